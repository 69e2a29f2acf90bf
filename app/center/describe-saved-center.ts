import { findProvenance } from '#app/center/fields/provenance.ts'
import type { PublishedHours } from '#app/center/hours/opening-hours.ts'
import { summarizeWeek } from '#app/center/hours/week-summary.ts'
import { describeAddress } from '#app/center/places/describe-address.ts'
import type { SavedCenter } from '#app/center/saved/saved-center.ts'
import { formatPhone } from '#app/lib/phone.ts'

type CenterRow = Parameters<typeof findProvenance>[0] & {
  id: string
  slug: string
  name: string
  phone: string | null
  address: string | null
  city: string | null
  county: string | null
  state: string | null
  postalCode: string | null
  treatmentTypes: string[]
  offerings: string[]
  hours: PublishedHours[]
  specialHours: string | null
}

/** Describe a center for a visitor's device: the same data on a page in any language. */
export function describeSavedCenter(row: CenterRow, status: SavedCenter['status']): SavedCenter {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    phone: formatPhone(row.phone)?.display ?? null,
    address: describeAddress(row),
    place: { city: row.city, county: row.county, state: row.state },
    status,
    offers: [...new Set([...row.treatmentTypes, ...row.offerings])],
    hours: summarizeWeek(row.hours),
    provenance: findProvenance(row),
    ...(row.specialHours !== null && { specialHours: row.specialHours }),
  }
}
