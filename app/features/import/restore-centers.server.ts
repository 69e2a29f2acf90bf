import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { refreshPlaceAndHours } from '#db/refresh-place-and-hours.server.ts'
import { readFillValues } from './fill-centers.server.ts'
import { type FillField, fillFields } from './fill-fields.ts'
import type { CenterChanges } from './import-outcome.ts'
import { keepDerived } from './keep-derived.server.ts'

type Changed = { id: string; changes: CenterChanges }

/**
 * Gives centers back what an import changed of them, where they still hold what it put there; the last
 * change comes first. Centers that a person has verified since are left alone: their ids.
 */
export async function restoreCenters(
  tx: Transaction,
  changed: readonly Changed[],
): Promise<Set<string>> {
  const ids = [...new Set(changed.map(({ id }) => id))]
  const verified = await findVerified(tx, ids)
  const open = changed.filter(({ id }) => !verified.has(id))
  if (open.length === 0) return verified
  const current = await readFillValues(tx, [...new Set(open.map(({ id }) => id))])
  const restored = new Map<string, Map<FillField, unknown>>()
  for (const { id, changes } of open) {
    const center = current.get(id)
    if (!center) continue
    const back = restored.get(id) ?? new Map<FillField, unknown>()
    for (const change of changes.fields ?? []) {
      const field = fillFields.find((name) => name === change.field)
      if (!field) continue
      const held = back.has(field) ? back.get(field) : center[field]
      if (JSON.stringify(held) === JSON.stringify(change.new)) back.set(field, change.old)
    }
    restored.set(id, back)
  }
  await keepDerived(tx, [...restored.keys()], async () => {
    for (const [id, fields] of restored) {
      if (fields.size > 0) await setFields(tx, id, fields)
    }
    await removeLists(tx, open)
  })
  await refreshPlaceAndHours(tx, [...restored.keys()])
  return verified
}

async function findVerified(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await readRows<{ id: string }>(
    tx,
    sql`select id from treatment_centers where verified_at is not null
      and id in (select value::uuid from jsonb_array_elements_text(
        ${JSON.stringify(ids)}::text::jsonb))`,
  )
  return new Set(rows.map(({ id }) => id))
}

async function setFields(tx: Transaction, id: string, fields: ReadonlyMap<FillField, unknown>) {
  const sets: SQL[] = [...fields].map(([field, value]) => {
    const column = sql.identifier(field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    if (field !== 'treatmentTypes') return sql`${column} = null`
    return sql`${column} = array(select jsonb_array_elements_text(${JSON.stringify(value)}::jsonb))`
  })
  await tx.execute(sql`update treatment_centers set ${sql.join(sets, sql`, `)} where id = ${id}`)
}

async function removeLists(tx: Transaction, changed: readonly Changed[]): Promise<void> {
  const flatten = <Row>(list: (changes: CenterChanges) => Row[] | undefined) =>
    JSON.stringify(
      changed.flatMap(({ id, changes }) => (list(changes) ?? []).map((row) => ({ id, row }))),
    )
  await tx.execute(sql`
    delete from center_categories using jsonb_to_recordset(
        ${flatten(({ categories }) => categories)}::text::jsonb) as put (id uuid, row text)
    where center_id = put.id and category = put.row`)
  await tx.execute(sql`
    delete from center_opening_hours as held using jsonb_to_recordset(
        ${flatten(({ hours }) => hours)}::text::jsonb) as put (id uuid, row jsonb)
    where held.center_id = put.id and held.day_of_week = (put.row ->> 'dayOfWeek')::smallint
      and held.hours = put.row ->> 'hours'`)
  const infos = flatten(({ infos }) => infos)
  const same = sql`held.center_id = put.id and held.category = put.row ->> 'category'
    and held.info_key = put.row ->> 'infoKey'
    and held.info_value = (put.row ->> 'infoValue')::boolean`
  const put = sql`jsonb_to_recordset(${infos}::text::jsonb) as put (id uuid, row jsonb)`
  await tx.execute(sql`
    update center_additional_info as held set info_value = false from ${put}
    where ${same} and put.row ->> 'old' = 'false'`)
  await tx.execute(sql`
    delete from center_additional_info as held using ${put}
    where ${same} and put.row ->> 'old' is null`)
}
