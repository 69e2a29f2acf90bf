import { data } from 'react-router'
import { tryForm } from '#app/database.server.ts'
import { deleteMember } from '#app/features/admin-users/change-member.server.ts'
import { openMember } from '#app/features/admin-users/list-members.server.ts'
import { listPath, readMemberQuery } from '#app/features/admin-users/member.ts'
import {
  deleteQuestion,
  explainFailure,
  unchangedTitle,
  whatGoes,
} from '#app/features/admin-users/messages.en.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { explainLoss } from '#app/lib/failure.ts'
import { readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import { readAgainAfterConflict } from '#app/lib/should-read-list.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/admin-user-delete.ts'

export const shouldRevalidate = readAgainAfterConflict

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const query = readMemberQuery(url.searchParams)
  const opened = await tryForm(context, explainFailure('open'), (db) => openMember(db, params.id))
  return data({ query, opened }, { status: opened.ok ? 200 : opened.errors.status })
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const done = await tryForm(context, explainFailure('delete'), (db) => deleteMember(db, params.id))
  if (!done.ok) return rejectForm(await readForm(request), done.errors)
  const query = readMemberQuery(url.searchParams)
  return redirectWithFlash(context, listPath(query), 'member-deleted')
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, explainLoss(unchangedTitle.delete))

export default function AdminUserDelete({ loaderData, actionData }: Route.ComponentProps) {
  const { query, opened } = loaderData
  const closeTo = listPath(query)
  if (!opened.ok) {
    const problem = actionData?.text ?? opened.errors.text
    return <ProblemDialog title={opened.errors.title} problem={problem} closeTo={closeTo} />
  }
  const { name, email } = opened.value
  return (
    <ConfirmDialog title="Delete this user?" closeTo={closeTo} submit="Delete">
      <p>{deleteQuestion}</p>
      <p className="rounded-m border px-4 py-3 break-words">
        <b className="font-semibold">{name}</b>
        <span className="block text-sm text-ink-soft">{email}</span>
      </p>
      <p className="text-sm text-ink-soft">{whatGoes}</p>
      <RejectedToast rejected={actionData} />
    </ConfirmDialog>
  )
}
