import { Icon } from '#app/ui/icon.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { messages } from './messages.ts'
import { PartAlert } from './part-alert.tsx'
import type { Vote } from './participation-fields.ts'
import { type PartProps, usePart } from './use-part.ts'

type VoteControlsProps = PartProps & {
  /** All votes, the member's own among them. */
  counts: { up: number; down: number }
  own: Vote | null
}

const choices = [
  { vote: 'upvote', word: 'yes', icon: 'thumbs-up', key: 'up' },
  { vote: 'downvote', word: 'no', icon: 'thumbs-down', key: 'down' },
] as const

/** 'Yes' and 'No' with their counts. What was pressed shows at once; pressed again, it is taken back. */
export function VoteControls({ counts, own, ...part }: VoteControlsProps) {
  const { votes: text } = useTexts(messages)
  const { fetcher, action, rejected } = usePart('vote', part)
  const sent = fetcher.formData?.get('vote')
  const shown = sent === undefined || sent === null ? own : sent === 'none' ? null : sent
  const done = fetcher.data && 'ok' in fetcher.data && fetcher.state === 'idle'
  return (
    <div className="grid gap-3">
      <PartAlert rejected={fetcher.state === 'idle' ? rejected : undefined} />
      <fetcher.Form method="post" action={action} className="flex flex-wrap gap-3 tabular-nums">
        <input type="hidden" name="intent" value="vote" />
        {choices.map(({ vote, word, icon, key }) => {
          const pressed = shown === vote
          const count = counts[key] - Number(own === vote) + Number(pressed)
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
              {text[word]} {count}
            </button>
          )
        })}
      </fetcher.Form>
      <p role="status" className="sr-only">
        {done && (own ? text.counted : text.removed)}
      </p>
    </div>
  )
}
