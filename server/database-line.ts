import { createShortLine } from '#app/lib/work-queue.ts'
import type { Database } from '#db/client.server.ts'

/**
 * Requests of all networks together that are at work at once. The embedded engine answers one statement at a time, and
 * PostgreSQL's pool has ten connections: a page outside of the lines waits for these few at most.
 */
const places = { pglite: 2, postgres: 4 } satisfies Record<Database['engine'], number>

/** How long the line may be: some seconds of work. */
const waiting = 64

/** Seconds that a request waits in the line, and after which a refused one may come again. */
export const lineSeconds = 10

/** Create a line for requests that keep the database busy. */
export function createDatabaseLine(engine: Database['engine']) {
  return createShortLine({ places: places[engine], waiting, waitMs: lineSeconds * 1000 })
}
