import { englishQueries } from './labelled-queries.en.ts'
import { spanishQueries } from './labelled-queries.es.ts'
import { mixedQueries } from './labelled-queries.mixed.ts'
import { nameQueries } from './labelled-queries.names.ts'

/**
 * Queries with the meaning that a person gave them. They were written without looking at the
 * lexicon, so that they measure it. Correct a label only if the label is wrong, never to make the
 * search pass.
 */
export const labelledQueries = [
  ...englishQueries,
  ...spanishQueries,
  ...mixedQueries,
  ...nameQueries,
]
