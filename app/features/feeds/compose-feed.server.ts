import type { Site } from '#app/context.ts'
import { areaMessages } from '#app/features/search/area-messages.ts'
import { deriveHsdsId } from '#app/lib/hsds.server.ts'
import type { Language } from '#app/lib/language.ts'
import { normalizeLine } from '#app/lib/normalize-text.ts'
import { linkCounty } from '#app/lib/places/near.ts'
import { localize } from '#app/pages.ts'
import { describeEvent, type FeedEvent } from './describe-event.ts'
import { type FeedFormat, linkFeed } from './feed-links.ts'
import type { Feed } from './feed-model.ts'
import { feedMessages } from './messages.ts'
import type { FeedScope } from './read-feed.server.ts'

type Options = { site: Site; language: Language; format: FeedFormat; now: Date }

/** Both formats need a date, and a feed without entries has none. */
const emptySince = new Date(0)

/** Composes the feed of a scope from its events, newest first. */
export function composeFeed(scope: FeedScope, events: FeedEvent[], options: Options): Feed {
  const { site, language, format, now } = options
  const text = feedMessages[language]
  const path = getPagePath(scope)
  const url = site.url + linkFeed(path, format, language)
  const link = (to: string) => site.url + localize(to, language)
  return {
    id: scope.kind === 'center' ? makeId(scope.id, language) : url,
    title: text.title(nameScope(scope, site, language)),
    description: text.description,
    language,
    pageUrl: link(scope.kind === 'center' && scope.isGone ? '/centers' : path),
    url,
    author: { name: site.name, url: link('/') },
    rights: text.rights(site.dataLicense),
    updated: events[0]?.at ?? emptySince,
    entries: events.map((event) => {
      const described = describeEvent(event, now, language)
      const { kind, title, text, path } = described
      return { id: makeId(event.id, language), kind, title, text, url: link(path), at: event.at }
    }),
  }
}

/** Returns the English path of the page about the same centers. */
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
  return `urn:uuid:${language === 'en' ? uuid : deriveHsdsId(uuid, language)}`
}
