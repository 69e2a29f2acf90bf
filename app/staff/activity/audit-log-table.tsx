import { Link } from '#app/ui/link.tsx'
import { Table } from '#app/ui/table.tsx'
import { timeZone } from '#site/state.ts'
import type { AuditLogEntry, ShownChange } from './audit-log.ts'
import { describeAction, describeField, describeValue } from './describe-entry.ts'

export function AuditLogTable({ entries }: { entries: AuditLogEntry[] }) {
  return (
    <Table
      caption="Activity, newest first"
      columns={[{ label: 'When' }, { label: 'Who' }, { label: 'What' }]}
      className="activity-table"
    >
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td className="whitespace-nowrap text-ink-soft">
            <time dateTime={entry.when.toISOString()}>{formatLogTime(entry.when)}</time>
          </td>
          <th scope="row">{entry.who}</th>
          <td className="w-full">
            {describeAction(entry.action)}{' '}
            {entry.subjectPath ? (
              <Link to={entry.subjectPath}>{entry.subjectName}</Link>
            ) : (
              <span className="font-medium">{entry.subjectName}</span>
            )}
            <ChangeList changes={entry.changes} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

const maxShownLength = 80
const maxShown = 4

/** Lists an entry's changes by field. Long lists and values are collapsed. */
function ChangeList({ changes }: { changes: ShownChange[] }) {
  if (changes.length === 0) return null
  const rest = changes.slice(maxShown)
  return (
    <div className="mt-1 grid gap-1 text-sm text-ink-soft">
      <Lines changes={changes.slice(0, maxShown)} />
      {rest.length > 0 && (
        <details>
          <summary className="text-link">
            {rest.length === 1 ? 'One more change' : `${rest.length} more changes`}
          </summary>
          <Lines changes={rest} />
        </details>
      )}
    </div>
  )
}

function Lines({ changes }: { changes: ShownChange[] }) {
  return (
    <ul className="grid gap-1">
      {changes.map((change) => (
        <li key={change.field} className="min-w-0 break-words">
          <Line change={change} />
        </li>
      ))}
    </ul>
  )
}

function Line({ change }: { change: ShownChange }) {
  const field = <b className="font-semibold text-ink">{describeField(change.field)}</b>
  const old = describeValue(change.old)
  const next = describeValue(change.new)
  if (old === '') {
    return (
      <>
        {field} set to <Value text={next} />
      </>
    )
  }
  if (next === '') {
    return (
      <>
        {field} emptied; it was <Value text={old} />
      </>
    )
  }
  return (
    <>
      {field} from <Value text={old} /> to <Value text={next} />
    </>
  )
}

function Value({ text }: { text: string }) {
  if (text === '') return <>nothing</>
  if (text.length <= maxShownLength) return <q>{text}</q>
  return (
    <details className="inline-block max-w-full align-top">
      <summary className="text-link">
        <q>{`${text.slice(0, maxShownLength).trimEnd()}…`}</q>
      </summary>
      <p className="mt-1 rounded-s bg-sunken px-3 py-2 whitespace-pre-wrap text-ink">{text}</p>
    </details>
  )
}

let printed: Intl.DateTimeFormat | undefined

/** Format a time: "Nov 20, 2026, 5:04:11 AM EST". */
export function formatLogTime(date: Date): string {
  printed ??= new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
  // Node and browsers use different spaces before "PM", which would break hydration.
  return printed.format(date).replaceAll(/\s/gu, ' ')
}
