import { listUrlContext } from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import listCss from '#app/features/list/list.css?url'
import { ListPage } from '#app/features/list/list-page.tsx'
import { listPageMessages } from '#app/features/list/messages.ts'
import { countCenters } from '#app/features/list/read-facts.server.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { useTexts } from '#app/ui/language.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import type { Route } from './+types/list.ts'

export const handle: PageHandle = { scripts: 'none' }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: listCss }]

export async function loader({ context }: Route.LoaderArgs) {
  const counted = await tryDatabase(context, countCenters)
  return {
    listUrl: context.get(listUrlContext),
    // Without a database nothing can be asked for; what is kept is shown all the same.
    centers: counted.ok ? counted.value : 0,
  }
}

export default function List({ loaderData: { listUrl, centers } }: Route.ComponentProps) {
  const { metaTitle, description } = useTexts(listPageMessages)
  return (
    <>
      <PageMeta title={metaTitle} description={description} path="/list" noIndex />
      <ListPage scriptUrl={listUrl} centers={centers} />
    </>
  )
}
