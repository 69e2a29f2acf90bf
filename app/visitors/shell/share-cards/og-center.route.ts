import { languageContext, siteContext } from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import type { Route } from './+types/og-center.route.ts'
import { readCenterCard } from './read-share-card.server.ts'
import { handlePicture } from './share-picture.server.ts'

/** The preview picture of a center's page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const slug = /^(.+)\.png$/.exec(params.picture)?.[1]
  if (!slug) return reject(404)
  const language = context.get(languageContext)
  const card = await tryDatabase(context, (db) => readCenterCard(db, site, slug, language))
  if (!card.ok) return reject(503)
  return card.value ? handlePicture(request, 'center', card.value) : reject(404)
}

function reject(status: 404 | 503): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(status === 404 ? 'Not found' : 'Try again later', { status, headers })
}
