import { listUrlContext, siteContext } from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import listCss from '#app/features/list/list.css?url'
import { ListPage } from '#app/features/list/list-page.tsx'
import { listPageMessages } from '#app/features/list/messages.ts'
import { countCenters } from '#app/features/list/read-facts.server.ts'
import { describePage } from '#app/lib/page-meta.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { readLanguage } from '#app/lib/paths.ts'
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

export function meta({ loaderData: { site }, location }: Route.MetaArgs) {
  const language = readLanguage(location.pathname)
  const { metaTitle: title, description } = listPageMessages[language]
  return describePage({
    site,
    language,
    title,
    description,
    path: '/list',
    noIndex: true,
  })
}

export default function List({ loaderData: { listUrl, centers } }: Route.ComponentProps) {
  return <ListPage scriptUrl={listUrl} centers={centers} />
}
