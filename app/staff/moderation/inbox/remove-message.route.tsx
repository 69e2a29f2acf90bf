import { data, useLocation } from 'react-router'
import * as z from 'zod'
import { tryForm } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { explainLoadFailure, explainLoss } from '#app/lib/failure.ts'
import { readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { readListQuery, serializeListQuery } from '#app/lib/list-query.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/remove-message.route.ts'
import { deleteMessage } from './answer-message.server.ts'
import { deleteFailed, deleteText, deleteTitle, inboxPath, inboxStates, loads } from './messages.ts'
import { openMessage } from './read-inbox.server.ts'

const lost = explainLoss(deleteFailed)

export const loader = ({ params, context }: Route.LoaderArgs) =>
  openMessage(context, params.message)

export async function action({ url, request, params: { message: id }, context }: Route.ActionArgs) {
  if (!z.uuid().safeParse(id).success) throw data(null, { status: 404 })
  const done = await tryForm(
    context,
    () => lost.unavailable,
    (db) => deleteMessage(db, id),
  )
  if (!done.ok) return rejectForm(await readForm(request), done.errors)
  const query = readListQuery(url.searchParams, inboxStates)
  const search = serializeListQuery(query, 'open')
  return redirectWithFlash(context, inboxPath + search, 'message-removed')
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, lost)

export default function AdminRemoveMessage({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  if (!loaderData.ok) {
    const problem = explainLoadFailure(loads, loaderData.errors)
    return <ProblemDialog title="Not shown" problem={problem} closeTo={inboxPath + search} />
  }
  const { message } = loaderData.value
  return (
    <ConfirmDialog
      title={deleteTitle}
      rejected={actionData}
      closeTo={`${inboxPath}/${message.id}${search}`}
      submit="Delete Message"
    >
      <p>
        From <b className="wrap-anywhere">{message.name}</b>, {formatDate(message.createdAt)}
        {message.subject && (
          <>
            : <b className="wrap-anywhere">{message.subject}</b>
          </>
        )}
      </p>
      <p>{deleteText}</p>
    </ConfirmDialog>
  )
}
