import type { Danger } from '#app/search/danger-words.ts'
import type { Topic } from '#app/search/understand/lexicon.ts'

/** A query as people type it, with what a careful operator would do with it. */
export type JudgedQuery = {
  query: string
  /** The filters that the person meant, as a query string. */
  means: string
  /** The topics to show beside the results. */
  topics?: Topic[]
  /** The words that no filter covers and that a helpful person would answer. */
  text?: string
  /** The name of the center that the query names. */
  name?: string
  /** The kinds of a danger that happens now, the most right first. */
  danger?: Danger[]
  /** A sensible operator would only ask whether someone is in danger. */
  mayBe?: true
}
