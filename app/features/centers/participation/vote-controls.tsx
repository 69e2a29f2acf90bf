import { Icon } from '#app/ui/icon.tsx'
import { PartAlert } from './part-alert.tsx'
import type { Vote } from './participation-fields.ts'
import { type PartProps, usePart } from './use-part.ts'

type VoteControlsProps = PartProps & {
  /** All votes, the member's own among them. */
  counts: { up: number; down: number }
  own: Vote | null
}

const choices = [
  { vote: 'upvote', label: 'Yes', icon: 'thumbs-up', key: 'up' },
  { vote: 'downvote', label: 'No', icon: 'thumbs-down', key: 'down' },
] as const

/** 'Yes' and 'No' with their counts. What was pressed shows at once; pressed again, it is taken back. */
export function VoteControls({ counts, own, ...part }: VoteControlsProps) {
  const { fetcher, action, rejected } = usePart('vote', part)
  const sent = fetcher.formData?.get('vote')
  const shown = sent === undefined || sent === null ? own : sent === 'none' ? null : sent
  const done = fetcher.data && 'ok' in fetcher.data && fetcher.state === 'idle'
  return (
    <div className="grid gap-3">
      <PartAlert rejected={fetcher.state === 'idle' ? rejected : undefined} />
      <fetcher.Form method="post" action={action} className="flex flex-wrap gap-3 tabular-nums">
        <input type="hidden" name="intent" value="vote" />
        {choices.map(({ vote, label, icon, key }) => {
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
              {label} {count}
            </button>
          )
        })}
      </fetcher.Form>
      <p role="status" className="sr-only">
        {done && (own ? 'Your vote is counted.' : 'Your vote is taken back.')}
      </p>
    </div>
  )
}
