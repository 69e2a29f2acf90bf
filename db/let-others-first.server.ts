import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './client.server.ts'

/** In milliseconds. */
const moment = 10
const quick = 10
const longest = 250

/**
 * Between two steps of background work, let requests go first that wait for the embedded engine's one connection: until
 * it answers at once two times in a row, because a request asks several times with a moment between, or for a quarter
 * of a second.
 */
export async function letOthersFirst(database: Database): Promise<void> {
  if (database.engine !== 'pglite') return
  const until = performance.now() + longest
  for (let quickAnswers = 0; quickAnswers < 2 && performance.now() < until; ) {
    await wait(moment)
    const askedAt = performance.now()
    await database.ping()
    quickAnswers = performance.now() - askedAt < quick ? quickAnswers + 1 : 0
  }
}
