import { listUrlContext, siteContext } from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import listCss from '#app/features/list/list.css?url'
import { ListPage } from '#app/features/list/list-page.tsx'
import { countCenters } from '#app/features/list/read-facts.server.ts'
import { describePage } from '#app/lib/page-meta.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import type { Route } from './+types/list.ts'

export const handle: PageHandle = { scripts: 'none' }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: listCss }]

export async function loader({ context }: Route.LoaderArgs) {
  const counted = await tryDatabase(context, countCenters)
  return {
    site: context.get(siteContext),
    listUrl: context.get(listUrlContext),
    // Without a database nothing can be asked for; what is kept is shown all the same.
    centers: counted.ok ? counted.value : 0,
  }
}

export function meta({ loaderData: { site } }: Route.MetaArgs) {
  return describePage({
    site,
    title: 'My List',
    description:
      'Keep treatment centers on your own device, write down what you hear when you call, compare them, and share the list. No account.',
    path: '/list',
    noIndex: true,
  })
}

export default function List({ loaderData: { listUrl, centers } }: Route.ComponentProps) {
  return <ListPage scriptUrl={listUrl} centers={centers} />
}
