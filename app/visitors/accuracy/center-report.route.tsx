import { openCenter } from '#app/center/read-center.server.ts'
import { languageContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { getFormHeaders, readForm, rejectForm } from '#app/lib/form.ts'
import { readFlash } from '#app/read-flash.server.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Route } from './+types/center-report.route.ts'
import { reportMessages } from './messages.ts'
import { receiveReport } from './receive-report.server.ts'
import { ReportPage } from './report-page.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext)
  const center = await withDatabase(context, (db) =>
    openCenter(db, params.slug, language, '/centers/:slug/report'),
  )
  const { slug, name, phone, address } = center.saved
  const sent = readFlash(request, context)?.code === 'problem-reported'
  return { center: { slug, name, phone, address }, sent }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const language = context.get(languageContext)
  const { id, slug } = await withDatabase(context, (db) =>
    openCenter(db, params.slug, language, '/centers/:slug/report'),
  )
  const form = await readForm(request)
  const received = await receiveReport(context, id, form)
  if (!received.ok) return rejectForm(form, received.errors)
  return redirectWithFlash(context, `/centers/${slug}/report`, 'problem-reported')
}

export const headers = getFormHeaders

export default function CenterReport({ loaderData, actionData }: Route.ComponentProps) {
  const { center, sent } = loaderData
  const text = useTexts(reportMessages)
  return (
    <>
      <PageMeta
        title={text.reportTitle(center.name)}
        description={text.reportDescription(center.name)}
        path={`/centers/${center.slug}/report`}
        noIndex
      />
      <ReportPage center={center} sent={sent} rejected={actionData} />
    </>
  )
}
