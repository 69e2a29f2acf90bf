import type { Offering, OfferingGroup } from '#app/center/offerings/offerings.ts'
import type { TreatmentType } from '#app/center/offerings/treatment-types.ts'
import type { Radius } from './search-input.ts'

/** The centers of a looser search, for the texts below. */
type Loosed = {
  after: Radius
  words: string
  /** The dropped choices: "Detox or Residential". */
  choices: string
  /** The dropped choices after a verb, about one center and about several: "takes Medicaid", "take Medicaid". */
  one: string
  many: string
  total: number
  /** The formatted `total`. */
  count: string
}
type Words = {
  /** "Four centers match within 25 miles", without a period. */
  brings: (loosed: Loosed) => string
  /** The primary button: "Show 4 within 25 miles". */
  button: (loosed: Loosed) => string
  /** The text of a link, or the heading over the centers: "Within 25 miles", "Without Medicaid". */
  link: (loosed: Loosed) => string
}
export type Kind = 'within' | 'beds' | 'open' | 'rating' | 'words' | 'choices'

/** The verbs of a group of choices. 'cost' is for "Free or low cost" alone. */
export type VerbGroup = OfferingGroup | 'cost'
/** About one center and about several. */
type Verb = { one: string; many: string }

const verbs: Record<VerbGroup, Verb> = {
  care: { one: 'offers', many: 'offer' },
  payment: { one: 'takes', many: 'take' },
  cost: { one: 'is', many: 'be' },
  medicines: { one: 'offers', many: 'offer' },
  language: { one: 'helps in', many: 'help in' },
  people: { one: 'serves', many: 'serve' },
  access: { one: 'has', many: 'have' },
}

/** Choices whose label doesn't fit after the verb. */
const objects: Partial<Record<TreatmentType | Offering, string>> = {
  'medication-assisted': 'medication-assisted treatment',
  'free-or-low-cost': 'free or low cost',
  'sign-language': 'sign language',
  'other-language': 'other languages',
  pregnant: 'pregnant women or new mothers',
  'under-18': 'people under 18',
  veterans: 'veterans',
  'mental-health': 'people who also need mental health care',
  women: 'women',
  men: 'men',
  seniors: 'older adults',
  'court-referred': 'people referred by a court',
  dui: 'people referred for DUI or DWI',
  wheelchair: 'wheelchair access',
}

const listAll = new Intl.ListFormat('en-US', { type: 'conjunction' })
const listAny = new Intl.ListFormat('en-US', { type: 'disjunction' })
const numerals = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

const centers = ({ total, count }: Loosed) =>
  `${numerals[total] ?? count} ${total === 1 ? 'center' : 'centers'}`
const match = (loosed: Loosed) => `${centers(loosed)} ${loosed.total === 1 ? 'matches' : 'match'}`
const where = ({ after }: Loosed) => (after === 'any' ? 'farther away' : `within ${after} miles`)

const kinds: Record<Kind, Words> = {
  within: {
    brings: (loosed) => `${match(loosed)} ${where(loosed)}`,
    button: (loosed) => `Show ${loosed.count} ${where(loosed)}`,
    link: ({ after }) => (after === 'any' ? 'At any distance' : `Within ${after} miles`),
  },
  beds: {
    brings: (loosed) => `${centers(loosed)} may have an open bed: call and ask`,
    button: ({ count }) => `Show ${count} that may have a bed`,
    link: () => 'With or without a reported open bed',
  },
  open: {
    brings: (loosed) =>
      loosed.total === 1
        ? `${match(loosed)}, but it is closed now or we don’t know its hours`
        : `${match(loosed)}, but they are closed now or we don’t know their hours`,
    button: ({ count }) => `Show ${count} that may be closed now`,
    link: () => 'Open at other hours, or hours not known',
  },
  rating: {
    brings: (loosed) => `${match(loosed)} with any rating`,
    button: ({ count }) => `Show ${count} with any rating`,
    link: () => 'With any rating',
  },
  words: {
    brings: (loosed) => `${match(loosed)} without “${loosed.words}”`,
    button: ({ count, words }) => `Show ${count} without “${words}”`,
    link: ({ words }) => `Without “${words}”`,
  },
  choices: {
    brings: (loosed) => `${match(loosed)} otherwise, but may not ${loosed.many}`,
    button: ({ count, many }) => `Show ${count} that may not ${many}`,
    link: ({ choices }) => `Without ${choices}`,
  },
}

export const en = {
  kinds,
  verbs,
  objects,
  joinAll: (names: string[]) => listAll.format(names),
  joinAny: (names: string[]) => listAny.format(names),
  /** Follow `brings`: where the nearest of the `total` centers is. */
  nearest: (total: number, miles: string, place: string | null) =>
    `; ${total === 1 ? 'it' : 'the nearest'} is ${miles} away${place ? `, in ${place}` : ''}`,
  /** For a search with the beds filter, if dropping another filter finds centers. */
  maybeNoBed: ' We don’t know whether a bed is open: call and ask.',

  /** What no center has. `conditions` are clauses: "takes Medicaid". */
  nothing: (places: string[], conditions: string[]) => {
    const that = conditions.length > 0 ? ` that ${listAll.format(conditions)}` : ''
    return `We found no center${places.length > 0 ? ` ${listAll.format(places)}` : ''}${that}.`
  },
  withinMiles: (miles: number, place: string) => `within ${miles} miles of ${place}`,
  yourLocation: 'your location',
  inPlace: (place: string) => `in ${place}`,
  inCounty: (name: string) => `in ${name} County`,
  matchesWords: (words: string) => `matches “${words}”`,
  isRated: (minimum: number) => `is rated ${minimum} and up`,
  isOpenNow: 'is open now',
  isNotClosed: 'is not closed',
  hasBeds: 'has beds',
  hasOpenBed: 'reported an open bed in the last 24 hours',

  /** On a card: a filter that the center says it doesn't meet, or may not meet. */
  notOffered: (choice: string) => `${choice}: not offered`,
  notKnown: (choice: string) => `${choice}: not known, ask`,
  ratedBelow: (minimum: number) => `Rated below ${minimum}`,
  ratingNotKnown: 'Rating: not known',
}
