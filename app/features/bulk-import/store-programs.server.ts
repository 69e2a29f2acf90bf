import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { insertCategories, insertInfo } from './insert-centers.server.ts'
import { listSearchTerms, type Programs } from './merge-programs.ts'

/** The programs of centers in the directory, by the center's id. */
export async function readPrograms(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, Programs>> {
  if (ids.length === 0) return new Map()
  const rows = await readRows<Programs & { id: string }>(
    tx,
    sql`
      select id, treatment_types as "treatmentTypes",
        coalesce((select jsonb_agg(category) from center_categories where center_id = id), '[]')
          as categories,
        coalesce((select jsonb_agg(jsonb_build_object(
            'category', category, 'infoKey', info_key, 'infoValue', info_value))
          from center_additional_info where center_id = id), '[]') as "additionalInfo"
      from treatment_centers
      where id in (select value::uuid from jsonb_array_elements_text(
        ${JSON.stringify(ids)}::text::jsonb))`,
  )
  return new Map(rows.map(({ id, ...programs }) => [id, programs]))
}

/** Gives centers of the directory the programs that were merged for them; nothing is taken away. */
export async function storePrograms(
  tx: Transaction,
  merged: ReadonlyMap<string, Programs>,
): Promise<void> {
  if (merged.size === 0) return
  const centers = [...merged].map(([id, draft]) => ({ id, draft }))
  const rows = centers.map(({ id, draft }) => ({
    id,
    treatmentTypes: draft.treatmentTypes,
    searchTerms: listSearchTerms(draft),
  }))
  await tx.execute(sql`
    update treatment_centers set treatment_types = incoming."treatmentTypes",
      search_terms = incoming."searchTerms"
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as incoming (id uuid, "treatmentTypes" text[], "searchTerms" text)
    where treatment_centers.id = incoming.id`)
  await insertCategories(tx, centers)
  await insertInfo(tx, centers)
}
