import { describeAddress } from '#app/lib/describe-address.ts'
import type { SavedCenter } from '#app/lib/kept-list.ts'
import { formatHours, formatWeekday, type PublishedHours } from '#app/lib/opening-hours.ts'

type FactsRow = {
  id: string
  address: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  treatmentTypes: string[]
  offerings: string[]
  hours: PublishedHours[]
}

type Summary = Pick<SavedCenter, 'slug' | 'name' | 'place'> & {
  openStatus: SavedCenter['status']
  phone: string
  phoneHref: string | null
  provenance: string
}

/** What a visitor may keep of a center on a device, of its row and of what its card says. */
export function describeSavedCenter(row: FactsRow, summary: Summary): SavedCenter {
  return {
    id: row.id,
    slug: summary.slug,
    name: summary.name,
    phone: summary.phoneHref && summary.phone,
    address: describeAddress(row),
    place: summary.place,
    status: summary.openStatus,
    offers: [...new Set([...row.treatmentTypes, ...row.offerings])],
    hours: summarizeHours(row.hours),
    checked: summary.provenance,
  }
}

/** "Mon–Fri 9 AM to 5 PM; Sat, Sun Closed": days that follow each other with the same hours are one. */
function summarizeHours(hours: readonly PublishedHours[]): string | null {
  const runs: { days: number[]; text: string }[] = []
  for (const day of hours.toSorted((a, b) => a.dayOfWeek - b.dayOfWeek)) {
    const text = formatHours(day.hours)
    const last = runs.at(-1)
    if (last?.text === text && last.days.at(-1) === day.dayOfWeek - 1) last.days.push(day.dayOfWeek)
    else runs.push({ days: [day.dayOfWeek], text })
  }
  return runs.map(({ days, text }) => `${formatDays(days)} ${text}`).join('; ') || null
}

function formatDays(days: number[]): string {
  const [first, ...rest] = days.map((day) => formatWeekday(day).slice(0, 3))
  const last = rest.at(-1)
  if (!last) return first ?? ''
  return rest.length === 1 ? `${first}, ${last}` : `${first}–${last}`
}
