import { data, useLocation } from 'react-router'
import { tryForm, tryToLoad } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { explainLoadFailure, explainLoss } from '#app/lib/failure.ts'
import { readForm, rejectForeignForm, rejectForm, sendForm } from '#app/lib/form.ts'
import { readAgainAfterConflict } from '#app/lib/should-read-list.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/remove-post.route.ts'
import { readRowName } from './decision-input.ts'
import { deletePost } from './delete-post.server.ts'
import { deleteFailed, deletion } from './messages.ts'
import { findModerationTab, moderationLists } from './moderation-lists.ts'
import { type PostKind, postKinds } from './post.ts'
import { PostQuote } from './post-item.tsx'
import { findPost } from './read-moderated-posts.server.ts'

const lost = explainLoss(deleteFailed)

export function loader({ params, context }: Route.LoaderArgs) {
  const { kind, id } = readSubject(params)
  return tryToLoad(context, async (db) => {
    const post = await findPost(db, kind, id)
    if (!post) throw data(null, { status: 404 })
    return post
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { kind, id } = readSubject(params)
  const form = await readForm(request)
  const asked = readRowName(id, form.get('version')) ?? rejectForeignForm()
  const done = await tryForm(
    context,
    () => lost.unavailable,
    (db) => deletePost(db, kind, id, asked.version),
  )
  if (!done.ok) return rejectForm(form, done.errors)
  const { pathname, search } = new URL(request.url)
  return redirectWithFlash(
    context,
    moderationLists[findModerationTab(pathname)].path + search,
    `${kind}-removed`,
  )
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, lost)

export const shouldRevalidate = readAgainAfterConflict

function readSubject(params: { kind: string; post: string }): { kind: PostKind; id: string } {
  const kind = postKinds.find((known) => known === params.kind)
  const asked = readRowName(params.post, '0')
  if (!kind || !asked) throw data(null, { status: 404 })
  return { kind, id: asked.id }
}

export default function AdminRemovePost({ loaderData, actionData, params }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const closeTo = moderationLists[findModerationTab(pathname)].path + search
  if (!loaderData.ok) {
    const problem = explainLoadFailure(`${params.kind}s`, loaderData.errors)
    return <ProblemDialog title="Not shown" problem={problem} closeTo={closeTo} />
  }
  const post = loaderData.value
  const { title, text, submit } = deletion[post.kind]
  return (
    <ConfirmDialog
      title={title}
      rejected={actionData}
      closeTo={closeTo}
      submit={submit}
      fields={[['version', post.version]]}
    >
      <PostQuote post={post} />
      <p>{text}</p>
    </ConfirmDialog>
  )
}
