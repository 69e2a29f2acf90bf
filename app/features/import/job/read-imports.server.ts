import { type SQL, sql } from 'drizzle-orm'
import {
  type RowFilter,
  rowsPerPage,
  type ShownRow,
} from '#app/features/import/screen/shown-rows.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { ImportProgress, ImportRecord } from './import-record.ts'

const milliseconds = (column: SQL) =>
  sql`floor(extract(epoch from ${column}) * 1000)::double precision`

const progressColumns = sql`
  i.state, i.share, i.rows_done as "rowsDone", i.rows_total as "rowsTotal",
  extract(epoch from now() - i.working_since)::double precision as seconds,
  i.working_from as "workingFrom",
  (select count(*)::integer from imports o
    where o.id <> i.id and o.state in ('uploaded', 'previewing', 'queued', 'running', 'undoing')
      and (o.lease_until > now() or (o.queued_at, o.id) < (i.queued_at, i.id))) as ahead`

type ProgressRow = Pick<ImportProgress, 'state' | 'share' | 'rowsDone' | 'rowsTotal' | 'ahead'> & {
  seconds: number | null
  workingFrom: number
}

function toProgress(row: ProgressRow): ImportProgress {
  const { state, share, rowsDone, rowsTotal, ahead, seconds, workingFrom } = row
  const done = rowsDone - workingFrom
  const rate = seconds && done > 0 ? done / seconds : null
  const left =
    state === 'running' && rate && rowsTotal
      ? (rowsTotal - rowsDone) / rate
      : seconds && share > 0 && state !== 'running'
        ? (seconds * (1 - share)) / share
        : null
  return {
    state,
    share,
    rowsDone,
    rowsTotal,
    ahead,
    rowsPerSecond: state === 'undoing' ? null : rate,
    secondsLeft: left,
  }
}

/** How far an import is. Null where there is none of this id. */
export async function readProgress(tx: Transaction, id: string): Promise<ImportProgress | null> {
  const [row] = await readRows<ProgressRow>(
    tx,
    sql`select ${progressColumns} from imports i where i.id = ${id}`,
  )
  return row ? toProgress(row) : null
}

const importColumns = sql`
  i.id, ${milliseconds(sql`i.created_at`)} as "createdAt", i.file_name as "fileName",
  i.file_hash as "fileHash", i.file_size::double precision as "fileSize", i.choices, i.mapping,
  i.counts, i.contents, ${milliseconds(sql`i.finished_at`)} as "finishedAt",
  ${milliseconds(sql`i.undone_at`)} as "undoneAt", i.error,
  case when i.created_by is null then null else coalesce(
    (select coalesce(nullif(btrim(p.username), ''), nullif(btrim(p.full_name), '')) from profiles p
      where p.id = i.created_by), 'Unnamed') end as "createdBy"`

type ImportRow = Omit<ImportRecord, 'progress'> & ProgressRow

function toImport(row: ImportRow): ImportRecord {
  const { seconds, workingFrom, share, ahead, ...rest } = row
  return { ...rest, progress: toProgress(row) }
}

/** Null where there is none of this id. */
export async function readImport(tx: Transaction, id: string): Promise<ImportRecord | null> {
  const [row] = await readRows<ImportRow>(
    tx,
    sql`select ${importColumns}, ${progressColumns} from imports i where i.id = ${id}`,
  )
  return row ? toImport(row) : null
}

/** The newest imports of all admins. */
export async function listImports(tx: Transaction, limit: number): Promise<ImportRecord[]> {
  const rows = await readRows<ImportRow>(
    tx,
    sql`select ${importColumns}, ${progressColumns} from imports i
      order by i.created_at desc, i.id limit ${limit}`,
  )
  return rows.map(toImport)
}

/** An earlier import of the very same file that is still in the directory; null without one. */
async function findSameFile(
  tx: Transaction,
  record: Pick<ImportRecord, 'id' | 'fileHash'>,
): Promise<{ id: string; finishedAt: number } | null> {
  const [row] = await readRows<{ id: string; finishedAt: number }>(
    tx,
    sql`select i.id, ${milliseconds(sql`i.finished_at`)} as "finishedAt" from imports i
      where i.file_hash = ${record.fileHash} and i.id <> ${record.id} and i.state = 'done'
      order by i.finished_at desc limit 1`,
  )
  return row ?? null
}

const conditions: Record<RowFilter, SQL> = {
  all: sql`true`,
  new: sql`r.outcome = 'inserted'`,
  duplicate: sql`r.outcome = 'duplicate'`,
  merged: sql`r.outcome = 'merged'`,
  filled: sql`r.outcome = 'filled'`,
  skipped: sql`r.outcome = 'skipped'`,
  failed: sql`r.outcome = 'failed'`,
  warned: sql`r.warnings <> '[]'`,
  kept: sql`r.kept_because is not null`,
}

/** A page of an import's records, in the order of the file. `page` counts from 1. */
export function listImportRows(
  tx: Transaction,
  id: string,
  { filter, page, pageSize }: { filter: RowFilter; page: number; pageSize: number },
): Promise<ShownRow[]> {
  return readRows<ShownRow>(
    tx,
    sql`select r.number, r.outcome, r.rule, r.name, r.place, r.reason, r.warnings,
        r.original_number as "originalNumber", r.undone, r.kept_because as "keptBecause",
        (select jsonb_build_object('slug', c.slug, 'name', c.name, 'address', c.address)
          from treatment_centers c where c.id = r.center_id) as center
      from import_rows r where r.import_id = ${id} and ${conditions[filter]}
      order by r.number limit ${pageSize} offset ${(page - 1) * pageSize}`,
  )
}

/** How many records of an undone import were left alone. */
async function countKept(tx: Transaction, id: string): Promise<number> {
  const [row] = await readRows<{ count: number }>(
    tx,
    sql`select count(*)::integer as count from import_rows
      where import_id = ${id} and kept_because is not null`,
  )
  return row?.count ?? 0
}

/** All records of an import for its report, a thousand at a time: those after `number`. */
export function listReportRows(
  tx: Transaction,
  id: string,
  after: number,
): Promise<Omit<ShownRow, 'originalNumber'>[]> {
  return readRows(
    tx,
    sql`select r.number, r.outcome, r.rule, r.name, r.place, r.reason, r.warnings, r.undone,
        r.kept_because as "keptBecause",
        (select jsonb_build_object('slug', c.slug, 'name', c.name, 'address', c.address)
          from treatment_centers c where c.id = r.center_id) as center
      from import_rows r where r.import_id = ${id} and r.number > ${after}
      order by r.number limit 1000`,
  )
}

/** The first records that were left out for a fault of their own, and how many there are. */
export async function listLeftOut(
  tx: Transaction,
  id: string,
  limit: number,
): Promise<{ rows: { number: number; outcome: string; reason: string | null }[]; total: number }> {
  const rows = await readRows<{ number: number; outcome: string; reason: string; total: number }>(
    tx,
    sql`select number, outcome, reason, (count(*) over ())::integer as total from import_rows
      where import_id = ${id} and outcome in ('skipped', 'failed') order by number limit ${limit}`,
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

/** All that an import's page shows. */
export type OpenedImport = NonNullable<Awaited<ReturnType<typeof openImport>>>

/** Null where there is no import of this id. */
export async function openImport(
  tx: Transaction,
  id: string,
  { filter, page }: { filter: RowFilter; page: number },
) {
  const record = await readImport(tx, id)
  if (!record) return null
  return {
    record,
    sameFile: record.state === 'previewed' ? await findSameFile(tx, record) : null,
    rows: await listImportRows(tx, id, { filter, page, pageSize: rowsPerPage }),
    kept: record.state === 'undone' ? await countKept(tx, id) : 0,
    filter,
    page,
  }
}
