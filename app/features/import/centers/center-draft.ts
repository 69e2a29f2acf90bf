import type { RawRecord } from '#app/features/import/formats/records.ts'
import type { Derived } from '#app/lib/derive-center.ts'
import type { StatedInfo } from '#app/lib/derive-offerings.ts'

export type DraftHours = { dayOfWeek: number; hours: string }
export type DraftInfo = StatedInfo

/** A center as a file describes it, cleaned and ready to be inserted. Blank is null. */
export type CenterDraft = {
  name: string
  /** The address that the file wishes for; one is made of the name without it. */
  slug: string | null
  description: string | null
  address: string | null
  phone: string | null
  /** As a phone dials it: "+16095550142". */
  phoneUnformatted: string | null
  website: string | null
  totalScore: number | null
  reviewsCount: number | null
  imageUrl: string | null
  city: string | null
  /** A two-letter code in the United States, else as the file has it. */
  state: string | null
  postalCode: string | null
  neighborhood: string | null
  street: string | null
  /** Without the word County. */
  county: string | null
  latitude: number | null
  longitude: number | null
  price: number | null
  categoryName: string | null
  googleMapsUrl: string | null
  permanentlyClosed: boolean
  temporarilyClosed: boolean
  imagesCount: number | null
  placeId: string | null
  countryCode: string
  /** Of the directory's own export: the list that it was from, else that of the file. */
  listedIn: string | null
  listedOn: string | null
  categories: string[]
  openingHours: DraftHours[]
  additionalInfo: DraftInfo[]
  /** Another row with the same name and address describes a further program of this center. */
  mergesPrograms: boolean
  /** What could not be kept, in plain words. */
  warnings: string[]
} & Derived

/** Counts what an adapter met and did not know, by its name in the file. */
export type Tally = Map<string, number>

/** Hostile files may name a field anew in each record. */
const maxTally = 500

export function countIn(tally: Tally, key: string): void {
  const count = tally.get(key)
  if (count !== undefined || tally.size < maxTally) tally.set(key, (count ?? 0) + 1)
}

/** One way of describing centers. A further one is a file of its own and a line in `parse-centers`. */
export type FormatAdapter = {
  name: string
  /** Whether a record is in this format, by its fields. */
  matches(record: RawRecord): boolean
  /** The name to show; null when the record has none. */
  readName(record: RawRecord): string | null
  /** Whether the adapter reads a field of this key, or leaves it out on purpose. */
  isKnownField(key: string, value: unknown): boolean
  readDraft(record: RawRecord, name: string, unknownCodes: Tally): CenterDraft
}
