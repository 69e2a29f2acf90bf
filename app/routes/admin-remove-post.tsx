import { data, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { readRowName } from '#app/features/moderation/decision-input.ts'
import { deletePost } from '#app/features/moderation/delete-post.server.ts'
import { type PostKind, postKinds } from '#app/features/moderation/post.ts'
import { findPost } from '#app/features/moderation/read-posts.server.ts'
import { findStatus, refuse } from '#app/features/moderation/refusal.ts'
import { RemoveDialog } from '#app/features/moderation/remove-dialog.tsx'
import { redirectWithFlash } from '#app/flash.server.ts'
import { keepWhenCut } from '#app/lib/keep-when-cut.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/admin-remove-post.ts'

export const handle: PageHandle = { scripts: 'always' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { kind, id } = readSubject(params)
  const read = await tryDatabase(context, (tx) => findPost(tx, kind, id))
  if (read.ok && !read.value) throw data(null, { status: 404 })
  const shown = {
    post: read.ok ? read.value : null,
    problem: read.ok ? '' : `Error loading ${kind}s: ${read.message}`,
  }
  return data(shown, { status: read.ok ? 200 : 503 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { kind, id } = readSubject(params)
  const asked = readRowName(id, (await request.formData()).get('version'))
  if (!asked) throw data('This form is not one of this page.', { status: 400 })
  const done = await tryDatabase(context, (tx) => deletePost(tx, kind, id, asked.version))
  const { pathname, search } = new URL(request.url)
  const gone = done.ok && !done.value.ok && done.value.why === 'gone'
  // Gone already: what was wanted is so.
  if ((done.ok && done.value.ok) || gone) {
    return redirectWithFlash(context, findList(pathname) + search, `${kind}-removed`)
  }
  const obstacle = done.ok ? 'changed' : 'unavailable'
  return data(refuse(obstacle), { status: findStatus(obstacle) })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepWhenCut(serverAction, (obstacle) => refuse(obstacle))
}

/** Read again where it was refused because the words had changed. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}

function readSubject(params: { kind: string; post: string }): { kind: PostKind; id: string } {
  const kind = postKinds.find((known) => known === params.kind)
  const asked = readRowName(params.post, '0')
  if (!kind || !asked) throw data(null, { status: 404 })
  return { kind, id: asked.id }
}

/** The list that the dialog lies over: the address before its own part. */
function findList(pathname: string): string {
  return pathname.replace(/\/remove\/.*$/, '')
}

export default function AdminRemovePost({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const { post, problem } = loaderData
  const closeTo = findList(pathname) + search
  if (!post) return <ProblemDialog title="Not shown" problem={problem} closeTo={closeTo} />
  return (
    <RemoveDialog post={post} closeTo={closeTo} action={pathname + search} refusal={actionData} />
  )
}
