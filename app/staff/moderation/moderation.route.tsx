import { Outlet, useLocation } from 'react-router'
import { tryToLoad } from '#app/database.server.ts'
import { explainLoss } from '#app/lib/failure.ts'
import { readForm, rejectForeignForm, sendForm } from '#app/lib/form.ts'
import { readListQuery, serializeListQuery } from '#app/lib/list-query.ts'
import { shouldReadList } from '#app/lib/should-read-list.ts'
import { useStaff } from '#app/staff/frame/use-staff.ts'
import { RejectedToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/moderation.route.ts'
import { CommentList } from './comment-list.tsx'
import { listDecisionFields, readUndo } from './decision-input.ts'
import { ModerationFrame } from './moderation-frame.tsx'
import { findModerationTab, type ModerationTab, moderationLists } from './moderation-lists.ts'
import { readModeratedPosts } from './read-moderated-posts.server.ts'
import { receiveDecision, receiveReportDecision } from './receive-moderation.server.ts'
import { ReportList } from './report-list.tsx'
import { readReports } from './reports.server.ts'
import { ReviewList } from './review-list.tsx'
import { UndoToast } from './undo-toast.tsx'

export const handle = {
  title: (pathname: string) => moderationLists[findModerationTab(pathname)].title,
}

export const shouldRevalidate = shouldReadList

export function loader({ url, context }: Route.LoaderArgs) {
  const tab = findModerationTab(url.pathname)
  const query = readListQuery(url.searchParams, moderationLists[tab].states)
  return tryToLoad(context, async (db) => {
    if (tab === 'reports') return { tab, list: await readReports(db, query) }
    const kind = tab === 'reviews' ? 'review' : 'comment'
    return { tab, list: await readModeratedPosts(db, kind, query) }
  })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const sent = { context, url, form: await readForm(request) }
  switch (findModerationTab(url.pathname)) {
    case 'reviews':
      return receiveDecision(sent)
    case 'reports':
      return receiveReportDecision(sent)
    case 'comments':
      return rejectForeignForm()
  }
}

export function clientAction(sent: Route.ClientActionArgs) {
  const tab = findModerationTab(new URL(sent.request.url).pathname)
  return sendForm(sent, explainLoss(moderationLists[tab].failed))
}

/** Reviews, comments or reports, by the address. */
export default function AdminModeration({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const waiting = useStaff()?.badges ?? null
  const tab = findModerationTab(pathname)
  const { path, states, undoCodes } = moderationLists[tab]
  const params = new URLSearchParams(search)
  const query = readListQuery(params, states)
  return (
    <>
      <ModerationFrame
        tab={tab}
        waiting={waiting}
        failure={loaderData.ok ? null : loaderData.errors}
      >
        {loaderData.ok && loaderData.value.tab === 'reviews' && (
          <ReviewList
            list={loaderData.value.list}
            query={query}
            pending={waiting?.pendingReviews}
            rejected={actionData}
          />
        )}
        {loaderData.ok && loaderData.value.tab === 'comments' && (
          <CommentList list={loaderData.value.list} query={query} />
        )}
        {loaderData.ok && loaderData.value.tab === 'reports' && (
          <ReportList
            list={loaderData.value.list}
            query={query}
            open={waiting?.openReports}
            rejected={actionData}
          />
        )}
      </ModerationFrame>
      <UndoToast
        codes={undoCodes}
        path={path + serializeListQuery(query, states[0])}
        fields={listUndoFields(tab, params)}
      />
      <RejectedToast rejected={actionData} />
      <Outlet />
    </>
  )
}

/** The fields that undo what was just decided, from the address. */
function listUndoFields(tab: ModerationTab, params: URLSearchParams): [string, string][] {
  if (tab === 'reviews') {
    const undo = readUndo(params)
    return undo ? listDecisionFields(undo) : []
  }
  const closed = params.get('reopen')
  return closed ? [['reopen', closed]] : []
}
