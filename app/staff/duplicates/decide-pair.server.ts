import { sql } from 'drizzle-orm'
import { checkForm, type FormErrors, type Result } from '#app/lib/form.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { explainNoRows } from '#app/staff/centers/change-centers.server.ts'
import type { Reason } from '#app/staff/centers/intents.ts'
import { organizationErrors } from '#app/staff/centers/messages.ts'
import { groupCenters, organizationInput } from '#app/staff/centers/organization.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { readMergeCenters } from './read-pair.server.ts'

/** The versions of the two centers that the person saw. */
export type SeenPair = { one: number; other: number }

/**
 * Remember that two centers are different, so they are not listed as duplicates again. 'changed' if one of them changed
 * since the page was opened.
 */
export async function markDistinct(
  db: Executor,
  one: string,
  other: string,
  seen: SeenPair,
): Promise<Result<null, Reason | 'changed'>> {
  const checked = await checkPair(db, one, other, seen)
  if (checked.ok) await storeDistinct(db, one, other)
  return checked
}

async function checkPair(
  db: Executor,
  one: string,
  other: string,
  seen: SeenPair,
): Promise<Result<null, Reason | 'changed'>> {
  const { role } = await readRow<{ role: string | null }>(db, sql`select app_role() as role`)
  const found = await readMergeCenters(db, [one, other], { lock: role === 'admin' })
  const [first, second] = [found.get(one), found.get(other)]
  if (!first || !second || role !== 'admin') return explainNoRows(db)
  const isSame = first.version === seen.one && second.version === seen.other
  return isSame ? { ok: true, value: null } : { ok: false, errors: 'changed' }
}

async function storeDistinct(db: Executor, one: string, other: string): Promise<void> {
  await db.execute(sql`insert into center_distinctions (center_id, other_center_id)
    values (least(${one}::uuid, ${other}::uuid), greatest(${one}::uuid, ${other}::uuid))
    on conflict do nothing`)
}

/** Group two centers as places of the organization that the form names. */
export async function groupPair(
  db: Executor,
  one: string,
  other: string,
  form: FormData,
  seen: SeenPair,
): Promise<Result<null, Reason | 'changed' | FormErrors>> {
  const input = checkForm(organizationInput, form, organizationErrors.invalid)
  if (!input.ok) return input
  const checked = await checkPair(db, one, other, seen)
  if (!checked.ok) return checked
  const grouped = await groupCenters(db, [one, other], input.value)
  if (grouped.ok) await storeDistinct(db, one, other)
  return grouped
}

/** Two centers that staff called different. */
export type DistinctPair = { one: string; oneName: string; other: string; otherName: string }

/** The pairs of existing centers that staff called different last, 50 at most. */
export function listDistinct(db: Executor): Promise<DistinctPair[]> {
  return readRows<DistinctPair>(
    db,
    sql`select d.center_id as one, one.name as "oneName", d.other_center_id as other,
        other.name as "otherName"
      from center_distinctions d join treatment_centers one on one.id = d.center_id
        join treatment_centers other on other.id = d.other_center_id
      order by d.created_at desc, d.center_id, d.other_center_id limit 50`,
  )
}

/** Forget that two centers are different. */
export async function offerAgain(
  db: Executor,
  one: string,
  other: string,
): Promise<Result<null, Reason>> {
  const forgotten = [one, other].every(isUuid)
    ? await readRows(
        db,
        sql`delete from center_distinctions
          where center_id = least(${one}::uuid, ${other}::uuid)
            and other_center_id = greatest(${one}::uuid, ${other}::uuid) returning center_id`,
      )
    : []
  return forgotten.length > 0 ? { ok: true, value: null } : explainNoRows(db)
}
