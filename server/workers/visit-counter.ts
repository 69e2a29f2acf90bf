import { sql } from 'drizzle-orm'
import { hasFlash } from '#app/flash.server.ts'
import { splitWords } from '#app/lib/fold-text.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { asKeeper } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import type { Viewer } from '#db/viewer.ts'
import type { Logger } from '#server/logger.ts'

/** Notes a page that was served with this status. `tags` of its `Cache-Tag` header say what it shows. */
export type CountVisit = (
  request: Request,
  viewer: Viewer,
  page: { status: number; tags: readonly string[] },
) => void

export type VisitCounter = {
  countVisit: CountVisit
  /** Writes what was counted since the last time. */
  flush(): Promise<void>
}

type VisitCounterSettings = {
  database: Database
  logger: Logger
  /** Milliseconds since 1970. */
  now?: () => number
}

/** How often, by "2026-11-20" and what was looked at or searched: "2026-11-20 detox newark". */
type Counts = Map<string, number>

/** Bounds of what waits in memory, and of the searches that one process writes in a day. */
const maxViewed = 20_000
const maxSearched = 2_000

/**
 * Adds up in memory which centers are looked at and which searches find nothing, by the day that it is
 * in New Jersey, until `flush` writes the sums. Nothing of who looked or searched comes in here. A process that
 * is killed loses what it counted since then; one that is stopped writes it first.
 */
export function createVisitCounter(settings: VisitCounterSettings): VisitCounter {
  const { database, logger, now = Date.now } = settings
  let views: Counts = new Map()
  let searches: Counts = new Map()
  // Whoever makes up searches without end fills neither the memory nor the table.
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
      // 304: the browser has the page, and its visitor opens it again.
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

/** What is new is left out once `max` different ones are there. */
function add(counts: Counts, key: string, number: number, max: number): void {
  const before = counts.get(key)
  if (before !== undefined || counts.size < max) counts.set(key, (before ?? 0) + number)
}

/** A center that is deleted meanwhile is skipped; rows are written in one order, so that processes do not wait for each other. */
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
      from jsonb_to_recordset(${toRows(dropBeginnings(searches))}::jsonb)
        as searched (what text, day date, number integer)
      order by what, day
      on conflict (query, day) do update set searches = kept.searches + excluded.searches`)
  })
}

const maxLength = 80
const maxWords = 6

/**
 * A search as it may be counted: its words, folded. Null for what may say who searched, or how to
 * reach somebody: an e-mail or web address, any digits but those of one ZIP code, a long text.
 */
export function foldCountableSearch(query: string): string | null {
  // Before the words are taken apart: "pat@example.org" would become three harmless ones.
  if (/[@/\\]|www\./i.test(query)) return null
  const words = splitWords(query)
  const numbers = words.filter((word) => /\p{N}/u.test(word))
  if (numbers.length > 1 || numbers.some((word) => !/^[0-9]{5}$/.test(word))) return null
  const folded = words.join(' ')
  if (words.length > maxWords || folded.length === 0 || folded.length > maxLength) return null
  return folded
}

/**
 * Leaves out what is the beginning of another search: the directory searches while a person types, and
 * "detox for do" on the way to "detox for dogs" is no search of its own.
 */
export function dropBeginnings(searches: ReadonlyMap<string, number>): Map<string, number> {
  // In this order, whatever begins with a text follows it at once.
  const sorted = [...searches].sort(([a], [b]) => (a < b ? -1 : 1))
  return new Map(sorted.filter(([query], index) => !sorted[index + 1]?.[0].startsWith(query)))
}

/** Words by which programs name themselves. "Cubot" makes phones. */
const programs =
  /(?<!cu)bot|crawl|spider|preview|slurp|facebookexternalhit|whatsapp|headless|lighthouse|monitor|uptime|curl|wget|python|axios|okhttp|go-http|java\//i

/**
 * Whether what this request reads counts as looked at: a person opens a page. Not a program, a browser
 * that fetches ahead, the staff at work, nor the same page again after its visitor did something there.
 */
export function isVisit(request: Request, viewer: Viewer): boolean {
  // The data of a page: its scripts ask for it again after something was done there.
  if (request.method !== 'GET' || new URL(request.url).pathname.endsWith('.data')) return false
  if (viewer.kind === 'member' && viewer.role !== 'user') return false
  const { headers } = request
  const agent = headers.get('User-Agent')
  if (!agent || programs.test(agent)) return false
  const purpose = `${headers.get('Sec-Purpose') ?? ''} ${headers.get('Purpose') ?? ''}`
  if (/prefetch|prerender/i.test(purpose)) return false
  // The page that follows a vote, a comment, a review.
  return !hasFlash(headers.get('Cookie'))
}
