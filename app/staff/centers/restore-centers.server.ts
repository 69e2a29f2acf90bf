import { sql } from 'drizzle-orm'
import { digestSeen } from '#app/lib/digest-seen.server.ts'
import type { Result } from '#app/lib/form.ts'
import { type Page, readPage } from '#app/lib/list-query.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { explainNoRows } from './change-centers.server.ts'
import type { Reason } from './intents.ts'
import { deletedPageSize } from './table-query.ts'

export type DeletedCenter = {
  id: string
  name: string
  city: string | null
  deletedAt: Date
  /** Null for an account that is gone. */
  deletedBy: string | null
  daysLeft: number
}

const isKept = sql`deleted_at > now() - interval '30 days'`
const columns = sql`d.id, d.name, d.city, d.deleted_at as "deletedAt",
  coalesce(nullif(btrim(p.username), ''), nullif(btrim(p.full_name), '')) as "deletedBy",
  ceil(extract(epoch from d.deleted_at + interval '30 days' - now()) / 86400)::integer as "daysLeft"`

const wasElsewhere = sql`coalesce((contents #>> '{treatment_centers,0,is_out_of_state}')::boolean, false)`

/** The deleted centers that can still be restored, those of the state first, the latest first. */
export function listDeleted(db: Executor, asked: number): Promise<Page<DeletedCenter>> {
  const count = db.$count(sql`deleted_centers`, isKept)
  return readPage(asked, deletedPageSize, count, ({ limit, offset }) =>
    readRows<DeletedCenter>(
      db,
      sql`select ${columns} from (
        select *, ${wasElsewhere} as was_elsewhere from deleted_centers where ${isKept}
        order by was_elsewhere, deleted_at desc nulls first, id
        limit ${limit} offset ${offset}
      ) d left join profiles p on p.id = d.deleted_by
      order by d.was_elsewhere, d.deleted_at desc nulls first, d.id`,
    ),
  )
}

type FoundDeleted = { name: string; deletedAt: Date; pinned: boolean }

/** Find a deleted center; null where it is not kept. */
export async function findDeleted(db: Executor, id: string): Promise<FoundDeleted | null> {
  if (!isUuid(id)) return null
  const [row] = await readRows<FoundDeleted>(
    db,
    sql`select name, deleted_at as "deletedAt",
        coalesce((contents #>> '{treatment_centers,0,pinned}')::boolean, false) as pinned
      from deleted_centers where id = ${id} and ${isKept}`,
  )
  return row ?? null
}

/** Sum up what the dialog shows of a deleted center. */
export const sumUpDeleted = ({ name, deletedAt }: FoundDeleted): string =>
  digestSeen(name, deletedAt)

/** The center that now has a deleted one's place id; null if there is none. */
export async function findHolder(
  db: Executor,
  deletedId: string,
): Promise<{ id: string; name: string; deletedName: string } | null> {
  if (!isUuid(deletedId)) return null
  const [row] = await readRows<{ id: string; name: string; deletedName: string }>(
    db,
    sql`select c.id, c.name, d.name as "deletedName" from deleted_centers d
      join treatment_centers c on c.place_id = d.contents #>> '{treatment_centers,0,place_id}'
      where d.id = ${deletedId}`,
  )
  return row ?? null
}

/** `blocked`: the id of the deleted center whose place another one has by now. */
type NotRestored = Reason | { blocked: string }

/** How many centers were restored, and how many of them lost their pin: others have all five by now. */
type Restored = { count: number; unpinned: number }

/**
 * Put deleted centers back, with their slugs, reviews and votes. Those that can be are, also where
 * one cannot: then the reason is about that one, or about the first of several.
 */
export async function restoreCenters(
  db: Executor,
  ids: readonly string[],
): Promise<Result<Restored, NotRestored>> {
  let count = 0
  let unpinned = 0
  let refused: { ok: false; errors: NotRestored } | undefined
  for (const id of new Set(ids)) {
    const restored = await restoreCenter(db, id)
    if (restored.ok) {
      count += 1
      unpinned += restored.value.isUnpinned ? 1 : 0
    } else refused ??= restored
  }
  return refused ?? { ok: true, value: { count, unpinned } }
}

async function restoreCenter(
  db: Executor,
  id: string,
): Promise<Result<{ isUnpinned: boolean }, NotRestored>> {
  const kept = await findDeleted(db, id)
  if (!kept) return explainNoRows(db)
  if (await findHolder(db, id)) return { ok: false, errors: { blocked: id } }
  const [row] = await readRows<{ slug: string | null }>(
    db,
    sql`select restore_center(${id}) as slug`,
  )
  // Somebody else may have restored it in between.
  if (!row?.slug) return { ok: false, errors: 'gone' }
  const { pinned } = await readRow<{ pinned: boolean }>(
    db,
    sql`select pinned from treatment_centers where id = ${id}`,
  )
  const isUnpinned = kept.pinned && !pinned
  await recordActivity(db, {
    action: 'center.restored',
    subjectId: id,
    subjectName: kept.name,
    changes: isUnpinned ? [{ field: 'pinned', old: true, new: false }] : [],
  })
  return { ok: true, value: { isUnpinned } }
}

/** Forget a deleted center before its 30 days are over, if it is still as `seen` sums it up. */
export async function purgeCenter(
  db: Executor,
  id: string,
  seen: string,
): Promise<Result<null, Reason | 'changed'>> {
  const kept = await findDeleted(db, id)
  if (!kept) return explainNoRows(db)
  if (sumUpDeleted(kept) !== seen) return { ok: false, errors: 'changed' }
  const [center] = await readRows<{ name: string }>(
    db,
    sql`delete from deleted_centers
      where id = ${id} and date_trunc('milliseconds', deleted_at) = ${kept.deletedAt}::timestamptz
      returning name`,
  )
  if (!center) return explainNoRows(db)
  await recordActivity(db, { action: 'center.purged', subjectId: id, subjectName: center.name })
  return { ok: true, value: null }
}
