import { sql } from 'drizzle-orm'
import {
  type CenterWords,
  changeOfferings,
  type Derived,
  listSearchTerms,
  withCareOf,
} from '#app/lib/derive-center.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { DraftInfo } from './center-draft.ts'

type Described = CenterWords & Derived & { categories: string[]; additionalInfo: DraftInfo[] }

/** What describes centers of the directory, with what is derived of it, by the center's id. */
export async function readDescribed(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, Described>> {
  if (ids.length === 0) return new Map()
  const rows = await readRows<Described & { id: string }>(
    tx,
    sql`
      select id, name, category_name as "categoryName", description,
        to_json(treatment_types) as "treatmentTypes", to_json(offerings) as offerings,
        search_terms as "searchTerms",
        coalesce((select jsonb_agg(category) from center_categories where center_id = id), '[]')
          as categories,
        coalesce((select jsonb_agg(jsonb_build_object(
            'category', category, 'infoKey', info_key, 'infoValue', info_value))
          from center_additional_info where center_id = id), '[]') as "additionalInfo"
      from treatment_centers
      where id in (select value::uuid from jsonb_array_elements_text(
        ${JSON.stringify(ids)}::text::jsonb))`,
  )
  return new Map(rows.map(({ id, ...center }) => [id, center]))
}

/** Makes a change of these centers, and derives anew what the change is read by. */
export async function keepDerived(
  tx: Transaction,
  ids: readonly string[],
  change: () => Promise<void>,
): Promise<void> {
  const before = await readDescribed(tx, ids)
  await change()
  const rows = [...(await readDescribed(tx, ids))].map(([id, center]) => {
    const offerings = changeOfferings(center.offerings, before.get(id) ?? center, center)
    return {
      id,
      offerings: withCareOf(center.treatmentTypes, offerings),
      terms: listSearchTerms(center),
    }
  })
  if (rows.length === 0) return
  await tx.execute(sql`
    update treatment_centers as center
    set offerings = made.offerings, search_terms = made.terms
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as made (id uuid, offerings text[], terms text)
    where center.id = made.id
      and (center.search_terms <> made.terms or center.offerings <> made.offerings)`)
}
