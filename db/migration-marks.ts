/*
 * Rows of `directory_migrations.applied` that stand for no migration, by their `hash`.
 */

/** Recorded after the samples are offered, so they are offered once. */
export const samplesMark = 'sample-data'

/** Recorded while `npm run move` fills a database. */
export const moveMark = 'unfinished-move'

/** A move into this database was interrupted. The message is one line for the operator. */
export class UnfinishedMoveError extends Error {
  override name = 'UnfinishedMoveError'
}
