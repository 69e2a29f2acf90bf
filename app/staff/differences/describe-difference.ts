import { centerFields } from '#app/center/fields/center-fields.ts'
import { formatWeekday } from '#app/center/hours/opening-hours.ts'
import type { ShownDifference } from '#app/data/sources/read-differences.server.ts'
import { formatDate } from '#app/lib/format-date.ts'
import type { FieldChange } from '#db/schema/activities.ts'

/** One changed value in words; null for none. */
export type DescribedChange = { label: string; old: string | null; new: string | null }

/** Follow from the others, so nobody decides about them. */
const unshownFields = ['phoneUnformatted', 'neighborhood', 'latitude', 'longitude']
const addressParts = ['street', 'city', 'state', 'postalCode']
const maxEntries = 12

/** Describe what accepting a difference changes: old → new, by field. Of a list, the first entries. */
export function describeChanges(
  { changes }: Pick<ShownDifference, 'changes'>,
  entries = maxEntries,
): DescribedChange[] {
  const hasParts = changes.some(({ field }) => addressParts.includes(field))
  return changes
    .filter(({ field }) => field in centerFields && !unshownFields.includes(field))
    .filter(({ field }) => field !== 'address' || !hasParts)
    .map(({ field, old, new: next }: FieldChange) => ({
      label: centerFields[field as keyof typeof centerFields].label,
      old: describeValue(old, entries),
      new: describeValue(next, entries),
    }))
}

function describeValue(value: unknown, entries: number): string | null {
  if (value === null || value === '') return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (!Array.isArray(value)) return String(value)
  if (value.length === 0) return null
  const shown = value.slice(0, entries).map(describeEntry).join(', ')
  const more = value.length - entries
  return more > 0 ? `${shown} and ${more} more` : shown
}

function describeEntry(entry: unknown): string {
  if (!(entry instanceof Object)) return String(entry)
  if ('dayOfWeek' in entry && 'hours' in entry) {
    return `${formatWeekday(Number(entry.dayOfWeek))} ${entry.hours}`
  }
  if ('infoKey' in entry && 'infoValue' in entry) {
    return entry.infoValue ? String(entry.infoKey) : `no ${entry.infoKey}`
  }
  return JSON.stringify(entry)
}

type Evidence = Pick<ShownDifference, 'verifiedAt' | 'verifiedBy' | 'listedIn' | 'listedOn'>

/** Say where the old value comes from: "Checked by calling, November 3, 2026". */
export function describeEvidence({ verifiedAt, verifiedBy, listedIn, listedOn }: Evidence): string {
  if (verifiedAt) {
    const how = verifiedBy === 'website' ? 'on its website' : 'by calling'
    return `Checked ${how}, ${formatDate(verifiedAt)}`
  }
  const day = listedOn && formatDate(new Date(`${listedOn}T17:00Z`))
  return listedIn
    ? ['Listed in', [listedIn, day].filter(Boolean).join(', ')].join(' ')
    : 'Not checked yet'
}
