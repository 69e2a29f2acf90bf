import type { OfferingGroup } from '#app/center/offerings/offerings.ts'
import type { Texts } from '#app/lib/language.ts'
import { choiceObjects } from './choice-objects.ts'
import type { Radius } from './search-input.ts'

/** The centers of a looser search, for the texts below. */
type Loosed = {
  after: Radius
  words: string
  /** The time that was asked for: "Sunday", "at 2 AM". */
  time: string
  /** The searched place as typed. */
  place: string
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
export type Kind = 'within' | 'beds' | 'open' | 'at' | 'rating' | 'words' | 'place' | 'choices'

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
  accreditation: { one: 'is', many: 'be' },
}

const listAllEn = new Intl.ListFormat('en-US', { type: 'conjunction' })
const listAnyEn = new Intl.ListFormat('en-US', { type: 'disjunction' })
const numeralsEn = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

const centersEn = ({ total, count }: Loosed) =>
  `${numeralsEn[total] ?? count} ${total === 1 ? 'center' : 'centers'}`
const match = (loosed: Loosed) => `${centersEn(loosed)} ${loosed.total === 1 ? 'matches' : 'match'}`
const whereEn = ({ after }: Loosed) => (after === 'any' ? 'farther away' : `within ${after} miles`)

const kinds: Record<Kind, Words> = {
  within: {
    brings: (loosed) => `${match(loosed)} ${whereEn(loosed)}`,
    button: (loosed) => `Show ${loosed.count} ${whereEn(loosed)}`,
    link: ({ after }) => (after === 'any' ? 'At any distance' : `Within ${after} miles`),
  },
  beds: {
    brings: (loosed) => `${centersEn(loosed)} may have an open bed: call and ask`,
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
  at: {
    brings: (loosed) =>
      loosed.total === 1
        ? `${match(loosed)}, but it is closed ${loosed.time} or we don’t know its hours`
        : `${match(loosed)}, but they are closed ${loosed.time} or we don’t know their hours`,
    button: ({ count, time }) => `Show ${count} that may be closed ${time}`,
    link: ({ time }) => `Open ${time} or not`,
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
  place: {
    brings: (loosed) =>
      `${centersEn(loosed)} ${loosed.total === 1 ? 'is' : 'are'} near ${loosed.place}, but we don’t know whether ${loosed.total === 1 ? 'it fits' : 'they fit'}`,
    button: ({ count, total, place }) =>
      `See ${count} ${total === 1 ? 'center' : 'centers'} near ${place}`,
    link: ({ place }) => `All near ${place}`,
  },
  choices: {
    brings: (loosed) => `${match(loosed)} otherwise, but may not ${loosed.many}`,
    button: ({ count, many }) => `Show ${count} that may not ${many}`,
    link: ({ choices }) => `Without ${choices}`,
  },
}

const en = {
  kinds,
  verbs,
  objects: choiceObjects.en,
  joinAll: (names: string[]) => listAllEn.format(names),
  joinAny: (names: string[]) => listAnyEn.format(names),
  /** Follow `brings`: where the nearest of the `total` centers is. */
  nearest: (total: number, miles: string, place: string | null) =>
    `; ${total === 1 ? 'it' : 'the nearest'} is ${miles} away${place ? `, in ${place}` : ''}`,
  /** For a search with the beds filter, if dropping another filter finds centers. */
  maybeNoBed: ' We don’t know whether a bed is open: call and ask.',

  /** What no center has. `conditions` are clauses: "takes Medicaid". */
  nothing: (places: string[], conditions: string[]) => {
    const that = conditions.length > 0 ? ` that ${listAllEn.format(conditions)}` : ''
    return `We found no center${places.length > 0 ? ` ${listAllEn.format(places)}` : ''}${that}.`
  },
  withinMiles: (miles: number, place: string) => `within ${miles} miles of ${place}`,
  yourLocation: 'your location',
  inPlace: (place: string) => `in ${place}`,
  matchesWords: (words: string) => `matches “${words}”`,
  isRated: (minimum: number) => `is rated ${minimum} and up`,
  isOpenNow: 'is open now',
  isOpenThen: (time: string) => `is open ${time}`,
  isNotClosed: 'is not closed',
  hasBeds: 'has beds',
  hasOpenBed: 'reported an open bed in the last 24 hours',

  /** On a card: a filter that the center says it doesn't meet, or may not meet. */
  notOffered: (choice: string) => `${choice}: not offered`,
  notKnown: (choice: string) => `${choice}: not known, ask`,
  /** On a row, where the center can be called, and where it can’t. */
  askShort: (choice: string) => `${choice}? Ask`,
  unknown: (choice: string) => `${choice}: not known`,
  ratedBelow: (minimum: number) => `Rated below ${minimum}`,
  ratingNotKnown: 'Rating: not known',
}

const listAllEs = new Intl.ListFormat('es-US', { type: 'conjunction' })
const listAnyEs = new Intl.ListFormat('es-US', { type: 'disjunction' })
const numeralsEs = [
  'ningún',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
]

const centersEs = ({ total, count }: Loosed) =>
  `${numeralsEs[total] ?? count} ${total === 1 ? 'centro' : 'centros'}`
const meetRest = (loosed: Loosed) =>
  `Hay ${centersEs(loosed)} que ${loosed.total === 1 ? 'cumple' : 'cumplen'} con lo demás`
const whereEs = ({ after }: Loosed) => (after === 'any' ? 'más lejos' : `a ${after} millas o menos`)
const perhapsNot = ({ total, one, many }: Loosed) => `quizás no ${total === 1 ? one : many}`

const es = {
  kinds: {
    within: {
      brings: (loosed) => `Hay ${centersEs(loosed)} ${whereEs(loosed)}`,
      button: (loosed) => `Ver ${loosed.count} ${whereEs(loosed)}`,
      link: ({ after }) =>
        after === 'any' ? 'A cualquier distancia' : `A ${after} millas o menos`,
    },
    beds: {
      brings: (loosed) => `Puede haber una cama libre en ${centersEs(loosed)}: llame y pregunte`,
      button: ({ count }) => `Ver ${count} donde puede haber una cama`,
      link: () => 'Con o sin una cama libre reportada',
    },
    open: {
      brings: (loosed) =>
        loosed.total === 1
          ? `${meetRest(loosed)}, pero ahora está cerrado o no se sabe su horario`
          : `${meetRest(loosed)}, pero ahora están cerrados o no se sabe su horario`,
      button: ({ total, count }) =>
        `Ver ${count} aunque ahora ${total === 1 ? 'esté cerrado' : 'estén cerrados'}`,
      link: () => 'Abiertos a otras horas, o sin horario conocido',
    },
    at: {
      brings: (loosed) =>
        loosed.total === 1
          ? `${meetRest(loosed)}, pero está cerrado ${loosed.time} o no se sabe su horario`
          : `${meetRest(loosed)}, pero están cerrados ${loosed.time} o no se sabe su horario`,
      button: ({ count, time }) => `Ver ${count} aunque no abran ${time}`,
      link: ({ time }) => `Abiertos ${time} o no`,
    },
    rating: {
      brings: (loosed) => `Hay ${centersEs(loosed)} con cualquier calificación`,
      button: ({ count }) => `Ver ${count} con cualquier calificación`,
      link: () => 'Con cualquier calificación',
    },
    words: {
      brings: (loosed) => `Hay ${centersEs(loosed)} sin “${loosed.words}”`,
      button: ({ count, words }) => `Ver ${count} sin “${words}”`,
      link: ({ words }) => `Sin “${words}”`,
    },
    place: {
      brings: (loosed) =>
        `Hay ${centersEs(loosed)} cerca de ${loosed.place}, pero no sabemos si cumplen`,
      button: ({ count, total, place }) =>
        `Ver ${count} ${total === 1 ? 'centro' : 'centros'} cerca de ${place}`,
      link: ({ place }) => `Todos cerca de ${place}`,
    },
    choices: {
      brings: (loosed) => `${meetRest(loosed)}, pero ${perhapsNot(loosed)}`,
      button: (loosed) => `Ver ${loosed.count} que ${perhapsNot(loosed)}`,
      link: ({ choices }) => `Sin pedir: ${choices}`,
    },
  },
  verbs: {
    care: { one: 'ofrezca', many: 'ofrezcan' },
    payment: { one: 'acepte', many: 'acepten' },
    cost: { one: 'sea', many: 'sean' },
    medicines: { one: 'ofrezca', many: 'ofrezcan' },
    language: { one: 'atienda en', many: 'atiendan en' },
    people: { one: 'atienda a', many: 'atiendan a' },
    access: { one: 'tenga', many: 'tengan' },
    accreditation: { one: 'esté', many: 'estén' },
  },
  objects: choiceObjects.es,
  // Spanish "o" becomes "u" before a word like "Otros", and "y" becomes "e" before "inglés".
  joinAll: (names) => listAllEs.format(names),
  joinAny: (names) => listAnyEs.format(names),
  nearest: (total, miles, place) =>
    `; ${total === 1 ? 'está' : 'el más cercano está'} a ${miles}${place ? `, en ${place}` : ''}`,
  maybeNoBed: ' No es seguro que haya una cama: llame y pregunte.',

  nothing: (places, conditions) => {
    const that = conditions.length > 0 ? ` que ${listAllEs.format(conditions)}` : ''
    const where = places.length > 0 ? ` ${listAllEs.format(places)}` : ''
    // "a las 4 a. m." has its period.
    return `No encontramos ningún centro${where}${that}.`.replace(/\.\.$/, '.')
  },
  withinMiles: (miles, place) => `a ${miles} millas o menos de ${place}`,
  yourLocation: 'su ubicación',
  inPlace: (place) => `en ${place}`,
  matchesWords: (words) => `coincida con “${words}”`,
  isRated: (minimum) => `tenga calificación de ${minimum} o más`,
  isOpenNow: 'esté abierto ahora',
  isOpenThen: (time) => `esté abierto ${time}`,
  isNotClosed: 'no esté cerrado',
  hasBeds: 'tenga camas',
  hasOpenBed: 'haya reportado una cama libre en las últimas 24 horas',

  notOffered: (choice) => `${choice}: no se ofrece`,
  notKnown: (choice) => `${choice}: no se sabe, pregunte`,
  askShort: (choice) => `¿${choice}? Pregunte`,
  unknown: (choice) => `${choice}: no se sabe`,
  ratedBelow: (minimum) => `Calificación menor de ${minimum}`,
  ratingNotKnown: 'Calificación: no se sabe',
} satisfies typeof en

export const looseningMessages: Texts<typeof en> = { en, es }
