import { data, useLocation } from 'react-router'
import * as z from 'zod'
import { tryForm } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { explainLoadFailure, explainLoss } from '#app/lib/failure.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import { readListQuery, serializeListQuery } from '#app/lib/list-query.ts'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import { useSite } from '#app/ui/site.tsx'
import type { Route } from './+types/message.route.ts'
import { markMessage } from './answer-message.server.ts'
import { MessageDialog } from './message-dialog.tsx'
import { changeFailed, inboxPath, inboxStates, loads } from './messages.ts'
import { openMessage } from './read-inbox.server.ts'

const lost = explainLoss(changeFailed)

const statusInput = z.object({ to: z.enum(['open', 'answered']) })

export const loader = ({ params, context }: Route.LoaderArgs) =>
  openMessage(context, params.message)

export async function action({ url, request, params: { message: id }, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { to } = readIntent(statusInput, form)
  if (!z.uuid().safeParse(id).success) throw data(null, { status: 404 })
  const done = await tryForm(
    context,
    () => lost.unavailable,
    (db) => markMessage(db, id, to),
  )
  if (!done.ok) return rejectForm(form, done.errors)
  const code = to === 'answered' ? 'message-answered' : 'message-reopened'
  const query = readListQuery(url.searchParams, inboxStates)
  const search = serializeListQuery(query, 'open')
  return redirectWithFlash(context, inboxPath + search, code)
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, lost)

export default function AdminMessage({ loaderData, actionData }: Route.ComponentProps) {
  const { name } = useSite()
  const { pathname, search } = useLocation()
  const closeTo = inboxPath + search
  if (!loaderData.ok) {
    const problem = explainLoadFailure(loads, loaderData.errors)
    return <ProblemDialog title="Not shown" problem={problem} closeTo={closeTo} />
  }
  const { message, mayDelete } = loaderData.value
  return (
    <MessageDialog
      message={message}
      siteName={name}
      closeTo={closeTo}
      removePath={mayDelete ? `${pathname}/remove${search}` : null}
      rejected={actionData}
    />
  )
}
