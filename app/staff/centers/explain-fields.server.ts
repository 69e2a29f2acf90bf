import { sql } from 'drizzle-orm'
import { labelOffering } from '#app/center/offerings/offerings.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import type { CenterForm, Field } from './center-form.ts'
import { openStateLabels, inputErrors as say } from './messages.ts'

/**
 * Find errors for a slug or place id that another center already has. `id` is null for a new
 * center.
 */
export async function findTaken(
  db: Executor,
  id: string | null,
  { slug, placeId }: CenterForm,
): Promise<Record<string, string>> {
  const found = await readRow<{ slug: string | null; place: string | null; isKept: boolean }>(
    db,
    sql`select is_slug_kept(${slug}) as "isKept",
      (select name from treatment_centers c
        where c.id is distinct from ${id}::uuid and (c.slug = ${slug}
          or c.id = (select center_id from center_former_slugs f where f.slug = ${slug}))
        limit 1) as slug,
      (select name from treatment_centers
        where place_id = ${placeId} and id is distinct from ${id}::uuid) as place`,
  )
  const errors: Record<string, string> = {}
  if (found.slug) errors.slug = say.slugTaken(found.slug)
  else if (found.isKept) errors.slug = say.slugKept
  if (found.place) errors.placeId = say.placeTaken(found.place)
  return errors
}

/**
 * Describe each conflict: the staff member, the time and the current value. Changes by an import or
 * a command have no name.
 */
export async function describeConflicts(
  db: Executor,
  id: string,
  stored: CenterForm,
  inConflict: readonly Field[],
): Promise<Record<string, string>> {
  const writers = await readRows<{ field: Field; name: string; at: Date }>(
    db,
    sql`select distinct on (field) field, actor_name as name, occurred_at as at
      from activities a, lateral (select jsonb_array_elements(a.changes) ->> 'field' as field) changed
      where a.subject_id = ${id} and field = any(${sql.param([...inConflict])}::text[])
      order by field, a.id desc`,
  )
  const messages = inConflict.map((field) => {
    const writer = writers.find((known) => known.field === field)
    const who = writer && `${writer.name} changed this on ${formatMoment(writer.at)}.`
    const now = describeValue(field, stored[field]) || 'nothing'
    return [field, `${who ?? 'This was changed meanwhile.'} It now holds: ${now}`]
  })
  return Object.fromEntries(messages)
}

function describeValue(field: Field, value: CenterForm[Field]): string {
  if (typeof value === 'string') {
    return field === 'openState' ? openStateLabels[value as keyof typeof openStateLabels] : value
  }
  const lines = value.map((entry) =>
    typeof entry === 'string'
      ? labelOffering(entry)
      : `${entry.category}: ${entry.infoKey} ${entry.infoValue ? 'yes' : 'no'}`,
  )
  return lines.join('\n')
}
