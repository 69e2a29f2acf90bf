import type { Database } from '#db/client.server.ts'
import { createFailingDatabase } from './test-app.ts'

/** A handle of the database: of accounts, or of everything else. */
type Handle = 'orm' | 'accounts'

/**
 * Return the database with statements that fail as if it didn't answer. `mustFail` is asked before
 * each statement.
 */
export function failWhen(database: Database, mustFail: (handle: Handle) => boolean): Database {
  const broken = createFailingDatabase()
  const watch = (handle: Handle) =>
    new Proxy(database[handle], {
      get(target, key) {
        const value = Reflect.get(target, key, target)
        if (typeof value !== 'function') return value
        return (...values: unknown[]) => {
          const from = mustFail(handle) ? broken[handle] : target
          return Reflect.apply(Reflect.get(from, key, from), from, values)
        }
      },
    }) as Database['orm']
  return { ...database, orm: watch('orm'), accounts: watch('accounts') }
}
