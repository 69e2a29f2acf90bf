import { listUrlContext } from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import paperCss from '#app/ui/paper.css?url'
import { useTexts } from '#app/ui/use-language.tsx'
import sheetCss from '#app/visitors/sheets/paper-sheet.css?url'
import type { Route } from './+types/list.route.ts'
import listCss from './list-page.css?url'
import { listMessages, listPageMessages } from './messages.ts'
import { countCenters } from './read-saved-centers.server.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: paperCss },
  { rel: 'stylesheet', href: sheetCss },
  { rel: 'stylesheet', href: listCss },
]

export async function loader({ context }: Route.LoaderArgs) {
  const counted = await tryDatabase(context, countCenters)
  return {
    listUrl: context.get(listUrlContext),
    // Without a database, nothing can be updated, but the page still shows the saved list.
    centers: counted.ok ? counted.value : 0,
  }
}

/** The visitor's own list. Only the browser knows it: a script renders it. */
export default function List({ loaderData: { listUrl, centers } }: Route.ComponentProps) {
  const text = useTexts(listPageMessages)
  const texts = useTexts(listMessages)
  return (
    <>
      <PageMeta title={text.metaTitle} description={text.description} path="/list" noIndex />
      <div className="wrap list-page pt-2 pb-16">
        <h1 className="text-2xl">{text.title}</h1>
        <div className="without-scripts">
          <p>{text.lede}</p>
          <p>{text.withoutScripts}</p>
        </div>
        <div
          id="list"
          data-centers={centers}
          // The page passes its texts to the script: nobody downloads another language's.
          data-texts={JSON.stringify(texts)}
          className="needs-scripts grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          <p>{text.opening}</p>
        </div>
        {listUrl && <script defer src={listUrl} />}
      </div>
    </>
  )
}
