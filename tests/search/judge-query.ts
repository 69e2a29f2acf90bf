import { readNear } from '#app/center/places/find-place.server.ts'
import { splitWords } from '#app/lib/fold-text.ts'
import { listTopics } from '#app/search/list-topics.ts'
import type { ParsedSearch } from '#app/search/parse-search.server.ts'
import type { SearchResult } from '#app/search/search-centers.server.ts'
import { readSearch } from '#app/search/search-input.ts'
import { isFiller, splitParts } from '#app/search/understand/split-parts.server.ts'
import type { JudgedQuery } from './judged-query.ts'

export type Verdict = {
  query: string
  /** Filters, place, topics, danger and the words to answer are those of the label. */
  isExact: boolean
  /** No filter is false, the place is right, and what a filter lacks is said on the page. */
  isAcceptable: boolean
  /** No center is listed. */
  isEmpty: boolean
  /** What differs, for the reader. */
  differs: Record<string, { wanted: unknown; got: unknown }>
}

/** Compare how a query was understood with its label. */
export function judgeQuery(
  judged: JudgedQuery,
  parsed: ParsedSearch,
  result: SearchResult,
): Verdict {
  const { query } = judged
  if (judged.name) return judgeName(query, judged.name, result)
  if (judged.danger || result.danger) return judgeDanger(judged, parsed, result)
  const { understanding } = result
  const wanted = listFilters(readSearch(new URLSearchParams(judged.means)))
  const got = listFilters({ ...understanding.search, text: '' })
  const silent = listSilent(judged, parsed, result)
  const topics = [...listTopics(understanding)].sort()
  const wantedTopics = [...(judged.topics ?? [])].sort()
  const missing = wanted.filter((filter) => !got.includes(filter))
  const extra = got.filter((filter) => !wanted.includes(filter))
  const place = (filters: string[]) => filters.find((filter) => filter.startsWith('near='))
  const isPlaceRight = place(wanted) === place(got)
  return {
    query,
    isExact:
      missing.length + extra.length + silent.length === 0 &&
      wantedTopics.every((topic) => topics.includes(topic)),
    isAcceptable: isPlaceRight && extra.length === 0 && missing.length <= 1 && silent.length === 0,
    isEmpty: result.total === 0 && !result.loosened?.centers.length,
    differs: {
      ...(missing.length + extra.length > 0 && { filters: { wanted, got } }),
      ...(wantedTopics.join() !== topics.join() && {
        topics: { wanted: wantedTopics, got: topics },
      }),
      ...(silent.length > 0 && { silent: { wanted: silent, got: understanding.softWords } }),
    },
  }
}

/** List the words that the page should answer but doesn't mention. */
function listSilent(
  { text = '' }: JudgedQuery,
  { words }: ParsedSearch,
  { understanding: { softWords, asks, words: strict } }: SearchResult,
): string[] {
  const said = new Set([...softWords, ...strict, ...asks.flatMap((phrase) => phrase.split(' '))])
  const meant = new Set(
    splitParts(words)
      .filter(({ age, span }) => age || (span && !isFiller(span)))
      .flatMap((part) => part.words),
  )
  return splitWords(text).filter((word) => word.length > 3 && !said.has(word) && !meant.has(word))
}

function judgeName(query: string, name: string, { centers, total }: SearchResult): Verdict {
  const isFirst = centers[0]?.name === name
  const isListed = centers.some((center) => center.name === name)
  return {
    query,
    isExact: isFirst,
    isAcceptable: isListed,
    isEmpty: total === 0,
    differs: isFirst ? {} : { name: { wanted: name, got: centers[0]?.name } },
  }
}

/** A panel of another kind of danger also has 911; a line is enough where an operator would only ask. */
function judgeDanger(judged: JudgedQuery, parsed: ParsedSearch, result: SearchResult): Verdict {
  const wanted = judged.danger ?? []
  const { danger } = result
  const isHarmless = wanted.length === 0
  const isPanelRight = danger !== null && (danger === 'unclear' || wanted.includes(danger))
  const isQuiet = danger === null && !parsed.mayBeDanger
  const isAsked = danger === null && judged.mayBe === true && parsed.mayBeDanger
  const isRight = isHarmless ? isQuiet : isPanelRight || isAsked
  const isTold = danger !== null || parsed.mayBeDanger
  return {
    query: judged.query,
    isExact: isRight,
    isAcceptable: !isHarmless && isTold,
    isEmpty: false,
    differs: isRight ? {} : { danger: { wanted, got: danger ?? (parsed.mayBeDanger && 'line') } },
  }
}

function listFilters(search: ReturnType<typeof readSearch>): string[] {
  const { near, within, types, offers, open, beds } = search
  return [
    ...(near ? [`near=${describePlace(near)}`] : []),
    ...(within ? [`within=${within}`] : []),
    ...[...types, ...offers].sort(),
    ...(open ? [`open=${open}`] : []),
    ...(beds ? ['beds'] : []),
  ]
}

/** Two texts may mean one place: "Philadelphia" and 19107. */
function describePlace(text: string): string {
  const near = readNear(regionNames[text] ?? text)
  return near && near.kind !== 'unknown'
    ? near.label.replace(/^\d{5} \((.*)\)$/, '$1')
    : splitWords(text).join(' ')
}

const regionNames: Record<string, string> = {
  'north-jersey': 'North Jersey',
  'central-jersey': 'Central Jersey',
  'south-jersey': 'South Jersey',
  shore: 'Jersey Shore',
}
