import { type SQL, sql } from 'drizzle-orm'
import { servesSamples } from '#app/lib/serves-samples.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import type { HsdsTombstone } from './hsds-objects.ts'
import type { HsdsOptions } from './hsds-service.ts'
import { toTime } from './match-services.server.ts'

/** What became of a center that is not there: merged into another one, or deleted. */
export type Gone = { kind: 'moved'; id: string } | { kind: 'gone' }

type Window = { limit: number; offset: number }

/** Says what became of a center of this id; null if there never was one. */
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

/** Counts the centers that are gone since a time. */
export async function countGone(db: Executor, after: string, options: Pick<HsdsOptions, 'site'>) {
  const { total } = await readRow<{ total: number }>(
    db,
    sql`select count(*)::integer as total from gone_centers
      where gone_at >= ${toTime(after)} ${sql.join(matchShown(options))}`,
  )
  return total
}

/** Lists the centers that are gone since a time, the first to go first. */
export async function listGone(
  db: Executor,
  after: string,
  { limit, offset }: Window,
  options: Pick<HsdsOptions, 'site'>,
): Promise<HsdsTombstone[]> {
  const rows = await readRows<{ id: string; goneAt: Date }>(
    db,
    sql`select center_id as id, gone_at as "goneAt" from gone_centers
      where gone_at >= ${toTime(after)} ${sql.join(matchShown(options))}
      order by gone_at, center_id limit ${limit} offset ${offset}`,
  )
  return rows.map(({ id, goneAt }) => ({
    id,
    status: 'defunct',
    last_modified: goneAt.toISOString(),
  }))
}

function matchShown({ site }: Pick<HsdsOptions, 'site'>): SQL[] {
  return servesSamples(site) ? [] : [sql`and not is_sample`]
}
