import { data, Outlet, useLocation } from 'react-router'
import { tryDatabase, tryForm } from '#app/database.server.ts'
import { useBadges } from '#app/features/admin-shell/use-badges.ts'
import { readRowName } from '#app/features/moderation/decision-input.ts'
import { closeFailed, reportsTitle } from '#app/features/moderation/messages.en.ts'
import { ModerationFrame, moderationPaths } from '#app/features/moderation/moderation-frame.tsx'
import { reportStates } from '#app/features/moderation/post.ts'
import { ReportList } from '#app/features/moderation/report-list.tsx'
import { closeReport, readReports, reopenReport } from '#app/features/moderation/reports.server.ts'
import { UndoToast } from '#app/features/moderation/undo-toast.tsx'
import { redirectWithFlash } from '#app/flash.server.ts'
import { explainLoss } from '#app/lib/failure.ts'
import { readForm, rejectForeignForm, rejectForm, sendForm } from '#app/lib/form.ts'
import { readListQuery, serializeListQuery } from '#app/lib/list-query.ts'
import { shouldReadList } from '#app/lib/should-read-list.ts'
import { RejectedToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/admin-reports.ts'

export const handle = { title: reportsTitle }

const lost = explainLoss(closeFailed)

export const shouldRevalidate = shouldReadList

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readListQuery(new URL(request.url).searchParams, reportStates)
  const list = await tryDatabase(context, (db) => readReports(db, query))
  return data({ query, list }, { status: list.ok ? 200 : 503 })
}

/** Closes a report, or reopens it when the form has `reopen`. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const query = serializeListQuery(readListQuery(url.searchParams, reportStates), 'open')
  const reopened = readRowName(form.get('reopen'), '0')
  if (reopened) {
    const done = await tryForm(
      context,
      () => lost.unavailable,
      (db) => reopenReport(db, reopened.id),
    )
    if (!done.ok) return rejectForm(form, done.errors)
    return redirectWithFlash(context, moderationPaths.reports + query, 'report-reopened')
  }
  const asked = readRowName(form.get('report'), form.get('version')) ?? rejectForeignForm()
  const done = await tryForm(
    context,
    () => lost.unavailable,
    (db) => closeReport(db, asked.id, asked.version),
  )
  if (!done.ok) return rejectForm(form, done.errors)
  const params = new URLSearchParams(query)
  params.set('reopen', asked.id)
  return redirectWithFlash(context, `${moderationPaths.reports}?${params}`, 'report-closed')
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, lost)

export default function AdminReports({ loaderData, actionData }: Route.ComponentProps) {
  const { query, list } = loaderData
  const waiting = useBadges()
  const closed = new URLSearchParams(useLocation().search).get('reopen')
  return (
    <>
      <ModerationFrame
        place="reports"
        waiting={waiting}
        failure={list.ok ? null : list.errors.message}
      >
        {list.ok && (
          <ReportList
            list={list.value}
            query={query}
            open={waiting?.openReports}
            rejected={actionData}
          />
        )}
      </ModerationFrame>
      <UndoToast
        codes={['report-closed']}
        path={moderationPaths.reports + serializeListQuery(query, 'open')}
        fields={closed ? [['reopen', closed]] : []}
      />
      <RejectedToast rejected={actionData} />
      <Outlet />
    </>
  )
}
