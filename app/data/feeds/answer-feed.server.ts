import type { Site } from '#app/context.ts'
import { servesSamples } from '#app/data/samples/serves-samples.ts'
import type { Language } from '#app/lib/language.ts'
import { findArea } from '#app/search/read-area.server.ts'
import type { Executor } from '#db/client.server.ts'
import { composeFeed, getPagePath } from './compose-feed.server.ts'
import { type FeedFormat, feedFormats, feedTypes, linkFeed } from './feed-links.ts'
import { type FeedScope, findFeedCenter, lastFeedPage, readFeedEvents } from './read-feed.server.ts'
import { writeAtom } from './write-atom.ts'
import { writeJsonFeed } from './write-json-feed.ts'

type Asked = {
  /** "/centers.atom", "/counties/essex.json": the part of the path after the prefix. */
  file: string
  language: Language
  /** From 1. */
  page: number
}

export type FeedAnswer = { movedTo: string } | { text: string; contentType: string }

const writers: Record<FeedFormat, typeof writeAtom> = { atom: writeAtom, json: writeJsonFeed }

/** Find and write a page of the feed of a path; null if there is none. Run it as `directory_api`. */
export async function answerFeed(
  db: Executor,
  { file, language, page }: Asked,
  site: Site,
): Promise<FeedAnswer | null> {
  const format = feedFormats.find((known) => file.endsWith(`.${known}`))
  if (!format) return null
  const options = { withSamples: servesSamples(site) }
  const path = file.slice(0, -`.${format}`.length)
  const scope = await findScope(db, path, options)
  if (!scope) return null
  const pagePath = getPagePath(scope)
  if (pagePath !== path) return { movedTo: linkFeed(pagePath, format, language) }
  const { events, hasMore } = await readFeedEvents(db, scope, { ...options, page })
  if (page > 1 && events.length === 0) return null
  const feed = composeFeed(scope, events, {
    site,
    language,
    format,
    now: new Date(),
    page,
    hasMore: hasMore && page < lastFeedPage,
  })
  return { text: writers[format](feed), contentType: `${feedTypes[format]}; charset=utf-8` }
}

async function findScope(
  db: Executor,
  path: string,
  options: { withSamples: boolean },
): Promise<FeedScope | null> {
  if (path === '/centers') return { kind: 'directory' }
  const [, folder, slug = ''] = /^\/(centers|counties)\/([a-z0-9-]{1,200})$/.exec(path) ?? []
  if (folder === 'counties') {
    const area = findArea({ county: slug })
    return area && { kind: 'county', county: area.county }
  }
  const center = folder ? await findFeedCenter(db, slug, options) : null
  return center && { kind: 'center', ...center }
}
