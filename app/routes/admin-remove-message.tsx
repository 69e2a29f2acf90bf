import { data } from 'react-router'
import * as z from 'zod'
import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { deleteMessage } from '#app/features/moderation/inbox/answer-message.server.ts'
import { hrefForInbox, inboxPath } from '#app/features/moderation/inbox/inbox-list.tsx'
import {
  deleteFailed,
  inboxStates,
  messageFailed,
} from '#app/features/moderation/inbox/inbox-messages.ts'
import { findMessage } from '#app/features/moderation/inbox/read-inbox.server.ts'
import { RemoveMessageDialog } from '#app/features/moderation/inbox/remove-message-dialog.tsx'
import { explain, explainLoss } from '#app/features/moderation/messages.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import { readListQuery, writeListQuery } from '#app/lib/list-query.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/admin-remove-message.ts'

export const handle: PageHandle = { scripts: 'always' }

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ request, params: { message: id }, context }: Route.LoaderArgs) {
  if (!z.uuid().safeParse(id).success) throw data(null, { status: 404 })
  const read = await tryDatabase(context, (tx) => findMessage(tx, id, new Date()))
  if (read.ok && !read.value) throw data(null, { status: 404 })
  const shown = {
    message: read.ok ? read.value : null,
    problem: read.ok ? '' : messageFailed(read.message),
    query: readListQuery(new URL(request.url).searchParams, inboxStates),
  }
  return data(shown, { status: read.ok ? 200 : 503 })
}

export async function action({ request, params: { message: id }, context }: Route.ActionArgs) {
  if (!z.uuid().safeParse(id).success) throw data(null, { status: 404 })
  const done = await tryDatabase(context, (tx) => deleteMessage(tx, id))
  if (!done.ok) return rejectForm(await readForm(request), explain(deleteFailed, 'unavailable'))
  // One that is gone already is as it was wanted.
  const query = readListQuery(new URL(request.url).searchParams, inboxStates)
  return redirectWithFlash(context, hrefForInbox(query), 'message-removed')
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, explainLoss(deleteFailed))

export default function AdminRemoveMessage({ loaderData, actionData }: Route.ComponentProps) {
  const { message, problem, query } = loaderData
  const search = writeListQuery(query, 'open')
  if (!message) {
    return <ProblemDialog title="Not shown" problem={problem} closeTo={inboxPath + search} />
  }
  const path = `${inboxPath}/${message.id}`
  return (
    <RemoveMessageDialog
      message={message}
      closeTo={path + search}
      action={`${path}/remove${search}`}
      rejected={actionData}
    />
  )
}
