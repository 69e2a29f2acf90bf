import type { Danger } from '#app/search/danger-words.ts'
import type { Topic } from '#app/search/understand/lexicon.ts'

/** A query as people type it, and how the search must understand it. */
export type LabelledQuery = {
  query: string
  /**
   * The filters that a person would have set, as the query string that the form writes:
   * `near=Essex+County&offers=methadone`. Empty if no filter fits.
   */
  means: string
  /** The topics to show above the results. */
  topics?: (Topic | Danger)[]
  /** The words that no filter covers; the search looks for them in listings: 'pool'. */
  text?: string
  /** Slug of the center that the query names. It comes first, and no filter is read. */
  name?: string
}
