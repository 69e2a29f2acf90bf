import type { FieldChange } from '#db/schema/activities.ts'

/** A center has one entry for each of these. */
const entryKeys: Record<string, readonly string[]> = {
  openingHours: ['dayOfWeek'],
  additionalInfo: ['category', 'infoKey'],
}

type Values = Readonly<Record<string, unknown>>

/** What takes these changes back. */
export function reverseChanges(changes: readonly FieldChange[]): FieldChange[] {
  return changes.toReversed().map((change) => ({ ...change, old: change.new, new: change.old }))
}

/**
 * These values with the changes made, each where the center still holds what it was made of: a field its
 * old value, a list an entry that another takes the place of.
 */
export function changeValues<Changed extends object>(
  values: Changed,
  changes: readonly FieldChange[],
): Changed {
  const changed = { ...values } as Record<string, unknown>
  for (const { field, old, new: next } of changes) {
    const held = changed[field]
    if (Array.isArray(held)) changed[field] = exchange(held, toEntries(old), toEntries(next))
    else if (isSameValue(held, old)) changed[field] = next
  }
  return changed as Changed
}

/** Whether a center holds all that these changes replace, so that they can be made as a whole. */
export function holdsOldValues(center: object, changes: readonly FieldChange[]): boolean {
  return changes.every(({ field, old, new: next }) => {
    const held = (center as Values)[field]
    if (!Array.isArray(held)) return isSameValue(held, old)
    const texts = new Set(held.map(toComparableText))
    const isHeld = (entry: unknown) => texts.has(toComparableText(entry))
    const entries = exchange(held, toEntries(old), toEntries(next))
    const keys = entries.map((entry) => makeEntryKey(field, entry))
    return toEntries(old).every(isHeld) && new Set(keys).size === entries.length
  })
}

function makeEntryKey(field: string, entry: unknown): string {
  const keys = entryKeys[field]
  if (!keys) return String(entry)
  return keys.map((key) => (entry as Values)[key]).join('\n')
}

/** An empty list may be stored as null. */
const toEntries = (list: unknown) => (list ?? []) as readonly unknown[]

function exchange(held: readonly unknown[], old: readonly unknown[], next: readonly unknown[]) {
  const gone = new Set(old.map(toComparableText))
  const rest = held.filter((entry) => !gone.has(toComparableText(entry)))
  return old.length > 0 && rest.length === held.length ? held : [...rest, ...next]
}

/** Write a value as JSON, with keys in one order: the database gives them back in any. */
function toComparableText(value: unknown): string {
  return JSON.stringify(value instanceof Object ? Object.entries(value).sort() : value)
}

export function isSameValue(one: unknown, other: unknown): boolean {
  return toComparableText(one ?? null) === toComparableText(other ?? null)
}
