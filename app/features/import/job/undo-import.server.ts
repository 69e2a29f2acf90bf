import { sql } from 'drizzle-orm'
import { keepReasons } from '#app/features/import/messages.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { restoreCenters } from './change-centers.server.ts'
import { type ImportJob, type JobEnd, runBatch } from './import-jobs.server.ts'
import type { CenterChanges } from './import-outcome.ts'
import type { JobSettings } from './run-import.server.ts'

type DoneRow = {
  number: number
  outcome: 'inserted' | 'merged' | 'filled'
  centerId: string
  /** The center itself came with this import. */
  isOwn: boolean
  changes: CenterChanges | null
}

/** Records of one transaction. */
const batchSize = 250

/**
 * Takes an import back, the last record first: deletes the centers that it added and that nobody has
 * touched since, and gives the others back what it changed of them where they still hold that. What it
 * leaves alone is marked with the reason.
 */
export async function undoImport(job: ImportJob, settings: JobSettings): Promise<JobEnd> {
  const { database, signal } = settings
  const { rowsDone, counts } = job
  for (let isOver = false; !isOver; ) {
    if (signal.aborted) return 'paused'
    const isStored = await runBatch(database, job, async (tx) => {
      const rows = await readLastRows(tx, job.id, batchSize)
      await undoRows(tx, job.id, rows)
      const { all, left } = await countDone(tx, job.id)
      isOver = left === 0
      if (isOver) await finish(tx, job)
      return { rowsDone, counts, share: all === 0 ? 1 : 1 - left / all }
    })
    if (!isStored) return 'stopped'
  }
  return 'done'
}

async function finish(tx: Transaction, job: ImportJob): Promise<void> {
  await tx.execute(
    sql`update imports set state = 'undone', undone_at = now(), working_since = null
      where id = ${job.id}`,
  )
  await recordActivity(tx, {
    action: 'import.undone',
    subjectId: job.id,
    subjectName: job.fileName,
    changes: await listUndone(tx, job.id),
  })
}

async function countDone(tx: Transaction, id: string): Promise<{ all: number; left: number }> {
  const [count] = await readRows<{ all: number; left: number }>(
    tx,
    sql`select count(*)::integer as all,
        (count(*) filter (where not undone and kept_because is null))::integer as left
      from import_rows
      where import_id = ${id} and outcome in ('inserted', 'merged', 'filled')`,
  )
  return count ?? { all: 0, left: 0 }
}

function readLastRows(tx: Transaction, id: string, limit: number): Promise<DoneRow[]> {
  return readRows<DoneRow>(
    tx,
    sql`select number, outcome, center_id as "centerId", changes, exists (
          select 1 from import_rows own where own.import_id = ${id} and own.outcome = 'inserted'
            and own.center_id = r.center_id) as "isOwn"
      from import_rows r
      where import_id = ${id} and outcome in ('inserted', 'merged', 'filled') and not undone
        and kept_because is null
      order by number desc limit ${limit}`,
  )
}

async function undoRows(tx: Transaction, id: string, rows: readonly DoneRow[]): Promise<void> {
  const added = rows.filter(({ outcome }) => outcome === 'inserted')
  const kept = await findTouched(
    tx,
    id,
    added.map(({ centerId }) => centerId),
  )
  const toDelete = added.filter(({ centerId }) => !kept.has(centerId))
  await deleteCenters(
    tx,
    toDelete.map(({ centerId }) => centerId),
  )
  // What was added to a center of this import's own goes, or stays, with it.
  const changed = rows.filter(({ isOwn, changes }) => !isOwn && changes)
  const verified = await restoreCenters(
    tx,
    changed.map(({ centerId, changes }) => ({ id: centerId, changes: changes ?? {} })),
  )
  const reasons = rows.map(({ number, centerId, outcome, isOwn }) => ({
    number,
    reason:
      outcome === 'inserted'
        ? (kept.get(centerId) ?? null)
        : !isOwn && verified.has(centerId)
          ? keepReasons.verified
          : null,
  }))
  await tx.execute(sql`
    update import_rows set undone = done.reason is null, kept_because = done.reason
    from jsonb_to_recordset(${JSON.stringify(reasons)}::text::jsonb)
      as done (number integer, reason text)
    where import_rows.import_id = ${id} and import_rows.number = done.number`)
}

/** Those of the centers that somebody has touched since they came, with why they stay. */
async function findTouched(
  tx: Transaction,
  importId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await readRows<{ id: string; reason: keyof typeof keepReasons | null }>(
    tx,
    sql`select c.id, case
        when c.verified_at is not null then 'verified'
        when c.pinned then 'pinned'
        when exists (select 1 from activities a where a.subject_id = c.id) then 'edited'
        when exists (select 1 from votes v where v.center_id = c.id)
          or exists (select 1 from comments m where m.center_id = c.id)
          or exists (select 1 from reviews w where w.center_id = c.id)
          or exists (select 1 from messages s where s.center_id = c.id) then 'words'
        when exists (
          select 1 from import_rows r join imports i on i.id = r.import_id
          where r.center_id = c.id and r.import_id <> ${importId} and r.changes is not null
            and r.outcome in ('merged', 'filled') and not r.undone
            and i.state not in ('uploaded', 'previewing', 'previewed', 'queued')) then 'imported'
        end as reason
      from treatment_centers c
      where c.id in (select value::uuid from jsonb_array_elements_text(
        ${JSON.stringify(ids)}::text::jsonb))`,
  )
  return new Map(rows.flatMap(({ id, reason }) => (reason ? [[id, keepReasons[reason]]] : [])))
}

/** For good: what an import brought by mistake is not to be found among the deleted centers. */
async function deleteCenters(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`select set_config('app.delete_for_good', 'on', true)`)
  await tx.execute(sql`
    delete from treatment_centers where id in (select value::uuid from jsonb_array_elements_text(
      ${JSON.stringify(ids)}::text::jsonb))`)
}

async function listUndone(tx: Transaction, id: string) {
  const rows = await readRows<{ field: string; count: number }>(
    tx,
    sql`select case when undone then outcome else 'kept' end as field, count(*)::integer as count
      from import_rows
      where import_id = ${id} and outcome in ('inserted', 'merged', 'filled') group by 1 order by 1`,
  )
  return rows.map(({ field, count }) => ({ field, old: count, new: field === 'kept' ? count : 0 }))
}
