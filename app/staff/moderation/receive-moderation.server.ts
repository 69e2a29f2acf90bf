import type { RouterContextProvider } from 'react-router'
import { siteContext } from '#app/context.ts'
import { tryForm } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { explainLoss } from '#app/lib/failure.ts'
import { rejectForeignForm, rejectForm } from '#app/lib/form.ts'
import { readListQuery, serializeListQuery } from '#app/lib/list-query.ts'
import { decideReviews } from './decide-reviews.server.ts'
import { readDecision, readRowName } from './decision-input.ts'
import { closeFailed, explain, updateFailed } from './messages.ts'
import { moderationLists } from './moderation-lists.ts'
import { redirectDecided } from './redirect-decided.server.ts'
import { closeReport, reopenReport } from './reports.server.ts'

type Sent = { context: Readonly<RouterContextProvider>; url: URL; form: FormData }

/** Approve or reject reviews, or undo that. */
export async function receiveDecision({ context, url, form }: Sent) {
  const { to, isUndo, ...sent } = readDecision(form) ?? rejectForeignForm()
  if (to === null) return rejectForm(form, explain(updateFailed, 'undecided'))
  if (sent.reviews.length === 0) return rejectForm(form, explain(updateFailed, 'none'))
  const site = context.get(siteContext)
  const done = await tryForm(
    context,
    () => explainLoss(updateFailed).unavailable,
    (db) => decideReviews(db, { ...sent, to }, site),
  )
  if (!done.ok) return rejectForm(form, done.errors)
  const { path, states } = moderationLists.reviews
  const query = readListQuery(url.searchParams, states)
  if (!isUndo && to !== 'pending') {
    return redirectDecided(context, query, { ...sent, to }, done.value)
  }
  const list = path + serializeListQuery(query, states[0])
  const count = sent.reviews.length
  return count === 1
    ? redirectWithFlash(context, list, 'review-undone')
    : redirectWithFlash(context, list, 'reviews-undone', { count })
}

/** Close a report (`report` and its version), or open one again (`reopen`). */
export async function receiveReportDecision({ context, url, form }: Sent) {
  const { path, states } = moderationLists.reports
  const explainFailure = () => explainLoss(closeFailed).unavailable
  const query = serializeListQuery(readListQuery(url.searchParams, states), states[0])
  const reopened = readRowName(form.get('reopen'), '0')
  if (reopened) {
    const done = await tryForm(context, explainFailure, (db) => reopenReport(db, reopened.id))
    if (!done.ok) return rejectForm(form, done.errors)
    return redirectWithFlash(context, path + query, 'report-reopened')
  }
  const asked = readRowName(form.get('report'), form.get('version')) ?? rejectForeignForm()
  const done = await tryForm(context, explainFailure, (db) =>
    closeReport(db, asked.id, asked.version),
  )
  if (!done.ok) return rejectForm(form, done.errors)
  const params = new URLSearchParams(query)
  params.set('reopen', asked.id)
  return redirectWithFlash(context, `${path}?${params}`, 'report-closed')
}
