import { languageContext, siteContext } from '#app/context.ts'
import type { Route } from './+types/og-site.route.ts'
import { describeSiteCard } from './read-share-card.server.ts'
import { handlePicture } from './share-picture.server.ts'

/** The preview picture of the other pages. */
export function loader({ request, context }: Route.LoaderArgs) {
  return handlePicture(
    request,
    'site',
    describeSiteCard(context.get(siteContext), context.get(languageContext)),
  )
}
