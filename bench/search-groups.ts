import {
  type DirectorySearch,
  emptySearch,
  minimumRatings,
  sortOrders,
} from '#app/features/search/search-input.ts'
import type { TreatmentType } from '#app/lib/treatment-types.ts'

type Choice = Partial<DirectorySearch>
type Choices = readonly Choice[]

const texts = (...values: string[]): Choices => values.map((text) => ({ text }))

const common = texts('recovery', 'treatment', 'counseling', 'health services', 'inc', 'center')
const rare = texts('methodist', 'aletheia', 'zion', 'kerwespel', 'gateway foundation')
const oneLetter = texts('c', 's', 'a', 'r', 'x', '1')
const beginnings = texts('recov', 'be', 'couns', 'st', 'me', 'new', 'wo')
const severalWords = texts(
  'new hope',
  'behavioral health center',
  'addiction treatment services',
  'house of hope',
  'community mental health',
  'treatment center of the south',
)
const seldomMet = texts(
  'methadone spanish',
  'women men',
  'veterans house',
  'hope smoking',
  'inc llc',
)
const places: Choices = [
  'Chicago',
  'Los Angeles County',
  'Newark',
  'Cook County, IL',
  'Springfield',
  '60612',
  'New',
  'san',
].map((location) => ({ location }))
const types: Choices = (
  [
    ['outpatient'],
    ['detox'],
    ['group-therapy'],
    ['residential', 'inpatient'],
    ['medication-assisted', 'family-therapy', 'detox'],
  ] satisfies TreatmentType[][]
).map((chosen) => ({ types: chosen }))
const ratings: Choices = minimumRatings.map((minRating) => ({ minRating }))
const open: Choices = [{ openOnly: true }]
const typos = texts(
  'newrak',
  'behavoral helth',
  'recovry',
  'trentn',
  'counselng',
  'chicgo tretment',
)

const words = [...common, ...rare, ...oneLetter, ...beginnings, ...severalWords]

type Part = [name: string, choices: Choices]

const filters: Part[] = [
  ['place', places],
  ['type', types],
  ['rating', ratings],
  ['open', open],
]

/** Every combination of the filters, from none of them to all. */
const filterings = Array.from({ length: 2 ** filters.length }, (_, chosen) =>
  filters.filter((_, at) => chosen & (1 << at)),
)

/** What is combined in each group, one choice of each part: a text, or none, with every combination of the filters. */
const combined: Part[][] = [
  [['text, common', common]],
  [['text, rare', rare]],
  [['text, one letter', oneLetter]],
  [['text, a beginning', beginnings]],
  [['text, several words', severalWords]],
  [['text, seldom together', seldomMet]],
  ...filterings.slice(1).map((parts): Part[] => [['text', words], ...parts]),
  ...filterings.map((parts): Part[] => [['text, misspelt', typos], ...parts]),
  ...filterings,
]

const pages: Choices = [{ page: 1 }, { page: 20 }, { page: 1_000_000 }]
const sorts: Choices = sortOrders.map((sort) => ({ sort }))

/**
 * By group, at most `most` searches: every combination with each order and with pages 1, 20 and the
 * last, or as many as asked for, evenly out of all of them.
 */
export function listSearches(most: number): Map<string, DirectorySearch[]> {
  return new Map(
    combined.map((parts) => [
      parts.map(([name]) => name).join(', ') || 'everything',
      takeEvenly(combine([...parts.map(([, choices]) => choices), sorts, pages]), most),
    ]),
  )
}

function combine(lists: readonly Choices[]): DirectorySearch[] {
  let searches: DirectorySearch[] = [emptySearch]
  for (const list of lists) {
    searches = searches.flatMap((search) => list.map((choice) => ({ ...search, ...choice })))
  }
  return searches
}

/** A step that shares no factor with the length meets every choice of every list. */
function takeEvenly(searches: DirectorySearch[], most: number): DirectorySearch[] {
  if (searches.length <= most) return searches
  const step = Math.max(1, Math.floor(searches.length * 0.618))
  const taken: DirectorySearch[] = []
  for (let index = 0, at = 0; index < most; index++, at = (at + step) % searches.length) {
    taken.push(searches[at] as DirectorySearch)
  }
  return taken
}
