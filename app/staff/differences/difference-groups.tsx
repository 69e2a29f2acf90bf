import { Form, useNavigation } from 'react-router'
import {
  acceptableGroup,
  countInGroup,
  type DifferenceGroup,
} from '#app/data/sources/difference-groups.ts'
import { getRunPath } from '#app/data/sources/source-paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Link } from '#app/ui/link.tsx'
import { acceptAllNote, describeGroup, groupNotes } from './messages.ts'
import type { Review } from './read-review.server.ts'

/** Links to the groups of a run's differences, each with its count. */
export function DifferenceGroups({ review }: { review: Review }) {
  const { sourceId, runId, groups, group } = review
  const path = getRunPath(sourceId, runId)
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const links = [
    { to: path, label: 'All differences', count: total, isCurrent: !group },
    ...groups.map((listed) => ({
      to: `${path}?${new URLSearchParams({ group: listed.key })}`,
      label: describeGroup(listed),
      count: listed.count,
      isCurrent: listed.key === group,
    })),
  ]
  return (
    <nav aria-label="Groups" className="review-groups">
      {links.map(({ to, label, count, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'true' : undefined}>
          <span>{label}</span>
          <b className="flex-none tabular-nums">{count.toLocaleString('en-US')}</b>
        </Link>
      ))}
    </nav>
  )
}

/** More than these are accepted together only after a second press. */
const mostUnasked = 50

/** Accepts together what no person has to look at one by one. Nothing if there is nothing of the kind. */
export function AcceptAllForm({ groups }: { groups: readonly DifferenceGroup[] }) {
  const isBusy = useNavigation().state !== 'idle'
  const total = countInGroup(groups, acceptableGroup)
  if (total === 0) return null
  const label = `Accept all ${total.toLocaleString('en-US')}`
  const isAsked = total > mostUnasked
  const form = (
    <Form method="post" className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="group" value={acceptableGroup} />
      <Button type="submit" name="intent" value="accept-group" variant="line" disabled={isBusy}>
        {isAsked ? `Yes, ${label.toLowerCase()}` : label}
      </Button>
    </Form>
  )
  if (!isAsked) return form
  return (
    <Disclosure summary={label}>
      <div className="grid max-w-measure gap-3 pb-2">
        <p>{acceptAllNote}</p>
        {form}
      </div>
    </Disclosure>
  )
}

/** Decides about all differences of a group. */
export function GroupForm({ group }: { group: DifferenceGroup }) {
  const isBusy = useNavigation().state !== 'idle'
  const { key, kind, conflict } = group
  const count = group.count.toLocaleString('en-US')
  const note = kind === 'vanished' ? groupNotes.vanished : groupNotes.centers
  const canAccept = kind !== 'vanished' && conflict !== 'centers' && conflict !== 'records'
  const button = { type: 'submit', name: 'intent', variant: 'line', disabled: isBusy } as const
  return (
    <Form method="post" className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="group" value={key} />
      {canAccept && (
        <Button {...button} value="accept-group">
          Accept all {count}
        </Button>
      )}
      {!canAccept && conflict !== 'records' && <p className="text-ink-soft">{note}</p>}
      <Button {...button} value="dismiss-group">
        Dismiss all {count}
      </Button>
    </Form>
  )
}
