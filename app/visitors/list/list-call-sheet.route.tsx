import { openCenter } from '#app/center/read-center.server.ts'
import { SendLink } from '#app/center/send-link.tsx'
import { languageContext, siteContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import { localize } from '#app/find-page.ts'
import { drawQrCode } from '#app/lib/draw-qr-code.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import paperCss from '#app/ui/paper.css?url'
import { useTexts } from '#app/ui/use-language.tsx'
import { siteMessages } from '#app/visitors/shell/messages.tsx'
import type { Route } from './+types/list-call-sheet.route.ts'
import { CallSheet } from './call-sheet.tsx'
import listCss from './list-page.css?url'
import { listMessages, listPageMessages } from './messages.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: paperCss },
  { rel: 'stylesheet', href: listCss },
]

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext)
  const { saved, isSample } = await withDatabase(context, (db) =>
    openCenter(db, params.slug, language, '/centers/:slug/call-sheet'),
  )
  const url = context.get(siteContext).url + localize(`/centers/${saved.slug}`, language)
  return { center: saved, isSample, qr: drawQrCode(url), now: new Date() }
}

export default function CallSheetPage({ loaderData }: Route.ComponentProps) {
  const { center, isSample, qr, now } = loaderData
  const text = useTexts(listPageMessages)
  const sheetText = useTexts(listMessages)
  const { sample } = useTexts(siteMessages)
  const title = text.sheetTitle(center.name)
  return (
    <>
      <PageMeta
        title={title}
        description={text.sheetDescription(center.name)}
        path={`/centers/${center.slug}/call-sheet`}
        noIndex
      />
      <div className="wrap no-print pt-4">
        <div className="relative flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button data-print-page="" className="needs-scripts">
            {text.print}
          </Button>
          <p className="without-scripts font-semibold">{text.printWithoutScripts}</p>
          <SendLink center={center} variant="line" />
          <Link to={`/centers/${center.slug}`} className="tap-link">
            {text.back(center.name)}
          </Link>
        </div>
      </div>
      <CallSheet
        center={center}
        asOf={now}
        qr={qr}
        sampleNote={isSample ? sample : undefined}
        text={sheetText}
      />
      <p className="wrap no-print pb-8">
        <Link to={`/centers/${center.slug}/report`} className="tap-link">
          {text.report}
        </Link>
      </p>
    </>
  )
}
