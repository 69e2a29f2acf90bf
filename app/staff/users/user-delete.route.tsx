import { data } from 'react-router'
import { tryForm } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { explainLoss } from '#app/lib/failure.ts'
import { readField, readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import { readAgainAfterConflict } from '#app/lib/should-read-list.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/user-delete.route.ts'
import { deleteMember } from './change-member.server.ts'
import { openMember, sumUpMember } from './list-members.server.ts'
import { listPath, readMemberQuery } from './member.ts'
import {
  deleteQuestion,
  explainFailure,
  roleNames,
  statusNames,
  unchangedTitle,
  whatGoes,
} from './messages.ts'

export const shouldRevalidate = readAgainAfterConflict

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const query = readMemberQuery(url.searchParams)
  const opened = await tryForm(context, explainFailure('open'), (db) => openMember(db, params.id))
  const seen = opened.ok ? sumUpMember(opened.value) : ''
  return data({ query, opened, seen }, { status: opened.ok ? 200 : opened.errors.status })
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const done = await tryForm(context, explainFailure('delete'), (db) =>
    deleteMember(db, params.id, readField(form, 'seen')),
  )
  if (!done.ok) return rejectForm(form, done.errors)
  const query = readMemberQuery(url.searchParams)
  return redirectWithFlash(context, listPath(query), 'member-deleted')
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, explainLoss(unchangedTitle.delete))

export default function AdminUserDelete({ loaderData, actionData }: Route.ComponentProps) {
  const { query, opened, seen } = loaderData
  const closeTo = listPath(query)
  if (!opened.ok) {
    const problem = actionData?.text ?? opened.errors.text
    return <ProblemDialog title={opened.errors.title} problem={problem} closeTo={closeTo} />
  }
  const { name, email, role, status } = opened.value
  return (
    <ConfirmDialog
      title="Delete this user?"
      closeTo={closeTo}
      submit="Delete"
      fields={[['seen', seen]]}
      rejected={actionData}
    >
      <p>{deleteQuestion}</p>
      <p className="rounded-m border px-4 py-3 break-words">
        <b className="font-semibold">{name}</b>
        <span className="block text-sm text-ink-soft">{email}</span>
        <span className="block text-sm text-ink-soft">
          {roleNames[role]}, {statusNames[status].toLowerCase()}
        </span>
      </p>
      <p className="text-sm text-ink-soft">{whatGoes}</p>
    </ConfirmDialog>
  )
}
