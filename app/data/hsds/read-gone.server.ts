import { type SQL, sql } from 'drizzle-orm'
import { servesSamples } from '#app/data/samples/serves-samples.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { asApiReader } from '#db/as-viewer.server.ts'
import type { Database, Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import type { HsdsTombstone } from './hsds-objects.ts'
import type { HsdsOptions } from './hsds-service.ts'
import { toTime } from './to-time.ts'

/** What became of a center that is not there: merged into another one, or deleted. */
export type Gone = { kind: 'moved'; id: string } | { kind: 'gone' }

/** An object that is there. */
export type Found<Value> = { kind: 'found'; value: Value }

type Window = { limit: number; offset: number }

/** A row of `gone_centers`, with its place in the order. */
type GoneRow = {
  id: string
  goneAt: Date
  /** `goneAt` as text: a `Date` loses the microseconds, by which rows of one import differ. */
  position: string
}

/** Say what became of a center of this id; null if there never was one. */
export async function readGone(
  db: Executor,
  id: string,
  options: Pick<HsdsOptions, 'site'>,
): Promise<Gone | null> {
  if (!isUuid(id)) return null
  const [row] = await readRows<{ keptId: string | null }>(
    db,
    sql`select kept.id as "keptId" from gone_centers
      left join treatment_centers kept on kept.id = gone_centers.kept_center_id
      where gone_centers.center_id = ${id}::uuid ${sql.join(matchShown(options))}`,
  )
  if (!row) return null
  return row.keptId === null ? { kind: 'gone' } : { kind: 'moved', id: row.keptId }
}

/** Count the centers that are gone since a time. */
export async function countGone(db: Executor, after: string, options: Pick<HsdsOptions, 'site'>) {
  const { total } = await readRow<{ total: number }>(
    db,
    sql`select count(*)::integer as total from gone_centers
      where gone_at >= ${toTime(after)} ${sql.join(matchShown(options))}`,
  )
  return total
}

/** List the centers that are gone since a time, the first to go first. */
export async function listGone(
  db: Executor,
  after: string,
  { limit, offset }: Window,
  options: Pick<HsdsOptions, 'site'>,
): Promise<HsdsTombstone[]> {
  const window = sql`limit ${limit} offset ${offset}`
  const rows = await selectGone(db, sql`gone_at >= ${toTime(after)}`, window, options)
  return rows.map(toTombstone)
}

const streamedAtOnce = 100

/**
 * Stream the centers that are gone since a time, in the order of `listGone`. Each part continues after the last row of
 * the part before: with an offset, a center that is restored meanwhile would hide another one.
 */
export async function* streamGone(
  database: Database,
  after: string,
  options: Pick<HsdsOptions, 'site'>,
): AsyncGenerator<HsdsTombstone[]> {
  let isNext = sql`gone_at >= ${toTime(after)}`
  for (;;) {
    const rows = await asApiReader(database, (db) =>
      selectGone(db, isNext, sql`limit ${streamedAtOnce}`, options),
    )
    if (rows.length > 0) yield rows.map(toTombstone)
    const last = rows.at(-1)
    if (!last || rows.length < streamedAtOnce) return
    isNext = sql`(gone_at, center_id) > (${last.position}::timestamptz, ${last.id}::uuid)`
  }
}

function selectGone(
  db: Executor,
  matching: SQL,
  window: SQL,
  options: Pick<HsdsOptions, 'site'>,
): Promise<GoneRow[]> {
  return readRows(
    db,
    sql`select center_id as id, gone_at as "goneAt", gone_at::text as position from gone_centers
      where ${matching} ${sql.join(matchShown(options))} order by gone_at, center_id ${window}`,
  )
}

function toTombstone({ id, goneAt }: GoneRow): HsdsTombstone {
  return { id, status: 'defunct', last_modified: goneAt.toISOString() }
}

function matchShown({ site }: Pick<HsdsOptions, 'site'>): SQL[] {
  return servesSamples(site) ? [] : [sql`and not is_sample`]
}
