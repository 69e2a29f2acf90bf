import { siteContext } from '#app/context.ts'
import { answerPicture } from '#app/features/discovery/answer-picture.server.ts'
import { readCenterCard } from '#app/features/discovery/read-share-card.server.ts'
import { withDatabase } from '#app/viewer-transaction.server.ts'
import type { Route } from './+types/og-center.ts'

/** The picture that previews of a center's page show. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const slug = params.picture.replace(/\.png$/, '')
  const card =
    slug !== params.picture && (await withDatabase(context, (tx) => readCenterCard(tx, site, slug)))
  if (!card) {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8' }
    return new Response('Not found', { status: 404, headers })
  }
  return answerPicture(request, 'center', card)
}
