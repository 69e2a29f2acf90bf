import type { Language } from '#app/lib/language.ts'

export const feedFormats = ['atom', 'json'] as const

export type FeedFormat = (typeof feedFormats)[number]

export const feedTypes: Record<FeedFormat, string> = {
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}

export const feedPrefixes: Record<Language, string> = { en: '/feeds', es: '/es/feeds' }

/**
 * Return the path of the feed about what a page shows, named by the page's English path: "/centers",
 * "/counties/essex", "/centers/hope-house".
 */
export function linkFeed(pagePath: string, format: FeedFormat, language: Language): string {
  return `${feedPrefixes[language]}${pagePath}.${format}`
}
