import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { asImporter, asOperator, asViewer } from '#db/as-viewer.server.ts'
import type { Database, Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { ImportChoices, ImportCounts } from './import-outcome.ts'
import type { ImportState } from './import-record.ts'
import { workProblems } from './messages.ts'

/** For how long a worker that gives no sign keeps its claim. */
const leaseSeconds = 30

/** Milliseconds between two looks whether the claim still holds: somebody who cancels waits for the next. */
const renewEvery = 1_000

/** An import that a worker has claimed, as it was then. */
export type Work = {
  id: string
  /** Whose claim it is: a worker's own id, new with each process. */
  holder: string
  /** For whom, with whose rights; null is the command line. */
  actorId: string | null
  fileName: string
  fileSize: number
  state: Extract<ImportState, 'previewing' | 'running' | 'undoing'>
  choices: ImportChoices
  mapping: Record<string, string>
  counts: ImportCounts | null
  rowsTotal: number | null
  rowsDone: number
}

/** The claim was lost, or somebody asked to stop: what the transaction did is undone. */
export class WorkStopped extends Error {
  override name = 'WorkStopped'
}

/** The process is asked to end: the work can be taken up again. */
export class WorkPaused extends Error {
  override name = 'WorkPaused'
}

/** Which imports a worker may take. */
export type ClaimOptions = {
  holder: string
  /** The command line takes its own import alone; the site takes those of people. */
  only?: string
  hasFile(id: string): Promise<boolean>
}

/**
 * Claims what waits longest, for half a minute. Null where nothing waits, or another worker is busy:
 * of all processes on one database, one imports.
 */
export async function claimWork(
  database: Database,
  { holder, only, hasFile }: ClaimOptions,
): Promise<Work | null> {
  return asImporter(database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('directory.imports'))`)
    const waiting = await readRows<Waiting>(
      tx,
      sql`select id, state, coalesce(lease_until > now(), false) as leased,
          extract(epoch from now() - queued_at)::double precision as seconds
        from imports
        where state in ('uploaded', 'previewing', 'queued', 'running', 'undoing')
        order by queued_at, id`,
    )
    if (waiting.some(({ leased }) => leased)) return null
    for (const { id, state, seconds } of waiting) {
      if (only !== undefined && id !== only) continue
      if (state !== 'undoing' && !(await hasFile(id))) {
        // Another process may have it, unless there is none.
        if (database.engine === 'pglite' || seconds > longestMissing) await failMissing(tx, id)
        continue
      }
      const [work] = await readRows<Work>(
        tx,
        sql`update imports set lease_holder = ${holder}, working_since = now(), error = null,
            lease_until = now() + make_interval(secs => ${leaseSeconds}),
            state = case state when 'uploaded' then 'previewing' when 'queued' then 'running'
              else state end,
            working_from = case when state = 'running' or state = 'queued' then rows_done else 0 end
          where id = ${id} and (actor_id is not null or ${only !== undefined})
          returning id, ${holder} as holder, actor_id as "actorId", file_name as "fileName",
            file_size::double precision as "fileSize", state, choices, mapping, counts,
            rows_total as "rowsTotal", rows_done as "rowsDone"`,
      )
      if (work) return work
    }
    return null
  })
}

type Waiting = { id: string; state: ImportState; leased: boolean; seconds: number }

/** Seconds for which an import waits for a process that has its file. */
const longestMissing = 24 * 3600

async function failMissing(tx: Transaction, id: string): Promise<void> {
  await tx.execute(
    sql`update imports set state = 'failed', error = ${workProblems.fileGone}, finished_at = now(),
        lease_holder = null, lease_until = null where id = ${id}`,
  )
}

/** One transaction with the rights of whoever the work is done for. */
export function asActor<Result>(
  database: Database,
  { actorId }: Pick<Work, 'actorId'>,
  run: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  if (actorId === null) return asOperator(database, run)
  return asViewer(database, { kind: 'member', userId: actorId, role: 'admin' }, run)
}

export type Checkpoint = { rowsDone: number; share: number; counts: ImportCounts }

/**
 * Writes down how far it is and renews the claim, in the transaction of the batch itself: it holds
 * with the batch or not at all. Throws `WorkStopped`.
 */
export async function checkpoint(tx: Transaction, work: Work, point: Checkpoint): Promise<void> {
  const renewed = await readRows(
    tx,
    sql`update imports set rows_done = ${point.rowsDone}, share = ${point.share},
        counts = ${JSON.stringify(point.counts)}::jsonb,
        lease_until = now() + make_interval(secs => ${leaseSeconds})
      where id = ${work.id} and lease_holder = ${work.holder} and not cancel_asked returning id`,
  )
  if (renewed.length === 0) throw new WorkStopped()
}

/** Renews the claim between two checkpoints. Throws `WorkStopped`. */
async function renewClaim(database: Database, work: Work): Promise<void> {
  const renewed = await asImporter(database, (tx) =>
    readRows(
      tx,
      sql`update imports set lease_until = now() + make_interval(secs => ${leaseSeconds})
        where id = ${work.id} and lease_holder = ${work.holder} and not cancel_asked returning id`,
    ),
  )
  if (renewed.length === 0) throw new WorkStopped()
}

/**
 * Keeps a claim for work that may be long without a checkpoint, since it waits for its file. Calls
 * `stop` with the reason, `WorkStopped` where somebody cancels, once that fails. Gives what ends it.
 */
export function holdClaim(
  database: Database,
  work: Work,
  stop: (reason: unknown) => void,
): () => Promise<void> {
  const ended = new AbortController()
  async function hold() {
    try {
      for (;;) {
        await setTimeout(renewEvery, undefined, { signal: ended.signal })
        await renewClaim(database, work)
      }
    } catch (error) {
      if (!ended.signal.aborted) stop(error)
    }
  }
  const holding = hold()
  return () => {
    ended.abort()
    return holding
  }
}

/** Lets go of work that is not finished, so that the next worker takes it up at once. */
export async function releaseWork(database: Database, work: Work): Promise<void> {
  await asImporter(database, (tx) =>
    tx.execute(
      sql`update imports set lease_holder = null, lease_until = null, working_since = null
        where id = ${work.id} and lease_holder = ${work.holder}`,
    ),
  )
}

/**
 * Ends work that was stopped: as cancelled where somebody asked for it, else nothing is changed, since
 * another holds the claim. Whether it was cancelled.
 */
export async function endStoppedWork(database: Database, work: Work): Promise<boolean> {
  const cancelled = await asImporter(database, (tx) =>
    readRows(
      tx,
      sql`update imports set state = 'cancelled', lease_holder = null, lease_until = null,
          finished_at = now(), cancel_asked = false
        where id = ${work.id} and lease_holder = ${work.holder} and cancel_asked returning id`,
    ),
  )
  return cancelled.length > 0
}

/** Ends work that failed, with a reason that its page shows. */
export async function failWork(database: Database, work: Work, reason: string): Promise<void> {
  await asImporter(database, (tx) =>
    tx.execute(
      sql`update imports set state = 'failed', error = ${reason.slice(0, 1000)},
          lease_holder = null, lease_until = null, finished_at = now(), cancel_asked = false
        where id = ${work.id} and lease_holder = ${work.holder}`,
    ),
  )
}

/** On the embedded engine a claim that stands at the start is of a process that is gone. */
export async function dropOldClaims(database: Database): Promise<void> {
  if (database.engine !== 'pglite') return
  await asImporter(database, (tx) =>
    tx.execute(
      sql`update imports set lease_holder = null, lease_until = null where lease_until is not null`,
    ),
  )
}
