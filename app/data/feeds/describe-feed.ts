import type { Language } from '#app/lib/language.ts'
import { feedFormats, feedTypes, linkFeed } from './feed-links.ts'
import { feedMessages } from './messages.ts'

/** Describe the feed about what a page shows, for `PageMeta`. `pagePath` is in English. */
export function describeFeed(pagePath: string, listed: string, language: Language) {
  return {
    title: feedMessages[language].title(listed),
    formats: feedFormats.map((format) => ({
      type: feedTypes[format],
      path: linkFeed(pagePath, format, language),
    })),
  }
}
