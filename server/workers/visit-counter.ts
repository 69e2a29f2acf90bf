import { sql } from 'drizzle-orm'
import { hasFlash } from '#app/flash.server.ts'
import { splitWords } from '#app/lib/fold-text.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { asKeeper } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import type { Viewer } from '#db/viewer.ts'
import type { Logger } from '#server/logger.ts'

/** Counts a page that was served with this status. `tags` come from its `Cache-Tag` header. */
export type CountVisit = (
  request: Request,
  viewer: Viewer,
  page: { status: number; tags: readonly string[] },
) => void

export type VisitCounter = {
  countVisit: CountVisit
  /** Write the counts since the last flush. */
  flush(): Promise<void>
}

type VisitCounterSettings = {
  database: Database
  logger: Logger
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Counts by day and center id or search: "2026-11-20 detox newark". */
type Counts = Map<string, number>

/** Most entries in memory, and most different searches that one process counts in a day. */
const maxViewed = 20_000
const maxSearched = 2_000

/**
 * Count views of centers and searches without results, by the day, and nothing about the visitor. Counts
 * stay in memory until `flush`: a killed process loses them, a stopped one flushes first.
 */
export function createVisitCounter(settings: VisitCounterSettings): VisitCounter {
  const { database, logger, now = Date.now } = settings
  let views: Counts = new Map()
  let searches: Counts = new Map()
  // Bounds memory and table if a client makes up searches without end.
  let searchedToday = { day: '', queries: new Set<string>() }

  function countEmptySearch(day: string, query: URLSearchParams): void {
    const folded = foldCountableSearch(`${query.get('q') ?? ''} ${query.get('location') ?? ''}`)
    if (!folded) return
    if (searchedToday.day !== day) searchedToday = { day, queries: new Set() }
    if (searchedToday.queries.size >= maxSearched && !searchedToday.queries.has(folded)) return
    searchedToday.queries.add(folded)
    add(searches, `${day} ${folded}`, 1, maxSearched)
  }

  return {
    countVisit: (request, viewer, { status, tags }) => {
      // 304: the visitor opens a page that the browser still has.
      const isShown = status === 200 || status === 304
      if (!isShown || tags.length === 0 || !isVisit(request, viewer)) return
      const day = formatIsoDate(new Date(now()))
      for (const tag of tags) {
        if (tag === 'empty-search') countEmptySearch(day, new URL(request.url).searchParams)
        else if (tag.startsWith('center:')) {
          add(views, `${day} ${tag.slice('center:'.length)}`, 1, maxViewed)
        }
      }
    },
    flush: async () => {
      if (views.size === 0 && searches.size === 0) return
      const [seen, searched] = [views, searches]
      views = new Map()
      searches = new Map()
      try {
        await writeCounts(database, seen, searched)
      } catch (error) {
        logger.error({ err: error }, 'what was looked at could not be written; it is kept')
        for (const [key, number] of seen) add(views, key, number, maxViewed)
        for (const [key, number] of searched) add(searches, key, number, maxSearched)
      }
    },
  }
}

/** Add to a count. Ignores a new key if there are `max` keys already. */
function add(counts: Counts, key: string, number: number, max: number): void {
  const before = counts.get(key)
  if (before !== undefined || counts.size < max) counts.set(key, (before ?? 0) + number)
}

/** Skip deleted centers. Writes rows in a fixed order: otherwise two processes could deadlock. */
function writeCounts(database: Database, views: Counts, searches: Counts): Promise<void> {
  const toRows = (counts: Counts) =>
    JSON.stringify(
      [...counts].map(([key, number]) => ({ day: key.slice(0, 10), what: key.slice(11), number })),
    )
  return asKeeper(database, async (db) => {
    await db.execute(sql`
      insert into center_views as kept (center_id, day, views)
      select what, day, number
      from jsonb_to_recordset(${toRows(views)}::jsonb) as seen (what uuid, day date, number integer)
      where exists (select from treatment_centers where id = what)
      order by what, day
      on conflict (center_id, day) do update set views = kept.views + excluded.views`)
    await db.execute(sql`
      insert into empty_searches as kept (query, day, searches)
      select what, day, number
      from jsonb_to_recordset(${toRows(dropPrefixes(searches))}::jsonb)
        as searched (what text, day date, number integer)
      order by what, day
      on conflict (query, day) do update set searches = kept.searches + excluded.searches`)
  })
}

const maxLength = 80
const maxWords = 6

/**
 * Fold the words of a search for counting. Null if the search may identify a person: an email or web address, any digits
 * but one ZIP code, a long text.
 */
export function foldCountableSearch(query: string): string | null {
  // Before splitting: "pat@example.org" would become three harmless words.
  if (/[@/\\]|www\./i.test(query)) return null
  const words = splitWords(query)
  const numbers = words.filter((word) => /\p{N}/u.test(word))
  if (numbers.length > 1 || numbers.some((word) => !/^[0-9]{5}$/.test(word))) return null
  const folded = words.join(' ')
  if (words.length > maxWords || folded.length === 0 || folded.length > maxLength) return null
  return folded
}

/**
 * Drop searches that are the beginning of another one: the directory searches while a person types, so "detox for do"
 * comes before "detox for dogs".
 */
export function dropPrefixes(searches: ReadonlyMap<string, number>): Map<string, number> {
  // In sorted order, a search is followed at once by those that begin with it.
  const sorted = [...searches].sort(([a], [b]) => (a < b ? -1 : 1))
  return new Map(sorted.filter(([query], index) => !sorted[index + 1]?.[0].startsWith(query)))
}

/** Words in the User-Agent of programs. "Cubot" is a phone brand. */
const programs =
  /(?<!cu)bot|crawl|spider|preview|slurp|facebookexternalhit|whatsapp|headless|lighthouse|monitor|uptime|curl|wget|python|axios|okhttp|go-http|java\//i

/**
 * Whether a request is a person who opens a page. A program, a prefetch, staff, and the reload after a form don't count.
 */
export function isVisit(request: Request, viewer: Viewer): boolean {
  // React Router requests a page's data again after an action on it.
  if (request.method !== 'GET' || new URL(request.url).pathname.endsWith('.data')) return false
  if (viewer.kind === 'member' && viewer.role !== 'user') return false
  const { headers } = request
  const agent = headers.get('User-Agent')
  if (!agent || programs.test(agent)) return false
  const purpose = `${headers.get('Sec-Purpose') ?? ''} ${headers.get('Purpose') ?? ''}`
  if (/prefetch|prerender/i.test(purpose)) return false
  // The page after a vote, a comment or a review.
  return !hasFlash(headers.get('Cookie'))
}
