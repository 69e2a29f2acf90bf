import type { Radius } from '#app/search/search-input.ts'
import type { Plan } from '#site/plans.ts'
import type { Topic } from './lexicon.ts'
import type { Choice } from './meanings.ts'
import type { UnreadPlace } from './unread-place.ts'

/** A misspelled word, as typed and as read. */
export type Correction = { typed: string; read: string }

/** The meaning of a search's words, and the words without one. */
export type Reading = {
  choices: Choice[]
  topics: Topic[]
  plans: Plan[]
  /** The place as a text for `readNear`; '' without one. */
  near: string
  /** The first place that we don't know, if it is one; its words are also in `rest`. */
  unreadPlace: UnreadPlace | null
  /** The distance that the words allow: "within 5 miles". */
  within: Radius | null
  isOpenNow: boolean
  hasOpenBeds: boolean
  /** When a center must be open, as the URL's `at`: 'sun', 'before-06:00'; null without a time. */
  at: string | null
  /** "near me" */
  asksForPosition: boolean
  /** Whether the words tell a person's age. */
  hasAge: boolean
  /** Words that no phrase and no place has, in order. */
  rest: string[]
  /** The words without those that restrict nothing. */
  telling: string[]
  /** What no filter has, in folded words: "pets", "private room". */
  asks: string[]
  /** Whether one of several kinds of care is enough: "inpatient or outpatient". */
  isEither: boolean
  corrections: Correction[]
}

/** Start the reading of words that mean nothing. */
export function startReading(): Reading {
  return {
    choices: [],
    topics: [],
    plans: [],
    near: '',
    unreadPlace: null,
    within: null,
    isOpenNow: false,
    hasOpenBeds: false,
    at: null,
    asksForPosition: false,
    hasAge: false,
    rest: [],
    telling: [],
    asks: [],
    isEither: false,
    corrections: [],
  }
}
