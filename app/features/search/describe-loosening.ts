import { facets } from '#app/lib/facets.ts'
import { formatNumber, type Language, type Texts } from '#app/lib/language.ts'
import { type FacetBits, hasFacet, labelChoice } from './count-choices.ts'
import type { Condition, Loosening } from './loosen-search.server.ts'
import type { ListedCenter } from './read-listed.server.ts'
import type { SearchResult } from './search-centers.server.ts'
import { type DirectorySearch, getRadius, type Radius } from './search-input.ts'

/** What the words of a loosened condition are made of. */
type Loosed = {
  before: Radius
  after: Radius
  minimum: number
  words: string
  /** The choices that are left out: "Detox or Residential". */
  choices: string
  /** Of centers, as it is written. */
  total: string
}
type Words = {
  /** What it brings: "None within 10 miles. 3 within 25 miles." */
  brings: (loosed: Loosed) => string
  /** The same as a link's words: "Within 25 miles", "Without Medicaid". */
  link: (loosed: Loosed) => string
}
type Kind = 'within' | 'beds' | 'open' | 'rating' | 'words' | 'choices'

const en = {
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
  /** Where beds today were asked for, and what brings something is another condition less. */
  maybeNoBed: ' We don’t know whether a bed is open: call and ask.',
  joinAll: (names: string[]) => names.join(' and '),
  joinAny: (names: string[]) => names.join(' or '),
  /** On a card: what is asked for and the center may lack. */
  notKnown: (choice: string) => `${choice}: not known`,
  ratedBelow: (minimum: number) => `Rated below ${minimum}`,
  ratingNotKnown: 'Rating: not known',
}

const es: typeof en = {
  kinds: {
    within: {
      brings: ({ before, after, total }) =>
        `Ninguno a ${before} millas o menos. ${total} ${after === 'any' ? 'más lejos' : `a ${after} millas o menos`}.`,
      link: ({ after }) =>
        after === 'any' ? 'A cualquier distancia' : `A ${after} millas o menos`,
    },
    beds: {
      brings: ({ total }) =>
        `Ningún centro nos avisó de una cama libre. Puede haber una en ${total}: llame y pregunte.`,
      link: () => 'Con o sin aviso de una cama libre',
    },
    open: {
      brings: ({ total }) =>
        `Ninguno abierto ahora. ${total} a otras horas, o sin horario conocido.`,
      link: () => 'Abiertos a otras horas, o sin horario conocido',
    },
    rating: {
      brings: ({ minimum, total }) =>
        `Ninguno con calificación de ${minimum} o más. ${total} con cualquier calificación.`,
      link: () => 'Con cualquier calificación',
    },
    words: {
      brings: ({ words, total }) => `Ninguno con “${words}”. ${total} sin estas palabras.`,
      link: ({ words }) => `Sin “${words}”`,
    },
    choices: {
      brings: ({ choices, total }) =>
        `No sabemos de ninguno con ${choices}. ${total} sin este filtro.`,
      link: ({ choices }) => `Sin ${choices}`,
    },
  },
  maybeNoBed: ' No es seguro que haya una cama: llame y pregunte.',
  // Before a word like "Otros", "o" is "u".
  joinAll: (names) => new Intl.ListFormat('es', { type: 'conjunction' }).format(names),
  joinAny: (names) => new Intl.ListFormat('es', { type: 'disjunction' }).format(names),
  notKnown: (choice) => `${choice}: no se sabe`,
  ratedBelow: (minimum) => `Calificación menor de ${minimum}`,
  ratingNotKnown: 'Calificación: no se sabe',
}

const messages: Texts<typeof en> = { en, es }

/** A loosened condition in words: what it brings, and as a link. */
export function describeLoosening(
  search: DirectorySearch,
  { condition, search: looser, total }: Loosening,
  language: Language = 'en',
): { brings: string; link: string } {
  const { kinds, maybeNoBed, joinAll, joinAny } = messages[language]
  const left = new Set<string>([...looser.types, ...looser.offers])
  const dropped = [...search.types, ...search.offers]
    .filter((name) => !left.has(name))
    .map((name) => labelChoice(name, language))
  const loosed = {
    before: getRadius(search),
    after: getRadius(looser),
    minimum: search.minRating ?? 0,
    words: search.text,
    choices: condition === 'people' ? joinAll(dropped) : joinAny(dropped),
    total: formatNumber(total, language),
  }
  const words = kinds[isKind(condition) ? condition : 'choices']
  const isBedLost = search.beds && condition !== 'beds'
  return {
    brings: words.brings(loosed) + (isBedLost ? maybeNoBed : ''),
    link: words.link(loosed),
  }
}

const isKind = (condition: Condition): condition is Condition & Kind => condition in en.kinds

/** The centers that a page shows: those that match, else those of a looser search or, with what they lack, the nearest. */
export function listShown(
  search: DirectorySearch,
  { centers, total, loosened }: SearchResult,
  language: Language = 'en',
): (ListedCenter & { lacking?: string[] })[] {
  if (total > 0 || !loosened) return centers
  if (loosened.applied) return loosened.centers
  return loosened.centers.map((center) => ({
    ...center,
    lacking: listLacking(search, center, language),
  }))
}

/** What is asked for and not known of a center: "Medicaid: not known", "Rated below 4.5". */
function listLacking(
  search: DirectorySearch,
  center: { facets: FacetBits; rating: number },
  language: Language,
): string[] {
  const text = messages[language]
  const chosen = new Set<string>([...search.types, ...search.offers])
  const wanted = facets.flatMap(({ name, group }, index) =>
    chosen.has(name) ? [{ name, group, isMet: hasFacet(center.facets, index) }] : [],
  )
  // Of a group that is joined by *or*, one is enough.
  const met = new Set(
    wanted.filter(({ group, isMet }) => group !== 'people' && isMet).map(({ group }) => group),
  )
  const lacking = wanted
    .filter(({ group, isMet }) => !met.has(group) && !isMet)
    .map(({ name }) => text.notKnown(labelChoice(name, language)))
  if (search.minRating === null || center.rating >= search.minRating) return lacking
  return [...lacking, center.rating > 0 ? text.ratedBelow(search.minRating) : text.ratingNotKnown]
}
