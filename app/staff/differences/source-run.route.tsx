import { data } from 'react-router'
import { importsContext } from '#app/context.ts'
import { getRunPath } from '#app/data/sources/source-paths.ts'
import { tryForm, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Route } from './+types/source-run.route.ts'
import { decideReview, reviewIntent } from './decide-review.server.ts'
import { reviewErrors, reviewTitle } from './messages.ts'
import { readReview } from './read-review.server.ts'
import { ReviewPage } from './review-page.tsx'

export const handle = { title: reviewTitle, loads: 'the differences' }

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { source: sourceId, run: runId } = params
  const { searchParams } = new URL(request.url)
  const review = await withDatabase(context, (db) =>
    readReview(db, { sourceId, runId }, searchParams),
  )
  return data(review, { status: review ? 200 : 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  // A difference's own button says which difference it is of.
  for (const intent of ['accept', 'dismiss'] as const) {
    const one = form.get(intent)
    if (one === null) continue
    form.set('intent', intent)
    form.set('one', one)
  }
  const asked = readIntent(reviewIntent, form)
  const selected = form.getAll('id').filter((id) => typeof id === 'string' && isUuid(id))
  const decided = await decideReview(
    (work) => tryForm(context, () => reviewErrors.unavailable, work),
    params.run,
    asked,
    { selected: selected as string[], wake: context.get(importsContext).wake },
  )
  if (!decided.ok) return rejectForm(form, decided.errors)
  const { search } = new URL(request.url)
  const path = `${getRunPath(params.source, params.run)}${search}`
  const { code, count } = decided.value
  return redirectWithFlash(context, path, code, { count, isSamePage: true })
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, reviewErrors)

export default function AdminSourceRun({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewPage review={loaderData} rejected={actionData} />
}
