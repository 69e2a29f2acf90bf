import { languageContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import { openCenter } from '#app/features/centers/read-center.server.ts'
import { CallSheet } from '#app/features/list/call-sheet.tsx'
import listCss from '#app/features/list/list-page.css?url'
import { listMessages } from '#app/features/list/messages.ts'
import { listPageMessages } from '#app/features/list/page-messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Route } from './+types/list-call-sheet.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: listCss }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext)
  const center = await withDatabase(context, (db) =>
    openCenter(db, params.slug, language, '/call-sheet'),
  )
  return { center: center.saved }
}

export default function CallSheetPage({ loaderData: { center } }: Route.ComponentProps) {
  const text = useTexts(listPageMessages)
  const sheetText = useTexts(listMessages)
  return (
    <div className="wrap">
      <PageMeta
        title={text.sheetTitle(center.name)}
        description={text.sheetDescription(center.name)}
        path={`/centers/${center.slug}/call-sheet`}
        noIndex
      />
      <div className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-4">
        <Link to={`/centers/${center.slug}`} className="tap-link">
          {text.back(center.name)}
        </Link>
        <Button data-print-page="" variant="line" size="sm" className="needs-scripts">
          {text.print}
        </Button>
        <p className="without-scripts text-sm text-ink-soft">{text.printWithoutScripts}</p>
      </div>
      <CallSheet center={center} text={sheetText} />
      <p className="no-print pb-8">
        <Link to={`/centers/${center.slug}/report`} className="tap-link">
          {text.report}
        </Link>
      </p>
    </div>
  )
}
