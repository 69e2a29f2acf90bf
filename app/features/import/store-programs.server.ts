import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { insertCategories, insertInfo } from './insert-centers.server.ts'
import { keepDerived } from './keep-derived.server.ts'
import type { Programs } from './merge-programs.ts'

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
  }))
  await keepDerived(tx, [...merged.keys()], async () => {
    await tx.execute(sql`
      update treatment_centers set treatment_types = incoming."treatmentTypes"
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as incoming (id uuid, "treatmentTypes" text[])
      where treatment_centers.id = incoming.id`)
    await insertCategories(tx, centers)
    await insertInfo(tx, centers)
  })
}
