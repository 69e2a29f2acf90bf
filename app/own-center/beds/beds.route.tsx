import { data } from 'react-router'
import { languageContext, viewerContext } from '#app/context.ts'
import { tryForm, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { getKeyFormHeaders, readForm, rejectForm } from '#app/lib/form.ts'
import { rejectVisitor } from '#app/members/auth/reject-visitor.server.ts'
import { readFlash } from '#app/read-flash.server.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Route } from './+types/beds.route.ts'
import { BedsPage, BedsRefused } from './beds-page.tsx'
import { bedsMessages } from './messages.ts'
import { type BedReporter, readOwnBeds, reportBeds } from './report-beds.server.ts'

/** By a link with its key; or, at a center's own address, by a member. */
async function findReporter(asked: Route.LoaderArgs | Route.ActionArgs): Promise<BedReporter> {
  const { url, params, context } = asked
  if (params.slug === undefined) return { key: url.searchParams.get('key') ?? '' }
  if (context.get(viewerContext).kind === 'anonymous') await rejectVisitor(asked)
  return { slug: params.slug }
}

/** Only for a reporter that the database has accepted: the slug is a center's. */
function getReporterPath(reporter: BedReporter): string {
  return 'key' in reporter
    ? `/beds?${new URLSearchParams({ key: reporter.key })}`
    : `/centers/${reporter.slug}/beds`
}

/** Links are opened by programs that scan mails, too: only a sent form says anything. */
export async function loader(asked: Route.LoaderArgs) {
  const { request, context } = asked
  const reporter = await findReporter(asked)
  const own = await withDatabase(context, (db) => readOwnBeds(db, reporter))
  const said = readFlash(request, context)?.code === 'beds-reported'
  const text = bedsMessages[context.get(languageContext)]
  const refused = own ? null : 'key' in reporter ? text.linkEnded : text.notYours
  return data({ own, said, refused }, { status: refused?.status ?? 200 })
}

export async function action(asked: Route.ActionArgs) {
  const { request, context } = asked
  const language = context.get(languageContext)
  const reporter = await findReporter(asked)
  const form = await readForm(request)
  const stored = await tryForm(
    context,
    () => bedsMessages[language].unavailable,
    (db) => reportBeds(db, reporter, form, language),
  )
  if (!stored.ok) return rejectForm(form, stored.errors)
  return redirectWithFlash(context, getReporterPath(reporter), 'beds-reported')
}

export const headers = getKeyFormHeaders

export default function BedsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { own, said, refused } = loaderData
  const { title, description } = useTexts(bedsMessages)
  return (
    <>
      <PageMeta title={title} description={description} path="/beds" noIndex />
      {own ? (
        <BedsPage own={own} said={said} rejected={actionData} />
      ) : (
        <BedsRefused title={refused?.title ?? ''} text={refused?.text} />
      )}
    </>
  )
}
