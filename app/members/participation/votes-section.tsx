import { Form, useNavigation } from 'react-router'
import type { CenterDetail } from '#app/center/center-model.ts'
import { FormSummary } from '#app/ui/form-summary.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { findRejected } from '#app/ui/post-form.tsx'
import { usePath, useTexts } from '#app/ui/use-language.tsx'
import type { Member } from './member-form.tsx'
import { participationMessages } from './messages.ts'
import { SignInLink } from './posted-text.tsx'

type Props = { center: Pick<CenterDetail, 'slug' | 'votes'>; member: Member | null }

const choices = [
  { vote: 'upvote', word: 'yes', icon: 'thumbs-up', key: 'up' },
  { vote: 'downvote', word: 'no', icon: 'thumbs-down', key: 'down' },
] as const

/** 'Was this listing helpful?': everybody sees the counts that aren't zero, members vote. */
export function VotesSection({ center, member }: Props) {
  const { votes: text } = useTexts(participationMessages)
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
      {member ? (
        <VoteButtons center={center} member={member} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {choices
            .filter(({ key }) => center.votes[key] > 0)
            .map(({ word, icon, key }) => (
              <span key={key} className="flex items-center gap-2">
                <Icon name={icon} className="text-link" />
                {text[word]} {center.votes[key]}
              </span>
            ))}
          <SignInLink slug={center.slug} place="votes">
            {text.signIn}
          </SignInLink>
        </div>
      )}
    </section>
  )
}

/** 'Yes' and 'No' with their counts. What was pressed shows at once; pressed again, it is taken back. */
function VoteButtons({ center: { slug, votes }, member }: Props & { member: Member }) {
  const { votes: text } = useTexts(participationMessages)
  const path = usePath()
  const { formData } = useNavigation()
  const sent = formData?.get('intent') === 'vote' ? formData.get('vote') : null
  const shown = sent === null ? member.vote : sent === 'none' ? null : sent
  const rejected = sent === null ? findRejected(member.rejected, 'vote') : undefined
  return (
    <div className="grid gap-3">
      {rejected && <FormSummary {...rejected} />}
      <Form
        method="post"
        action={path(`/centers/${slug}#votes`)}
        preventScrollReset
        className="flex flex-wrap gap-3"
      >
        <input type="hidden" name="intent" value="vote" />
        {choices.map(({ vote, word, icon, key }) => {
          const pressed = shown === vote
          const count = votes[key] - Number(member.vote === vote) + Number(pressed)
          return (
            <button
              key={vote}
              type="submit"
              name="vote"
              value={pressed ? 'none' : vote}
              aria-pressed={pressed}
              className={`btn ${pressed ? '' : 'btn-line'}`}
            >
              <Icon name={icon} className={pressed ? 'icon-fill' : undefined} />
              {text[word]} {count || null}
            </button>
          )
        })}
      </Form>
      <p role="status" className="sr-only">
        {member.hasVoted && sent === null && (member.vote ? text.counted : text.removed)}
      </p>
    </div>
  )
}
