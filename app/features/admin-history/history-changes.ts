import { type TextField, textFields } from '#app/features/admin-centers/center-form.ts'
import type { FieldChange } from '#db/schema/activities.ts'

/** These follow from other fields, or lead to the page. */
const fixed: readonly TextField[] = ['slug', 'placeId']

export type Revertible = { field: TextField; to: string; seen: string }

/** The field and the two values of a change that the center's form can put back; null for others. */
export function findRevertible({ field, old, new: written }: FieldChange): Revertible | null {
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
