import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { CenterForm, Field, FieldErrors } from './center-form.ts'
import { readDatabaseError } from './explain-unchanged.server.ts'
import { inputErrors as say } from './messages.ts'

/** An address or a place id that another center has: the error beside it. `id` is null for a new center. */
export async function findTaken(
  tx: Transaction,
  id: string | null,
  { slug, placeId }: CenterForm,
  changed: readonly Field[],
): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  if (changed.includes('slug') && slug !== '') {
    const [found] = await readRows<{ name: string | null; isKept: boolean }>(
      tx,
      sql`select is_slug_kept(${slug}) as "isKept", (
          select name from treatment_centers c
          where c.id is distinct from ${id}::uuid and (c.slug = ${slug}
            or c.id = (select center_id from center_former_slugs f where f.slug = ${slug}))
          limit 1) as name`,
    )
    if (found?.name) errors.slug = say.slugTaken(found.name)
    else if (found?.isKept) errors.slug = say.slugKept
  }
  if (changed.includes('placeId') && placeId !== '') {
    const [found] = await readRows<{ name: string }>(
      tx,
      sql`select name from treatment_centers
        where place_id = ${placeId} and id is distinct from ${id}::uuid`,
    )
    if (found) errors.placeId = say.placeTaken(found.name)
  }
  return errors
}

/** The same where somebody else was faster by a moment, and the database refused; else null. */
export function findTakenJustNow(error: unknown): FieldErrors | null {
  const found = readDatabaseError(error)
  if (found?.code !== '23505') return null
  if (found.constraint === 'treatment_centers_slug') return { slug: say.slugJustTaken }
  if (found.constraint === 'treatment_centers_place_id') return { placeId: say.placeJustTaken }
  return null
}
