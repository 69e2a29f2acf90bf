import { data } from 'react-router'
import * as z from 'zod'
import { siteContext, viewerContext } from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import { markMessage } from '#app/features/moderation/inbox/answer-message.server.ts'
import { hrefForInbox, inboxPath } from '#app/features/moderation/inbox/inbox-list.tsx'
import {
  changeFailed,
  inboxStates,
  messageFailed,
} from '#app/features/moderation/inbox/inbox-messages.ts'
import { MessageDialog } from '#app/features/moderation/inbox/message-dialog.tsx'
import { findMessage } from '#app/features/moderation/inbox/read-inbox.server.ts'
import { explain, explainLoss } from '#app/features/moderation/messages.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, rejectForm, sendForm } from '#app/lib/form.ts'
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
  const form = await readForm(request)
  const to = status.safeParse(form.get('to')).data
  if (!to) throw data('This form is not one of this page.', { status: 400 })
  if (!z.uuid().safeParse(id).success) throw data(null, { status: 404 })
  const done = await tryDatabase(context, (tx) => markMessage(tx, id, to))
  if (!done.ok) return rejectForm(form, explain(changeFailed, 'unavailable'))
  if (!done.value) return rejectForm(form, { ...explain(changeFailed, 'gone'), status: 404 })
  const query = readListQuery(new URL(request.url).searchParams, inboxStates)
  const code = to === 'answered' ? 'message-answered' : 'message-reopened'
  return redirectWithFlash(context, hrefForInbox(query), code)
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, explainLoss(changeFailed))

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
      rejected={actionData}
    />
  )
}
