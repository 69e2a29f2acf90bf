import { sql } from 'drizzle-orm'
import { hasFlash } from '#app/flash.server.ts'
import { splitWords } from '#app/lib/fold-text.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { asKeeper } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import type { Viewer } from '#db/viewer.ts'
import type { Logger } from '#server/logger.ts'
import { startWorker } from '#server/worker.ts'

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
  /** Writes what is left. What is counted afterwards is lost. */
  stop(): Promise<void>
}

type VisitCounterSettings = {
  database: Database
  logger: Logger
  /** Milliseconds between two writes. */
  flushEvery?: number
  /** Milliseconds since 1970. */
  now?: () => number
}

/** How often, of each thing, on each day that it is in New Jersey. */
type CountsByDay = Map<string, Map<string, number>>

/** Bounds of what waits in memory, and of the searches that one process writes in a day. */
const mostViewed = 20_000
const mostSearched = 2_000

/**
 * Adds up in memory which centers are looked at and which searches find nothing, by the day that it is
 * in New Jersey, and writes the sums. Nothing of who looked or searched comes in here. A process that
 * is killed loses what it counted since its last write, half a minute at most; one that is stopped
 * writes it first.
 */
export function startVisitCounter(settings: VisitCounterSettings): VisitCounter {
  const { database, logger, flushEvery = 30_000, now = Date.now } = settings
  let views: CountsByDay = new Map()
  let searches: CountsByDay = new Map()
  // Whoever makes up searches without end fills neither the memory nor the table.
  let searchedToday = { day: '', queries: new Set<string>() }

  const getToday = () => formatIsoDate(new Date(now()))

  function countEmptySearch(query: URLSearchParams): void {
    const folded = foldCountableSearch(`${query.get('q') ?? ''} ${query.get('location') ?? ''}`)
    if (!folded) return
    const day = getToday()
    if (searchedToday.day !== day) searchedToday = { day, queries: new Set() }
    if (searchedToday.queries.size >= mostSearched && !searchedToday.queries.has(folded)) return
    searchedToday.queries.add(folded)
    add(searches, day, folded, 1, mostSearched)
  }

  async function write(): Promise<void> {
    if (views.size === 0 && searches.size === 0) return
    const [seen, searched] = [views, searches]
    views = new Map()
    searches = new Map()
    try {
      await writeCounts(database, seen, searched)
    } catch (error) {
      logger.error({ err: error }, 'what was looked at could not be written; it is kept')
      addAll(views, seen, mostViewed)
      addAll(searches, searched, mostSearched)
    }
  }
  const worker = startWorker(
    { name: 'the visit counter', every: flushEvery, run: write, startsLater: true },
    logger,
  )
  return {
    countVisit: (request, viewer, { status, tags }) => {
      // 304: the browser has the page, and its visitor opens it again.
      const isShown = status === 200 || status === 304
      if (!isShown || tags.length === 0 || !isVisit(request, viewer)) return
      for (const tag of tags) {
        if (tag === 'empty-search') countEmptySearch(new URL(request.url).searchParams)
        else if (tag.startsWith('center:')) {
          add(views, getToday(), tag.slice('center:'.length), 1, mostViewed)
        }
      }
    },
    flush: write,
    stop: async () => {
      await worker.stop()
      await write()
    },
  }
}

/** What is new on a day is left out once `most` different ones are there. */
function add(counts: CountsByDay, day: string, what: string, number: number, most: number): void {
  let ofDay = counts.get(day)
  if (!ofDay) {
    ofDay = new Map()
    counts.set(day, ofDay)
  }
  const before = ofDay.get(what)
  if (before !== undefined || ofDay.size < most) ofDay.set(what, (before ?? 0) + number)
}

function addAll(counts: CountsByDay, more: CountsByDay, most: number): void {
  for (const [day, ofDay] of more) {
    for (const [what, number] of ofDay) add(counts, day, what, number, most)
  }
}

/** A center that is deleted meanwhile is skipped; rows are written in one order, so that processes do not wait for each other. */
function writeCounts(database: Database, views: CountsByDay, searches: CountsByDay): Promise<void> {
  const seen = [...views].flatMap(([day, centers]) =>
    [...centers].map(([center, number]) => ({ center, day, views: number })),
  )
  const searched = [...searches].flatMap(([day, queries]) =>
    [...dropBeginnings(queries)].map(([query, number]) => ({ query, day, searches: number })),
  )
  return asKeeper(database, async (tx) => {
    await tx.execute(sql`
      insert into center_views as kept (center_id, day, views)
      select center, day, views
      from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as seen (center uuid, day date, views integer)
      where exists (select from treatment_centers where id = center)
      order by center, day
      on conflict (center_id, day) do update set views = kept.views + excluded.views`)
    await tx.execute(sql`
      insert into empty_searches as kept (query, day, searches)
      select query, day, searches
      from jsonb_to_recordset(${JSON.stringify(searched)}::jsonb)
        as searched (query text, day date, searches integer)
      order by query, day
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
