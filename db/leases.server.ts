import { sql } from 'drizzle-orm'
import { asImporter } from './as-viewer.server.ts'
import type { Database, Executor } from './client.server.ts'
import { readRows } from './read-rows.server.ts'
import type { WorkKind } from './schema/leases.ts'

/** After it expires, another process may take the work. */
const leaseUntil = sql`now() + interval '90 seconds'`
const renewEvery = 20_000

/** After crashing two processes, the same work would crash the next one. */
const maxAttempts = 2

/** Work of one kind that waits for a process. */
export type Queue<Waiting extends { id: string }, Work> = {
  kind: WorkKind
  /** Only one piece of this work is done at a time, in all processes. */
  isAlone: boolean
  /** A person runs it by hand, sees it end, and decides. */
  isByHand?: boolean
  /** Read what waits, or was left unfinished, in the order to take it. */
  listWaiting(db: Executor): Promise<Waiting[]>
  /** Why the work can't be done: in words for staff; 'elsewhere' if another process may do it; null if this one can. */
  findProblem(waiting: Waiting): string | null
  /** What to say where two processes ended during the work. */
  endedProcess: string
  fail(db: Executor, waiting: Waiting, reason: string): Promise<void>
  start(db: Executor, waiting: Waiting): Promise<Work | null>
}

/**
 * Take the work that has waited longest, for at most 90 seconds; `holdLease` renews that. Null if none waits for this
 * process. Two processes never take the same work.
 */
export function takeWork<Waiting extends { id: string }, Work>(
  database: Database,
  queue: Queue<Waiting, Work>,
): Promise<Work | null> {
  return asImporter(database, async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('directory.leases'))`)
    const leases = await readLeases(db, queue.kind)
    if (queue.isAlone && leases.some(({ isHeld }) => isHeld)) return null
    const waitingWork = await queue.listWaiting(db)
    if (!queue.isByHand) await forgetEnded(db, queue.kind, waitingWork)
    for (const waiting of waitingWork) {
      const lease = leases.find(({ workId }) => workId === waiting.id)
      if (lease?.isHeld) continue
      const isBroken = !queue.isByHand && (lease?.attempts ?? 0) >= maxAttempts
      const problem = isBroken ? queue.endedProcess : queue.findProblem(waiting)
      if (problem === 'elsewhere') continue
      if (problem !== null) {
        await queue.fail(db, waiting, problem)
        await endLease(db, waiting.id)
        continue
      }
      await db.execute(sql`insert into leases (work_id, kind, lease_until, attempts)
        values (${waiting.id}, ${queue.kind}, ${leaseUntil}, 1)
        on conflict (work_id) do update
          set lease_until = excluded.lease_until, attempts = leases.attempts + 1`)
      return queue.start(db, waiting)
    }
    return null
  })
}

type Lease = { workId: string; attempts: number; isHeld: boolean }

function readLeases(db: Executor, kind: WorkKind): Promise<Lease[]> {
  return readRows<Lease>(
    db,
    sql`select work_id as "workId", attempts, coalesce(lease_until > now(), false) as "isHeld"
      from leases where kind = ${kind}`,
  )
}

/** Work that was killed and then cancelled waits no more: its attempts don't count later. */
async function forgetEnded(
  db: Executor,
  kind: WorkKind,
  waiting: readonly { id: string }[],
): Promise<void> {
  const ids = sql.param(waiting.map(({ id }) => id))
  await db.execute(sql`delete from leases where kind = ${kind} and work_id <> all (${ids}::uuid[])
    and (lease_until is null or lease_until <= now())`)
}

/** Whether a process works on the row of this id, in SQL. */
export const isHeld = (id: ReturnType<typeof sql>) =>
  sql`exists (select from leases l where l.work_id = ${id} and l.lease_until > now())`

async function endLease(db: Executor, workId: string): Promise<void> {
  await db.execute(sql`delete from leases where work_id = ${workId}`)
}

/**
 * Renew the lease of taken work until the returned function is called: the work has come to an end or to a pause, and
 * its process is still there.
 */
export function holdLease(database: Database, workId: string): () => Promise<void> {
  const timer = setInterval(() => {
    const renewed = asImporter(database, (db) =>
      db.execute(sql`update leases set lease_until = ${leaseUntil} where work_id = ${workId}`),
    )
    // A lease that could not be renewed ends by itself, and the work's own row guards its batches.
    renewed.catch(() => {})
  }, renewEvery)
  return async () => {
    clearInterval(timer)
    await asImporter(database, (db) => endLease(db, workId))
  }
}

/**
 * End the leases of an earlier process. Only one process can open the embedded engine, so any lease of a kind that
 * exists when its worker looks for work is stale.
 */
export async function releaseStaleLeases(database: Database, kind: WorkKind): Promise<void> {
  if (database.engine !== 'pglite') return
  await asImporter(database, (db) =>
    db.execute(sql`update leases set lease_until = null where kind = ${kind}`),
  )
}
