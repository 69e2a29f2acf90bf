import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { CenterForm, Field } from './center-form.ts'

export type Conflict = {
  field: Field
  /** What the field holds by now. */
  now: CenterForm[Field]
  /** Who wrote that and when (ISO 8601); null where nobody of the staff did: an import, a command. */
  by: { name: string; at: string } | null
}

/** What was written meanwhile into fields that somebody else is about to save, and by whom. */
export async function findConflicts(
  tx: Transaction,
  id: string,
  stored: CenterForm,
  inConflict: readonly Field[],
): Promise<Conflict[]> {
  const writers = await readRows<{ field: Field; name: string; at: string }>(
    tx,
    sql`select distinct on (field) field, actor_name as name, to_json(occurred_at) #>> '{}' as at
      from activities a, lateral (select jsonb_array_elements(a.changes) ->> 'field' as field) changed
      where a.subject_id = ${id} and field = any(${sql.param([...inConflict])}::text[])
      order by field, a.id desc`,
  )
  return inConflict.map((field) => {
    const writer = writers.find((known) => known.field === field)
    return {
      field,
      now: stored[field],
      by: writer ? { name: writer.name, at: writer.at } : null,
    }
  })
}
