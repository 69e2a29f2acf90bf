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
  /** The URL of this page of the feed. */
  url: string
  /** The URL of the page with older entries; null for the last one. */
  nextUrl: string | null
  author: { name: string; url: string }
  rights: string
  /** When an entry changed last. */
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
  /** When it happened. */
  published: Date
  /** When its text changed last, for example to another number. */
  updated: Date
}
