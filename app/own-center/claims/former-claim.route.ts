import { redirect } from 'react-router'
import { openCenter } from '#app/center/read-center.server.ts'
import { withDatabase } from '#app/database.server.ts'
import { localize } from '#app/find-page.ts'
import type { Route } from './+types/former-claim.route.ts'

/** Redirect the old Spanish path of a center's claim page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { slug } = await withDatabase(context, (db) =>
    openCenter(db, params.slug, 'es', '/centers/:slug/claim'),
  )
  return redirect(localize(`/centers/${slug}/claim`, 'es'), 301)
}
