import { Link } from '#app/ui/link.tsx'
import { Table } from '#app/ui/table.tsx'
import type { AuditLogEntry } from './audit-log.ts'
import { ChangeList } from './change-list.tsx'
import { describeAction } from './describe-entry.ts'

/** When, who and what, one row for each entry. */
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
            <time dateTime={entry.when.toISOString()}>{formatMoment(entry.when)}</time>
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

let printed: Intl.DateTimeFormat | undefined

/** "Nov 20, 2026, 5:04:11 AM EST": the time it was in New Jersey. */
export function formatMoment(date: Date): string {
  printed ??= new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    timeZone: 'America/New_York',
  })
  // Servers and browsers differ in which space they put before "PM".
  return printed.format(date).replaceAll(/\s/gu, ' ')
}
