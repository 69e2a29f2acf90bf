import { data, Outlet } from 'react-router'
import { tryDatabase, tryForm } from '#app/database.server.ts'
import { useBadges } from '#app/features/admin-shell/use-badges.ts'
import { readRowName } from '#app/features/moderation/decision-input.ts'
import { closeFailed, reportsTitle } from '#app/features/moderation/messages.ts'
import { ModerationFrame, moderationPaths } from '#app/features/moderation/moderation-frame.tsx'
import { reportStates } from '#app/features/moderation/post.ts'
import { ReportList } from '#app/features/moderation/report-list.tsx'
import { closeReport, readReports } from '#app/features/moderation/reports.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { explainLoss } from '#app/lib/failure.ts'
import { readForm, rejectForeignForm, rejectForm, sendForm } from '#app/lib/form.ts'
import { readListQuery, serializeListQuery } from '#app/lib/list-query.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { shouldReadList } from '#app/lib/should-read-list.ts'
import { RejectedToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/admin-reports.ts'

export const handle: PageHandle = { scripts: 'always', title: reportsTitle }

const lost = explainLoss(closeFailed)

export const shouldRevalidate = shouldReadList

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readListQuery(new URL(request.url).searchParams, reportStates)
  const list = await tryDatabase(context, (tx) => readReports(tx, query))
  return data({ query, list }, { status: list.ok ? 200 : 503 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = readRowName(form.get('report'), form.get('version')) ?? rejectForeignForm()
  const done = await tryForm(context, lost, (tx) => closeReport(tx, asked.id, asked.version))
  if (!done.ok) return rejectForm(form, done.errors)
  const query = readListQuery(new URL(request.url).searchParams, reportStates)
  const path = moderationPaths.reports + serializeListQuery(query, 'open')
  return redirectWithFlash(context, path, 'report-closed')
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, lost)

export default function AdminReports({ loaderData, actionData }: Route.ComponentProps) {
  const { query, list } = loaderData
  const waiting = useBadges()
  return (
    <>
      <ModerationFrame place="reports" waiting={waiting} failure={list.ok ? null : list.message}>
        {list.ok && (
          <ReportList
            list={list.value}
            query={query}
            open={waiting?.openReports}
            rejected={actionData}
          />
        )}
      </ModerationFrame>
      <RejectedToast rejected={actionData} />
      <Outlet />
    </>
  )
}
