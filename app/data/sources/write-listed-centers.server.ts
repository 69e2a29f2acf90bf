import { type CenterPatch, writeCenters } from '#app/center/write-centers.server.ts'
import { changeValues, isSameValue, toComparableText } from '#app/data/import/job/center-changes.ts'
import type { Executor } from '#db/client.server.ts'
import type { FieldChange } from '#db/schema/activities.ts'
import type { ListedCenter } from './listing.ts'

/** A center has one entry for each of these. */
const entryKeys: Record<string, readonly string[]> = {
  openingHours: ['dayOfWeek'],
  additionalInfo: ['category', 'infoKey'],
}

/** Whether a center holds all that these changes replace, so that they can be made as a whole. */
export function holdsOldValues(center: ListedCenter, changes: readonly FieldChange[]): boolean {
  return changes.every(({ field, old, new: next }) => {
    const held = center[field as keyof ListedCenter] as unknown
    if (!Array.isArray(held)) return isSameValue(held, old)
    const texts = new Set(held.map(toComparableText))
    const isHeld = (entry: unknown) => texts.has(toComparableText(entry))
    const after = applyChanges(center, [{ field, old, new: next }])
    const entries = after[field as 'categories'].map((entry) => makeEntryKey(field, entry))
    return (old as unknown[]).every(isHeld) && new Set(entries).size === entries.length
  })
}

function makeEntryKey(field: string, entry: unknown): string {
  const keys = entryKeys[field]
  if (!keys) return String(entry)
  return keys.map((key) => (entry as Record<string, unknown>)[key]).join('\n')
}

export function applyChanges(center: ListedCenter, changes: readonly FieldChange[]): ListedCenter {
  return changeValues(center, changes)
}

type ChangedListing = {
  /** With its new values. */
  center: ListedCenter
  fields: readonly string[]
}

/** Write these fields of centers; one center may come several times. */
export async function writeListedCenters(
  db: Executor,
  changed: readonly ChangedListing[],
): Promise<void> {
  const patches = new Map<string, Record<string, unknown>>()
  for (const { center, fields } of changed) {
    const values = fields.map((field) => [field, center[field as keyof ListedCenter]])
    patches.set(center.id, { ...patches.get(center.id), ...Object.fromEntries(values) })
  }
  // One call of `writeCenters` changes the same fields of all its centers.
  const groups = new Map<string, { id: string }[]>()
  for (const [id, patch] of patches) {
    const fields = Object.keys(patch).sort()
    const ordered = Object.fromEntries(fields.map((field) => [field, patch[field]]))
    const key = fields.join()
    groups.set(key, [...(groups.get(key) ?? []), { id, ...(ordered as CenterPatch) }])
  }
  for (const group of groups.values()) await writeCenters(db, group)
}
