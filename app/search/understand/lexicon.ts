import type { Offering } from '#app/center/offerings/offerings.ts'
import type { TreatmentType } from '#app/center/offerings/treatment-types.ts'

/**
 * The topics with a panel above the results, besides those in `danger-words.ts`. 'aftermath': a
 * loss, or a danger that is over.
 */
export const topics = [
  'withdrawal',
  'naloxone',
  'aftermath',
  'support-groups',
  'insurance',
  'family',
  'sober-living',
] as const
export type Topic = (typeof topics)[number]

/**
 * What people type, by what it means. Each text lists phrases as typed, separated by commas or new
 * lines. Case, accents and punctuation make no difference. A phrase under two headings means both.
 * The longest phrase wins: "no insurance" isn't "insurance".
 */
export type Lexicon = {
  /** Phrases for a choice, besides its label. */
  choices: Partial<Record<TreatmentType | Offering, string>>
  topics: Record<Topic, string>
  openNow: string
  openBeds: string
  /** "near me": offers the location button. */
  nearMe: string
  /** Words before a place: "in", "near". */
  beforePlace: string
  /** Those of `beforePlace` after which even a name that we don't know is a place. */
  beforeAnyPlace: string
  /** Words after a number that make it an age: "year old". */
  afterAge: string
  /** Words before a number that make it an age: "aged". */
  beforeAge: string
  /** Words after a number that make it a distance: "miles". */
  afterMiles: string
  /** Words after a number that make it a distance in kilometers. */
  afterKilometers: string
  /** Words after a number that make it a time to travel, which no filter measures. */
  afterMinutes: string
  /** Wishes that no filter has: "pets", "private room". The page says so, and to ask. */
  asks: string
  /** Words that restrict nothing: "rehab", "heroin", "the", "need help". */
  generic: string
}
