import { eq, or, sql } from 'drizzle-orm'
import { data, redirect } from 'react-router'
import { localize } from '#app/find-page.ts'
import type { Language } from '#app/lib/language.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Path } from '#app/pages.ts'
import type { Executor } from '#db/client.server.ts'
import { centerFormerSlugs } from '#db/schema/center-details.ts'
import { treatmentCenters } from '#db/schema/centers.ts'

/** Longer slugs are cut before the lookup. */
export const maxSlugLength = 200

/** Redirect from a former slug or id. Staff can undo a merge, so caches must ask again. */
export function redirectFromFormer(path: string): Response {
  return redirect(path, { status: 301, headers: { 'Cache-Control': 'no-cache' } })
}

/** Throw a redirect to the center's `page` by its current or former ID or a former slug, or a 404 when there is none. */
export async function redirectToCenter(
  db: Executor,
  slugOrId: string,
  language: Language,
  page: Path = '/centers/:slug',
): Promise<never> {
  const value = slugOrId.slice(0, maxSlugLength)
  const lookup = isUuid(value)
    ? db
        .select({ slug: treatmentCenters.slug })
        .from(treatmentCenters)
        .where(
          or(
            eq(treatmentCenters.id, value),
            sql`${treatmentCenters.id} = (select center_id from center_former_ids where id = ${value})`,
          ),
        )
    : db
        .select({ slug: treatmentCenters.slug })
        .from(centerFormerSlugs)
        .innerJoin(treatmentCenters, eq(treatmentCenters.id, centerFormerSlugs.centerId))
        .where(eq(centerFormerSlugs.slug, value))
  const [moved] = await lookup
  if (!moved) throw data(null, { status: 404 })
  throw redirectFromFormer(localize(page.replace(':slug', moved.slug), language))
}
