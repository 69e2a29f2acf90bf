import { linkCounty } from '#app/center/places/near.ts'
import type { Site } from '#app/context.ts'
import { derivePartId } from '#app/data/hsds/derive-part-id.server.ts'
import { findChangeTime } from '#app/data/hsds/hsds-service.ts'
import { localize } from '#app/find-page.ts'
import type { Language } from '#app/lib/language.ts'
import { normalizeLine } from '#app/lib/normalize-text.ts'
import { areaMessages } from '#app/search/area-messages.ts'
import { describeEvent, type FeedEvent } from './describe-event.ts'
import { type FeedFormat, linkFeed } from './feed-links.ts'
import type { Feed, FeedEntry } from './feed-model.ts'
import { feedMessages } from './messages.ts'
import type { FeedScope } from './read-feed.server.ts'

type Options = {
  site: Site
  language: Language
  format: FeedFormat
  now: Date
  /** From 1. */
  page: number
  /** Whether older entries are on a next page. */
  hasMore: boolean
}

/** Both formats need a date, and a feed without entries has none. */
const emptySince = new Date(0)

/** Compose a page of the feed of a scope from its events, newest first. */
export function composeFeed(scope: FeedScope, events: FeedEvent[], options: Options): Feed {
  const { site, language, format, page, hasMore } = options
  const text = feedMessages[language]
  const path = getPagePath(scope)
  const url = site.url + linkFeed(path, format, language)
  const link = (to: string) => site.url + localize(to, language)
  const entries = events.map((event) => composeEntry(event, options))
  return {
    id: scope.kind === 'center' ? makeId(scope.id, language) : url,
    title: text.title(nameScope(scope, site, language)),
    description: text.description,
    language,
    pageUrl: link(scope.kind === 'center' && scope.isGone ? '/centers' : path),
    url: linkPage(url, page),
    nextUrl: hasMore ? linkPage(url, page + 1) : null,
    author: { name: site.name, url: link('/') },
    rights: text.rights(site.dataLicense),
    updated: findLatest(emptySince, ...entries.map(({ updated }) => updated)),
    entries,
  }
}

function composeEntry(event: FeedEvent, { site, language, now }: Options): FeedEntry {
  const { path, ...described } = describeEvent(event, now, language)
  return {
    ...described,
    id: makeId(event.id, language),
    url: site.url + localize(path, language),
    published: event.at,
    updated: findLatest(event.at, findTextChange(event, now)),
  }
}

/** An entry shows its center's present number, so it changes with the center. */
function findTextChange({ at, center }: FeedEvent, now: Date): Date {
  if (!center) return at
  const { updatedAt, verifiedAt, phoneReportedAt } = center
  const writtenAt = findLatest(updatedAt, verifiedAt ?? at, phoneReportedAt ?? at)
  return findChangeTime({ ...center, writtenAt }, now)
}

function findLatest(...times: Date[]): Date {
  return new Date(Math.max(...times.map((time) => time.getTime())))
}

const linkPage = (url: string, page: number) => (page === 1 ? url : `${url}?page=${page}`)

/** Return the English path of the page about the same centers. */
export function getPagePath(scope: FeedScope): string {
  if (scope.kind === 'center') return `/centers/${scope.slug}`
  return scope.kind === 'county' ? linkCounty(scope.county) : '/centers'
}

function nameScope(scope: FeedScope, site: Site, language: Language): string {
  if (scope.kind === 'center') return normalizeLine(scope.name)
  return scope.kind === 'county' ? areaMessages[language].county(scope.county) : site.name
}

/** In each language an entry is another one, with an id of its own. */
function makeId(uuid: string, language: Language): string {
  return `urn:uuid:${language === 'en' ? uuid : derivePartId(uuid, language)}`
}
