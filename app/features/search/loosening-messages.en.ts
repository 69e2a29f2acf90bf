import type { Radius } from './search-input.ts'

/** Values for the texts below. */
type Loosed = {
  before: Radius
  after: Radius
  minimum: number
  words: string
  /** The dropped choices: "Detox or Residential". */
  choices: string
  /** The formatted number of centers. */
  total: string
}
type Words = {
  /** "None within 10 miles. 3 within 25 miles." */
  brings: (loosed: Loosed) => string
  /** The link's text: "Within 25 miles", "Without Medicaid". */
  link: (loosed: Loosed) => string
}
type Kind = 'within' | 'beds' | 'open' | 'rating' | 'words' | 'choices'

export const en = {
  kinds: {
    within: {
      brings: ({ before, after, total }) =>
        `None within ${before} miles. ${total} ${after === 'any' ? 'farther away' : `within ${after} miles`}.`,
      link: ({ after }) => (after === 'any' ? 'At any distance' : `Within ${after} miles`),
    },
    beds: {
      brings: ({ total }) =>
        `No center has reported an open bed. ${total} may have one: call and ask.`,
      link: () => 'With or without a reported open bed',
    },
    open: {
      brings: ({ total }) =>
        `None open now. ${total} at other hours, or with hours that are not known.`,
      link: () => 'Open at other hours, or hours not known',
    },
    rating: {
      brings: ({ minimum, total }) => `None rated ${minimum} and up. ${total} with any rating.`,
      link: () => 'With any rating',
    },
    words: {
      brings: ({ words, total }) => `None with “${words}”. ${total} without these words.`,
      link: ({ words }) => `Without “${words}”`,
    },
    choices: {
      brings: ({ choices, total }) => `None known with ${choices}. ${total} without this filter.`,
      link: ({ choices }) => `Without ${choices}`,
    },
  } satisfies Record<Kind, Words> as Record<Kind, Words>,
  /** For a search with the beds filter, if dropping another filter finds centers. */
  maybeNoBed: ' We don’t know whether a bed is open: call and ask.',
  joinAll: (names: string[]) => names.join(' and '),
  joinAny: (names: string[]) => names.join(' or '),
  /** On a card: a filter that the center may not meet. */
  notKnown: (choice: string) => `${choice}: not known`,
  ratedBelow: (minimum: number) => `Rated below ${minimum}`,
  ratingNotKnown: 'Rating: not known',
}
