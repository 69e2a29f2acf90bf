import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

/** The center that a message is about. */
type CenterOfMessage = { id: string; slug: string; name: string }

/** By its slug, also a former one; null when no center has it. */
export async function findCenterOfMessage(
  tx: Transaction,
  slug: string | null,
): Promise<CenterOfMessage | null> {
  if (!slug || slug.length > 200) return null
  const [center] = await readRows<CenterOfMessage>(
    tx,
    sql`select id, slug, name from treatment_centers
      where slug = ${slug}
        or id in (select center_id from center_former_slugs where slug = ${slug})
      order by slug = ${slug} desc limit 1`,
  )
  return center ?? null
}
