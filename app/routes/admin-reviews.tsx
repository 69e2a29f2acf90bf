import { data, Outlet } from 'react-router'
import { siteContext, wakeOutboxContext } from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import { describeAdminPage } from '#app/features/admin-shell/describe-admin-page.ts'
import { useBadges } from '#app/features/admin-shell/use-badges.ts'
import { composeApproval } from '#app/features/moderation/approval-mail.ts'
import { decideReviews } from '#app/features/moderation/decide-reviews.server.ts'
import { readDecision } from '#app/features/moderation/decision-input.ts'
import { reviewsTitle, updateFailed } from '#app/features/moderation/messages.ts'
import { ModerationFrame, moderationPaths } from '#app/features/moderation/moderation-frame.tsx'
import { reviewStates } from '#app/features/moderation/post.ts'
import { readPosts } from '#app/features/moderation/read-posts.server.ts'
import { findStatus, refuse } from '#app/features/moderation/refusal.ts'
import { RefusalToast } from '#app/features/moderation/refusal-toast.tsx'
import { ReviewList } from '#app/features/moderation/review-list.tsx'
import { redirectWithFlash } from '#app/flash.server.ts'
import { keepWhenCut } from '#app/lib/keep-when-cut.ts'
import { readListQuery, writeListQuery } from '#app/lib/list-query.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { shouldReadList } from '#app/lib/should-read-list.ts'
import type { Route } from './+types/admin-reviews.ts'

export const handle: PageHandle = { scripts: 'always' }

export const shouldRevalidate = shouldReadList

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readListQuery(new URL(request.url).searchParams, reviewStates)
  const list = await tryDatabase(context, (tx) => readPosts(tx, 'review', query))
  return data({ query, list }, { status: list.ok ? 200 : 503 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = readDecision(await request.formData())
  if (!sent) throw data('This form is not one of this page.', { status: 400 })
  const { to, reviews } = sent
  const ticked = reviews.map(({ id }) => id)
  if (to === null) return data(refuse('undecided', [], ticked), { status: 422 })
  if (reviews.length === 0) return data(refuse('none'), { status: 422 })
  const site = context.get(siteContext)
  const done = await tryDatabase(context, (tx) =>
    decideReviews(tx, { to, reviews }, (center) => composeApproval(site, center)),
  )
  if (!done.ok || !done.value.ok) {
    const isOne = reviews.length === 1
    const why = !done.ok ? 'unavailable' : done.value.ok ? 'changed' : done.value.why
    const obstacle = why === 'unavailable' || isOne ? why : (`some-${why}` as const)
    const ids = done.ok && !done.value.ok ? done.value.ids : []
    return data(refuse(obstacle, ids, ticked), { status: findStatus(obstacle) })
  }
  if (to === 'approved') context.get(wakeOutboxContext)()
  const query = readListQuery(new URL(request.url).searchParams, reviewStates)
  const path = moderationPaths.reviews + writeListQuery(query, 'all')
  const { count } = done.value
  return count === 1
    ? redirectWithFlash(context, path, `review-${to}`)
    : redirectWithFlash(context, path, `reviews-${to}`, { count })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepWhenCut(serverAction, (obstacle) => refuse(obstacle))
}

export const meta: Route.MetaFunction = describeAdminPage(reviewsTitle)

export default function AdminReviews({ loaderData, actionData }: Route.ComponentProps) {
  const { query, list } = loaderData
  const waiting = useBadges()
  return (
    <>
      <ModerationFrame place="reviews" waiting={waiting} failure={list.ok ? null : list.message}>
        {list.ok && (
          <ReviewList
            list={list.value}
            query={query}
            pending={waiting?.pendingReviews}
            refusal={actionData}
          />
        )}
      </ModerationFrame>
      <RefusalToast title={updateFailed} refusal={actionData} />
      <Outlet />
    </>
  )
}
