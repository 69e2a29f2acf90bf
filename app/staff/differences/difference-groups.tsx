import { Form, useNavigation } from 'react-router'
import type { DifferenceGroup } from '#app/data/sources/read-differences.server.ts'
import { getRunPath } from '#app/data/sources/source-paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { describeGroup, groupNotes } from './messages.ts'
import type { Review } from './read-review.server.ts'

/** List the groups of a run's differences, each with its count and what can be done with all of it. */
export function DifferenceGroups({ review }: { review: Review }) {
  const { sourceId, runId, state, groups, group } = review
  const path = getRunPath(sourceId, runId)
  return (
    <section aria-labelledby="groups">
      <h2 id="groups">Groups</h2>
      <ul className="mt-3 divide-y border-y">
        {groups.map((listed) => (
          <li key={listed.key} className="grid gap-2 py-3 sm:grid-cols-[1fr_auto] sm:gap-6">
            <p className="flex justify-between gap-4">
              <Link
                to={`${path}?${new URLSearchParams({ group: listed.key })}`}
                aria-current={listed.key === group ? 'true' : undefined}
                className="inline-flex min-h-11 items-center wrap-anywhere"
              >
                {describeGroup(listed)}
              </Link>
              <span className="self-center font-bold tabular-nums">
                {listed.count.toLocaleString('en-US')}
              </span>
            </p>
            {state === 'open' && <GroupForm group={listed} />}
          </li>
        ))}
      </ul>
      {group && (
        <p className="mt-2">
          <Link to={path} className="inline-flex min-h-11 items-center">
            Show all differences
          </Link>
        </p>
      )}
    </section>
  )
}

function GroupForm({ group }: { group: DifferenceGroup }) {
  const isBusy = useNavigation().state !== 'idle'
  const { key, kind, conflict } = group
  const note = kind === 'vanished' ? groupNotes.vanished : groupNotes.centers
  const canAccept = kind !== 'vanished' && conflict !== 'centers' && conflict !== 'records'
  return (
    <Form method="post" className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="group" value={key} />
      {canAccept && (
        <Button
          type="submit"
          name="intent"
          value="accept-group"
          variant="line"
          size="sm"
          disabled={isBusy}
        >
          Accept all<span className="sr-only">: {describeGroup(group)}</span>
        </Button>
      )}
      {!canAccept && conflict !== 'records' && <p className="text-sm text-ink-soft">{note}</p>}
      <Button
        type="submit"
        name="intent"
        value="dismiss-group"
        variant="line"
        size="sm"
        disabled={isBusy}
      >
        Dismiss all<span className="sr-only">: {describeGroup(group)}</span>
      </Button>
    </Form>
  )
}
