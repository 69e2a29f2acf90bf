import { languageContext, siteContext } from '#app/context.ts'
import { describeSiteCard } from '#app/visitors/shell/share-cards/read-share-card.server.ts'
import { handlePicture } from '#app/visitors/shell/share-cards/share-picture.server.ts'
import type { Route } from './+types/og-site.ts'

/** The preview picture of the other pages. */
export function loader({ request, context }: Route.LoaderArgs) {
  return handlePicture(
    request,
    'site',
    describeSiteCard(context.get(siteContext), context.get(languageContext)),
  )
}
