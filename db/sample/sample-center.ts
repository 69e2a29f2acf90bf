import type { HoursPlan } from './hours-plans.ts'

/** A fictional center as the data files state it. What is left out is unknown. */
export type SampleCenter = {
  name: string
  category: string
  categories?: readonly string[]
  /** Number and street, both invented. Left out where the address is given by phone only. */
  street?: string
  place: { city: string; county: string; zip: string }
  neighborhood?: string
  /** Latitude and longitude in degrees, near the middle of the ZIP code. */
  at: readonly [number, number]
  /** "(609) 555-0142": an area code of New Jersey and a number reserved for fiction. */
  phone?: string
  website?: `https://${string}.example.org`
  rated?: { score: number; reviews: number; photos: number }
  image?: Illustration
  hours?: HoursPlan
  /** Keys of `services` with spaces between them. */
  offers?: string
  /** The same, for what the center says that it does not offer. */
  lacks?: string
  placeId?: `sample-${string}`
  /** Its details were checked with the center. */
  verified?: boolean
  closed?: 'for-now' | 'for-good'
  pinnedDaysAgo?: number
  description?: string
}

/** Our own drawings in `public/illustrations`. */
export const illustrations = [
  'ridge',
  'shore',
  'river',
  'pines',
  'lighthouse',
  'lake',
  'meadow',
  'orchard',
] as const

export type Illustration = (typeof illustrations)[number]
