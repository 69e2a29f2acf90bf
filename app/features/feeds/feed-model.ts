import type { Language } from '#app/lib/language.ts'

/** A feed, whatever its format. URLs are absolute, and texts have no control characters. */
export type Feed = {
  /** Stays when the page moves. */
  id: string
  title: string
  description: string
  language: Language
  /** The page about the same centers. */
  pageUrl: string
  /** The feed's own URL. */
  url: string
  author: { name: string; url: string }
  rights: string
  /** When the newest entry happened. */
  updated: Date
  /** Newest first. */
  entries: FeedEntry[]
}

export type FeedEntry = {
  id: string
  title: string
  text: string
  url: string
  /** For programs: "number-changed". */
  kind: string
  at: Date
}
