import { openCenter } from '#app/center/read-center.server.ts'
import { languageContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { getFormHeaders, readForm, rejectForm } from '#app/lib/form.ts'
import { readFlash } from '#app/read-flash.server.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Route } from './+types/suggest.route.ts'
import { reportMessages } from './messages.ts'
import { listFacts, receiveSuggestion } from './receive-report.server.ts'
import { SuggestionPage } from './suggestion-page.tsx'

/** The center that a change is suggested of, as it is listed; null where a new one is. */
async function openListing({ params, context }: Route.LoaderArgs | Route.ActionArgs) {
  const { slug } = params
  if (slug === undefined) return null
  const language = context.get(languageContext)
  // The database stores English.
  const center = await withDatabase(context, (db) =>
    openCenter(db, slug, language, '/centers/:slug/suggest', 'en'),
  )
  return { id: center.id, slug: center.slug, name: center.name, listed: listFacts(center) }
}

export async function loader(asked: Route.LoaderArgs) {
  const { request, context } = asked
  return {
    center: await openListing(asked),
    sent: readFlash(request, context)?.code === 'problem-reported',
  }
}

export async function action(asked: Route.ActionArgs) {
  const { request, context } = asked
  const center = await openListing(asked)
  const form = await readForm(request)
  const received = await receiveSuggestion(context, center, form)
  if (!received.ok) return rejectForm(form, received.errors)
  const path = center ? `/centers/${center.slug}/suggest` : '/suggest'
  return redirectWithFlash(context, path, 'problem-reported')
}

export const headers = getFormHeaders

export default function Suggest({ loaderData, actionData }: Route.ComponentProps) {
  const { center, sent } = loaderData
  const text = useTexts(reportMessages)
  return (
    <>
      <PageMeta
        title={center ? text.changeTitle(center.name) : text.add}
        description={text.suggestDescription}
        path={center ? `/centers/${center.slug}/suggest` : '/suggest'}
        noIndex
      />
      <SuggestionPage center={center} sent={sent} rejected={actionData} />
    </>
  )
}
