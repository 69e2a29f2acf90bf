import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

/** Counts milliseconds: of the processor, which other work on the machine does not lengthen, or of the day. */
export type Clock = { counts: 'processor time' | 'time'; now: () => number }

/**
 * What the database has computed: of PostgreSQL its process, where that runs on this Linux; of the embedded
 * engine all of ours, Drizzle's share included. The time of the day where the system does not tell.
 */
export async function openClock(database: Database): Promise<Clock> {
  if (database.engine === 'pglite') {
    const now = () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1_000
    }
    return { counts: 'processor time', now }
  }
  const [backend] = await readRows<{ pid: number; isHere: boolean }>(
    database.orm,
    sql`select pg_backend_pid() as pid, inet_server_addr() << '127.0.0.0/8' as "isHere"`,
  )
  try {
    const folder = `/proc/${backend?.pid}`
    if (backend?.isHere && /postgres/.test(readFileSync(`${folder}/comm`, 'utf8'))) {
      const now = () => Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]) / 1e6
      now()
      return { counts: 'processor time', now }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return { counts: 'time', now: () => performance.now() }
}
