import { type TextField, textFields } from '#app/staff/centers/center-form.ts'
import type { FieldChange } from '#db/schema/activities.ts'
import type { HistoryEntry } from './read-center-history.server.ts'

/** These follow from other fields, or lead to the page. */
const fixed: readonly TextField[] = ['slug', 'placeId']

/** Staff actions that log a field's old and new value. All others log what was done, such as the result of a call. */
const fieldActions: readonly string[] = [
  'center.updated',
  'center.merged',
  'center.unmerged',
  'center.source-changed',
  'center.source-undone',
]

/** Whether an entry's changes are changes of the center's fields. */
export function changesFields({ kind, what }: Pick<HistoryEntry, 'kind' | 'what'>): boolean {
  return kind === 'activity' ? fieldActions.includes(what) : kind !== 'check'
}

export type Revertible = { field: TextField; to: string; seen: string }

/** The field and the two values of a change that the center's form can put back; null for others. */
export function findRevertible(
  entry: Pick<HistoryEntry, 'kind' | 'what'>,
  { field, old, new: written }: FieldChange,
): Revertible | null {
  if (!changesFields(entry)) return null
  const name = textFields.find((known) => known === field)
  if (!name || fixed.includes(name)) return null
  const [to, seen] = [old, written].map(toText)
  return to === undefined || seen === undefined || to === seen ? null : { field: name, to, seen }
}

/** A stored value as the form holds it; undefined for a list. */
function toText(value: unknown): string | undefined {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
