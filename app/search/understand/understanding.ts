import type { Near } from '#app/center/places/near.ts'
import type { DirectorySearch } from '#app/search/search-input.ts'
import type { Plan } from '#site/plans.ts'
import type { Untold } from './leave-out-untold.server.ts'
import type { Topic } from './lexicon.ts'
import type { Choice } from './meanings.ts'
import type { Correction } from './reading.ts'

/** 'either': a plan that may be any of these; 'by-video': kinds of care, and telehealth. */
export type JoinedChoices = { kind: 'either' | 'by-video'; choices: Choice[] }

/** A search as understood. */
export type Understanding = {
  /** The filters of the URL and of the words; `text` has only the words that centers must have. */
  search: DirectorySearch
  /** The place of `search.near`. */
  near: Near | null
  /** The text of the search, as typed. */
  typed: string
  /** The words that centers must have, folded. */
  words: string[]
  /** Centers with all of these in their names come first; none if the words name no center. */
  nameWords: string[]
  /** Words that only rank, folded: no filter has them, and they never make a list shorter. */
  softWords: string[]
  /** Those of them and of `asks` that any center has: centers with all of them come first. */
  rankWords: string[]
  /** Wishes that we have no filter for, in folded words: "pets". */
  asks: string[]
  /** Wishes that no center in the directory is known to meet. They filter nothing. */
  untold: Untold
  /** Kinds of care that a person wants together: centers with all of them come first. */
  together: Choice[]
  /** Choices that one chip shows: "Counseling by video". */
  joined: JoinedChoices[]
  /** Misspelled words that were read as others. */
  corrections: Correction[]
  /** Whether words became filters. */
  isReinterpreted: boolean
  topics: Topic[]
  /** Plans to ask about, because no center says which it takes. */
  plans: Plan[]
  /** "near me" or "within 5 miles", without a place in the URL or the words. */
  asksForPosition: boolean
}
