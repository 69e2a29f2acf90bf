import { data, useLocation } from 'react-router'
import { siteContext } from '#app/context.ts'
import { tryForm, tryToLoad } from '#app/database.server.ts'
import { explainLoadFailure, explainLoss } from '#app/lib/failure.ts'
import { readForm, rejectForeignForm, rejectForm, sendForm } from '#app/lib/form.ts'
import { readListQuery } from '#app/lib/list-query.ts'
import { readAgainAfterConflict } from '#app/lib/should-read-list.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/review-revise.route.ts'
import { decideReviews } from './decide-reviews.server.ts'
import { readRowName } from './decision-input.ts'
import { needsOther, revision, updateFailed } from './messages.ts'
import { moderationLists } from './moderation-lists.ts'
import { type Post, reviewStates } from './post.ts'
import { PostQuote } from './post-item.tsx'
import { findPost } from './read-moderated-posts.server.ts'
import { redirectDecided } from './redirect-decided.server.ts'

const lost = explainLoss(updateFailed)

export function loader({ params: { post: id }, context }: Route.LoaderArgs) {
  if (!isUuid(id)) throw data(null, { status: 404 })
  return tryToLoad(context, async (db) => {
    const post = await findPost(db, 'review', id)
    if (!post) throw data(null, { status: 404 })
    return post
  })
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const review = readRowName(params.post, form.get('version'))
  const from = form.get('from')
  if (!review || (from !== 'approved' && from !== 'rejected')) return rejectForeignForm()
  const decision = { from, to: getRevised(from), reviews: [review] } as const
  const site = context.get(siteContext)
  const done = await tryForm(
    context,
    () => lost.unavailable,
    (db) => decideReviews(db, { ...decision, reviews: [review] }, site),
  )
  if (!done.ok) return rejectForm(form, done.errors)
  const query = readListQuery(url.searchParams, reviewStates)
  return redirectDecided(context, query, { ...decision, reviews: [review] }, done.value)
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, lost)

export const shouldRevalidate = readAgainAfterConflict

const getRevised = (from: 'approved' | 'rejected') =>
  from === 'approved' ? 'rejected' : 'approved'

export default function AdminReviewRevise({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const closeTo = moderationLists.reviews.path + search
  const problem = loaderData.ok
    ? explainClosedPost(loaderData.value)
    : explainLoadFailure('reviews', loaderData.errors)
  if (!loaderData.ok || problem) {
    return (
      <ProblemDialog
        title="Nothing was done"
        problem={actionData?.text ?? problem ?? ''}
        closeTo={closeTo}
      />
    )
  }
  const post = loaderData.value
  const from = post.status === 'approved' ? 'approved' : 'rejected'
  const { title, text, submit, busy } = revision[getRevised(from)]
  return (
    <ConfirmDialog
      title={title}
      rejected={actionData}
      closeTo={closeTo}
      submit={submit}
      busy={busy}
      fields={[
        ['from', from],
        ['version', post.version],
      ]}
    >
      <PostQuote post={post} />
      <p>{text}</p>
    </ConfirmDialog>
  )
}

/** Explain why a review can't be decided again here; null when it can. */
function explainClosedPost({ status, needsOther: isOwn }: Post): string | null {
  if (isOwn) return `${needsOther}.`
  if (status === 'pending') return 'This review is pending. Approve or reject it in the list.'
  return null
}
