import { data } from 'react-router'
import * as z from 'zod'
import { siteContext, viewerContext } from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import { markMessage } from '#app/features/moderation/inbox/answer-message.server.ts'
import { hrefForInbox, inboxPath } from '#app/features/moderation/inbox/inbox-list.tsx'
import { inboxStates, messageFailed } from '#app/features/moderation/inbox/inbox-messages.ts'
import { MessageDialog } from '#app/features/moderation/inbox/message-dialog.tsx'
import { findMessage } from '#app/features/moderation/inbox/read-inbox.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { keepWhenCut } from '#app/lib/keep-when-cut.ts'
import { readListQuery, writeListQuery } from '#app/lib/list-query.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/admin-message.ts'

export const handle: PageHandle = { scripts: 'always' }

const status = z.enum(['open', 'answered'])

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { message: id } = params
  if (!z.uuid().safeParse(id).success) throw data(null, { status: 404 })
  const read = await tryDatabase(context, (tx) => findMessage(tx, id, new Date()))
  if (read.ok && !read.value) throw data(null, { status: 404 })
  const viewer = context.get(viewerContext)
  const shown = {
    message: read.ok ? read.value : null,
    problem: read.ok ? '' : messageFailed(read.message),
    siteName: context.get(siteContext).name,
    mayDelete: viewer.kind === 'member' && viewer.role === 'admin',
    query: readListQuery(new URL(request.url).searchParams, inboxStates),
  }
  return data(shown, { status: read.ok ? 200 : 503 })
}

export async function action({ request, params: { message: id }, context }: Route.ActionArgs) {
  const to = status.safeParse((await request.formData()).get('to')).data
  if (!to) throw data('This form is not one of this page.', { status: 400 })
  if (!z.uuid().safeParse(id).success) throw data(null, { status: 404 })
  const done = await tryDatabase(context, (tx) => markMessage(tx, id, to))
  if (!done.ok) return data({ obstacle: 'unavailable' as const }, { status: 503 })
  if (!done.value) return data({ obstacle: 'gone' as const }, { status: 404 })
  const query = readListQuery(new URL(request.url).searchParams, inboxStates)
  const code = to === 'answered' ? 'message-answered' : 'message-reopened'
  return redirectWithFlash(context, hrefForInbox(query), code)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepWhenCut(serverAction, (obstacle) => ({ obstacle }))
}

export default function AdminMessage({ loaderData, actionData }: Route.ComponentProps) {
  const { message, problem, siteName, mayDelete, query } = loaderData
  const search = writeListQuery(query, 'open')
  if (!message) {
    return <ProblemDialog title="Not shown" problem={problem} closeTo={inboxPath + search} />
  }
  const path = `${inboxPath}/${message.id}`
  return (
    <MessageDialog
      message={message}
      siteName={siteName}
      closeTo={inboxPath + search}
      action={path + search}
      removePath={mayDelete ? `${path}/remove${search}` : null}
      obstacle={actionData?.obstacle}
    />
  )
}
