import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './client.server.ts'

/** In milliseconds. A request asks several times, with a moment between. */
const moment = 5
const quiet = 10
const longest = 250

/**
 * Between two steps of background work, let requests go first that wait for the embedded engine's one connection: until
 * it answers at once, or for a quarter of a second.
 */
export async function letOthersFirst(database: Database): Promise<void> {
  if (database.engine !== 'pglite') return
  const until = performance.now() + longest
  for (;;) {
    await wait(moment)
    const askedAt = performance.now()
    await database.ping()
    const answeredAt = performance.now()
    if (answeredAt - askedAt < quiet || answeredAt > until) return
  }
}
