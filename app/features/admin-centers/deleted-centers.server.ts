import { sql } from 'drizzle-orm'
import { clampPage } from '#app/lib/list-query.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { isUuid } from './change-centers.server.ts'
import { explainNoRows, type Reason } from './explain-unchanged.server.ts'

const deletedPageSize = 20

export type DeletedCenter = {
  id: string
  name: string
  city: string | null
  /** ISO 8601. */
  deletedAt: string
  /** Null for an account that is gone. */
  deletedBy: string | null
  daysLeft: number
}

const isKept = sql`deleted_at > now() - interval '30 days'`
const columns = sql`d.id, d.name, d.city, to_json(d.deleted_at) #>> '{}' as "deletedAt",
  coalesce(nullif(btrim(p.username), ''), nullif(btrim(p.full_name), '')) as "deletedBy",
  ceil(extract(epoch from d.deleted_at + interval '30 days' - now()) / 86400)::integer as "daysLeft"`

/** The deleted centers that can still be restored, the latest first. */
export async function listDeleted(tx: Transaction, askedPage: number) {
  const [row] = await readRows<{ total: number }>(
    tx,
    sql`select count(*)::integer as total from deleted_centers where ${isKept}`,
  )
  const total = row?.total ?? 0
  const page = clampPage(askedPage, total, deletedPageSize)
  const rows = await readRows<DeletedCenter>(
    tx,
    sql`select ${columns} from (
        select * from deleted_centers where ${isKept}
        order by deleted_at desc nulls first, id
        limit ${deletedPageSize} offset ${(page - 1) * deletedPageSize}
      ) d left join profiles p on p.id = d.deleted_by
      order by d.deleted_at desc nulls first, d.id`,
  )
  return { rows, total, page, pageCount: Math.max(1, Math.ceil(total / deletedPageSize)) }
}

/** A deleted center's name; null where it is not kept. */
export async function findDeleted(tx: Transaction, id: string): Promise<{ name: string } | null> {
  if (!isUuid(id)) return null
  const [row] = await readRows<{ name: string }>(
    tx,
    sql`select name from deleted_centers where id = ${id} and ${isKept}`,
  )
  return row ?? null
}

/** The center that has a deleted one's place id by now; null where nothing stands in the way. */
export async function findHolder(
  tx: Transaction,
  deletedId: string,
): Promise<{ id: string; name: string; deletedName: string } | null> {
  if (!isUuid(deletedId)) return null
  const [row] = await readRows<{ id: string; name: string; deletedName: string }>(
    tx,
    sql`select c.id, c.name, d.name as "deletedName" from deleted_centers d
      join treatment_centers c on c.place_id = d.contents #>> '{treatment_centers,0,place_id}'
      where d.id = ${deletedId}`,
  )
  return row ?? null
}

type Restored = { ok: true } | { ok: false; reason: Reason | 'place-taken' }

type RestoredCenters =
  | { ok: true; count: number }
  | { ok: false; reason: Reason }
  | { ok: false; reason: 'place-taken'; id: string }

/**
 * Puts deleted centers back, with their slugs, reviews and votes. Those that can be are, also where one
 * cannot: then the reason is about that one, or about the first of several.
 */
export async function restoreCenters(
  tx: Transaction,
  ids: readonly string[],
): Promise<RestoredCenters> {
  let count = 0
  const refused: { id: string; reason: Reason | 'place-taken' }[] = []
  for (const id of new Set(ids)) {
    const restored = await restoreCenter(tx, id)
    if (restored.ok) count += 1
    else refused.push({ id, reason: restored.reason })
  }
  const [first] = refused
  if (!first) return { ok: true, count }
  const { id, reason } = first
  return reason === 'place-taken' ? { ok: false, reason, id } : { ok: false, reason }
}

async function restoreCenter(tx: Transaction, id: string): Promise<Restored> {
  const kept = await findDeleted(tx, id)
  if (!kept) return { ok: false, reason: await explainNoRows(tx) }
  if (await findHolder(tx, id)) return { ok: false, reason: 'place-taken' }
  const [row] = await readRows<{ slug: string | null }>(
    tx,
    sql`select restore_center(${id}) as slug`,
  )
  // Somebody else may have restored it in between.
  if (!row?.slug) return { ok: false, reason: 'gone' }
  await recordActivity(tx, { action: 'center.restored', subjectId: id, subjectName: kept.name })
  return { ok: true }
}

/** Forgets a deleted center before its 30 days are over. */
export async function purgeCenter(
  tx: Transaction,
  id: string,
): Promise<{ ok: true } | { ok: false; reason: Reason }> {
  const gone = isUuid(id)
    ? await readRows<{ name: string }>(
        tx,
        sql`delete from deleted_centers where id = ${id} returning name`,
      )
    : []
  const [center] = gone
  if (!center) return { ok: false, reason: await explainNoRows(tx) }
  await recordActivity(tx, { action: 'center.purged', subjectId: id, subjectName: center.name })
  return { ok: true }
}
