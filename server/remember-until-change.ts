import type { Read, Recall } from '#app/context.ts'
import type { Database, Transaction } from '#db/client.server.ts'

/**
 * Each reading of what anybody may see is done once for all who ask, until the directory changes. Where
 * changes are not heard of, it is done each time. A failure is told to all who waited for it, and is not
 * remembered.
 */
export function rememberUntilChange(database: Pick<Database, 'watch'>): Recall {
  const known = new Map<unknown, Promise<unknown>>()
  let isHeard = false
  database.watch({
    changed: () => known.clear(),
    lost: () => {
      isHeard = false
      known.clear()
    },
    heard: () => {
      isHeard = true
      known.clear()
    },
  })
  return <Result>(read: Read<Result>, tx: Transaction): Promise<Result> => {
    const before = known.get(read) as Promise<Result> | undefined
    if (before) return before
    const now = read(tx)
    if (!isHeard) return now
    known.set(read, now)
    now.catch(() => {
      if (known.get(read) === now) known.delete(read)
    })
    return now
  }
}
