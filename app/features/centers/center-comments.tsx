import type { ReactNode } from 'react'
import { useTexts } from '#app/ui/language.tsx'
import type { CenterDetail, PublicComment } from './center.ts'
import { messages } from './messages.ts'
import { PostedText } from './posted-text.tsx'
import { SignInLink } from './sign-in-link.tsx'

type Props = {
  center: Pick<CenterDetail, 'slug' | 'comments'>
  /** What a signed-in member can do with a comment. */
  tools?: ((comment: PublicComment) => ReactNode) | undefined
  /** A signed-in member's form. */
  children?: ReactNode
}

/** What members say to each other about this center. */
export function CenterComments({ center, tools, children }: Props) {
  const { comments: text } = useTexts(messages)
  return (
    <section id="comments" aria-labelledby="center-comments" className="scroll-mt-4">
      <h2 id="center-comments" className="mb-4">
        {text.title}
      </h2>
      {center.comments.length > 0 ? (
        <ul>
          {center.comments.map((comment) => (
            <PostedText key={comment.id} post={comment}>
              {tools?.(comment)}
            </PostedText>
          ))}
        </ul>
      ) : (
        <p className="mb-4 text-ink-soft">{text.none}</p>
      )}
      {children ?? (
        <SignInLink slug={center.slug} place="comments">
          {text.signIn}
        </SignInLink>
      )}
    </section>
  )
}
