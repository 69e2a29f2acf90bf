import { sql } from 'drizzle-orm'
import { jobProblems } from '#app/features/import/messages.ts'
import { asImporter, asOperator, asViewer } from '#db/as-viewer.server.ts'
import type { Database, Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { ImportChoices, ImportCounts } from './import-outcome.ts'
import type { ImportState } from './import-record.ts'

/** A row of `imports` that this process works on, as it was at its last batch. */
export type ImportJob = {
  id: string
  /** With whose rights the work is done; null is the command line. */
  actorId: string | null
  fileName: string
  /** In bytes. */
  fileSize: number
  state: Extract<ImportState, 'previewing' | 'running' | 'undoing'>
  choices: ImportChoices
  mapping: Record<string, string>
  counts: ImportCounts | null
  rowsTotal: number | null
  rowsDone: number
}

/** How a job ended: `stopped` where somebody cancelled it, `paused` where the process shuts down. */
export type JobEnd = 'done' | 'stopped' | 'paused'

/** Seconds after its last batch in which another process takes a job for one that is worked on. */
const leaseSeconds = 30
const lease = sql`now() + make_interval(secs => ${leaseSeconds})`

type TakeOptions = {
  /** The command line takes its own import alone; the site takes those of people. */
  only?: string
  hasFile(id: string): Promise<boolean>
}

/**
 * Takes the import that has waited longest, or that a process left unfinished. Null where none waits, or
 * another process works on one: of all processes on one database, one imports.
 */
export async function takeJob(
  database: Database,
  { only, hasFile }: TakeOptions,
): Promise<ImportJob | null> {
  return asImporter(database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('directory.imports'))`)
    const waiting = await readRows<{
      id: string
      state: ImportState
      leased: boolean
      seconds: number
    }>(
      tx,
      sql`select id, state, coalesce(lease_until > now(), false) as leased,
          extract(epoch from now() - queued_at)::double precision as seconds
        from imports
        where state in ('uploaded', 'previewing', 'queued', 'running', 'undoing')
          and (actor_id is not null or id = ${only ?? null} or lease_until > now())
        order by queued_at, id`,
    )
    if (waiting.some(({ leased }) => leased)) return null
    for (const { id, state, seconds } of waiting) {
      if (only !== undefined && id !== only) continue
      if (state === 'undoing' || (await hasFile(id))) return startJob(tx, id)
      // Another process may have it, unless there is none.
      if (database.engine === 'pglite' || seconds > maxMissingSeconds) {
        await writeFailure(tx, id, state, jobProblems.fileMissing)
      }
    }
    return null
  })
}

/** For how long an import waits for a process that has its file. */
const maxMissingSeconds = 24 * 3600

async function startJob(tx: Transaction, id: string): Promise<ImportJob | null> {
  const [job] = await readRows<ImportJob>(
    tx,
    sql`update imports set working_since = now(), error = null, lease_until = ${lease},
        state = case state when 'uploaded' then 'previewing' when 'queued' then 'running'
          else state end,
        rows_done = case when state in ('uploaded', 'previewing') then 0 else rows_done end,
        working_from = case when state in ('queued', 'running') then rows_done else 0 end
      where id = ${id}
      returning id, actor_id as "actorId", file_name as "fileName",
        file_size::double precision as "fileSize", state, choices, mapping, counts,
        rows_total as "rowsTotal", rows_done as "rowsDone"`,
  )
  return job ?? null
}

/** One transaction with the rights of whoever the job is done for. */
function asActor<Result>(
  database: Database,
  { actorId }: Pick<ImportJob, 'actorId'>,
  run: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  if (actorId === null) return asOperator(database, run)
  return asViewer(database, { kind: 'member', userId: actorId, role: 'admin' }, run)
}

type Progress = Pick<ImportJob, 'counts' | 'rowsDone'> & { share: number }

/**
 * One batch of a job in one transaction, with how far the job is by then. The job's row is locked first:
 * who finds it in another state, or further on, does nothing, so that no batch is stored twice. False then.
 */
export async function runBatch(
  database: Database,
  job: ImportJob,
  store: (tx: Transaction) => Promise<Progress>,
): Promise<boolean> {
  const progress = await asActor(database, job, async (tx) => {
    const held = await readRows(
      tx,
      sql`select id from imports where id = ${job.id} and state = ${job.state}
        and rows_done = ${job.rowsDone} for update`,
    )
    if (held.length === 0) return null
    const stored = await store(tx)
    await tx.execute(
      sql`update imports set rows_done = ${stored.rowsDone}, share = ${stored.share},
          counts = ${JSON.stringify(stored.counts)}::jsonb,
          lease_until = case when state = ${job.state} then ${lease} end
        where id = ${job.id}`,
    )
    return stored
  })
  if (!progress) return false
  job.rowsDone = progress.rowsDone
  job.counts = progress.counts
  return true
}

/** Leaves a job that is not finished to whoever looks next. */
export async function releaseJob(database: Database, { id, state }: ImportJob): Promise<void> {
  await asImporter(database, (tx) =>
    tx.execute(
      sql`update imports set lease_until = null, working_since = null
        where id = ${id} and state = ${state}`,
    ),
  )
}

/** On the embedded engine, which one process opens, whatever is leased at its start was left unfinished. */
export async function releaseJobs(database: Database): Promise<void> {
  if (database.engine !== 'pglite') return
  await asImporter(database, (tx) =>
    tx.execute(sql`update imports set lease_until = null where lease_until is not null`),
  )
}

/** Whether a job that stopped still waits to be done: whoever started it may not do it any more. */
export async function isUnfinished(database: Database, job: ImportJob): Promise<boolean> {
  const rows = await asImporter(database, (tx) =>
    readRows(
      tx,
      sql`select id from imports
        where id = ${job.id} and state = ${job.state} and rows_done = ${job.rowsDone}`,
    ),
  )
  return rows.length > 0
}

/** Ends a job as failed, with a reason that its page shows. */
export function failJob(database: Database, { id, state }: ImportJob, reason: string) {
  return asImporter(database, (tx) => writeFailure(tx, id, state, reason))
}

async function writeFailure(tx: Transaction, id: string, state: ImportState, reason: string) {
  await tx.execute(
    sql`update imports set state = 'failed', error = ${reason.slice(0, 1000)}, lease_until = null,
        finished_at = now() where id = ${id} and state = ${state}`,
  )
}
