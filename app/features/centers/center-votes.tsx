import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useTexts } from '#app/ui/language.tsx'
import type { CenterDetail } from './center.ts'
import { messages } from './messages.ts'
import { SignInLink } from './sign-in-link.tsx'

type Props = {
  center: Pick<CenterDetail, 'slug' | 'votes'>
  /** A signed-in member's buttons, which show the counts themselves. */
  children?: ReactNode
}

/** 'Was this listing helpful?': everybody sees the counts, members vote. */
export function CenterVotes({ center, children }: Props) {
  const { votes: text } = useTexts(messages)
  return (
    <section
      id="votes"
      aria-labelledby="center-votes"
      className="flex scroll-mt-4 flex-wrap items-center justify-between gap-4 border-y py-5"
    >
      <div>
        <h2 id="center-votes" className="text-lg">
          {text.title}
        </h2>
        <p className="text-sm text-ink-soft">{text.hint}</p>
      </div>
      {children ?? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 tabular-nums">
          <span className="flex items-center gap-2">
            <Icon name="thumbs-up" className="text-link" />
            {text.yes} {center.votes.up}
          </span>
          <span className="flex items-center gap-2">
            <Icon name="thumbs-down" className="text-link" />
            {text.no} {center.votes.down}
          </span>
          <SignInLink slug={center.slug} place="votes">
            {text.signIn}
          </SignInLink>
        </div>
      )}
    </section>
  )
}
