import { serializeCsv } from '#app/lib/serialize-csv.ts'
import type { ShownActivity, ShownChange } from './activity.ts'
import { describeAction, describeField, describeValue } from './describe-activity.ts'

const header = ['When (UTC)', 'Who', 'Did', 'What', 'Changes', 'Action', 'Subject id'] as const

/** The log as a table for a spreadsheet: one line for each entry, times in UTC. */
export function serializeActivity(entries: readonly ShownActivity[]): string {
  return serializeCsv(
    header,
    entries.map((entry) => [
      entry.when.toISOString(),
      entry.who,
      describeAction(entry.action),
      entry.subjectName,
      entry.changes.map(describeChange).join('\n'),
      entry.action,
      entry.subjectId,
    ]),
  )
}

function describeChange({ field, old, new: next }: ShownChange): string {
  return `${describeField(field)}: ${describeValue(old) || '(empty)'} → ${describeValue(next) || '(empty)'}`
}
