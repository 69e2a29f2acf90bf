import { data, Outlet, useLocation } from 'react-router'
import { siteContext } from '#app/context.ts'
import { tryDatabase, tryForm } from '#app/database.server.ts'
import { useBadges } from '#app/features/admin-shell/use-badges.ts'
import { decideReviews } from '#app/features/moderation/decide-reviews.server.ts'
import {
  listDecisionFields,
  readDecision,
  readUndo,
} from '#app/features/moderation/decision-input.ts'
import { explain, reviewsTitle, updateFailed } from '#app/features/moderation/messages.en.ts'
import { ModerationFrame, moderationPaths } from '#app/features/moderation/moderation-frame.tsx'
import { reviewStates } from '#app/features/moderation/post.ts'
import { readModeratedPosts } from '#app/features/moderation/read-moderated-posts.server.ts'
import { redirectDecided } from '#app/features/moderation/redirect-decided.server.ts'
import { ReviewList } from '#app/features/moderation/review-list.tsx'
import { UndoToast } from '#app/features/moderation/undo-toast.tsx'
import { redirectWithFlash } from '#app/flash.server.ts'
import { explainLoss } from '#app/lib/failure.ts'
import { readForm, rejectForeignForm, rejectForm, sendForm } from '#app/lib/form.ts'
import { readListQuery, serializeListQuery } from '#app/lib/list-query.ts'
import { shouldReadList } from '#app/lib/should-read-list.ts'
import { RejectedToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/admin-reviews.ts'

export const handle = { title: reviewsTitle }

const lost = explainLoss(updateFailed)

export const shouldRevalidate = shouldReadList

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readListQuery(new URL(request.url).searchParams, reviewStates)
  const list = await tryDatabase(context, (db) => readModeratedPosts(db, 'review', query))
  return data({ query, list }, { status: list.ok ? 200 : 503 })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { to, isUndo, ...sent } = readDecision(form) ?? rejectForeignForm()
  if (to === null) return rejectForm(form, explain(updateFailed, 'undecided'))
  if (sent.reviews.length === 0) return rejectForm(form, explain(updateFailed, 'none'))
  const site = context.get(siteContext)
  const done = await tryForm(
    context,
    () => lost.unavailable,
    (db) => decideReviews(db, { ...sent, to }, site),
  )
  if (!done.ok) return rejectForm(form, done.errors)
  const query = readListQuery(url.searchParams, reviewStates)
  if (!isUndo && to !== 'pending') {
    return redirectDecided(context, query, { ...sent, to }, done.value)
  }
  const path = moderationPaths.reviews + serializeListQuery(query, 'all')
  const count = sent.reviews.length
  return count === 1
    ? redirectWithFlash(context, path, 'review-undone')
    : redirectWithFlash(context, path, 'reviews-undone', { count })
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, lost)

export default function AdminReviews({ loaderData, actionData }: Route.ComponentProps) {
  const { query, list } = loaderData
  const waiting = useBadges()
  const undo = readUndo(new URLSearchParams(useLocation().search))
  return (
    <>
      <ModerationFrame
        place="reviews"
        waiting={waiting}
        failure={list.ok ? null : list.errors.message}
      >
        {list.ok && (
          <ReviewList
            list={list.value}
            query={query}
            pending={waiting?.pendingReviews}
            rejected={actionData}
          />
        )}
      </ModerationFrame>
      <UndoToast
        codes={['review-approved', 'review-rejected', 'reviews-approved', 'reviews-rejected']}
        path={moderationPaths.reviews + serializeListQuery(query, 'all')}
        fields={undo ? listDecisionFields(undo) : []}
      />
      <RejectedToast rejected={actionData} />
      <Outlet />
    </>
  )
}
