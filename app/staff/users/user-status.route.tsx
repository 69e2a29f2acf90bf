import { data } from 'react-router'
import { tryForm } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { explainLoss } from '#app/lib/failure.ts'
import { checkForm, getTyped, readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import { readAgainAfterConflict } from '#app/lib/should-read-list.ts'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/user-status.route.ts'
import { changeStatus } from './change-member.server.ts'
import { openMember } from './list-members.server.ts'
import { listPath, readMemberQuery, type Status } from './member.ts'
import { statusInput } from './member-input.ts'
import { explainFailure, unchangedTitle } from './messages.ts'
import { StatusDialog } from './status-dialog.tsx'

export const shouldRevalidate = readAgainAfterConflict

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const query = readMemberQuery(url.searchParams)
  const opened = await tryForm(context, explainFailure('open'), (db) => openMember(db, params.id))
  return data({ query, opened }, { status: opened.ok ? 200 : opened.errors.status })
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const input = checkForm(statusInput, form, { title: unchangedTitle.status })
  if (!input.ok) return rejectForm(form, input.errors)
  const done = await tryForm(context, explainFailure('status'), (db) =>
    changeStatus(db, params.id, input.value),
  )
  if (!done.ok) return rejectForm(form, done.errors)
  const query = readMemberQuery(url.searchParams)
  return redirectWithFlash(context, listPath(query), flashCodes[input.value.status])
}

const flashCodes = {
  active: 'member-reinstated',
  suspended: 'member-suspended',
  banned: 'member-banned',
} as const satisfies Record<Status, string>

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, explainLoss(unchangedTitle.status))

export default function AdminUserStatus({ loaderData, actionData }: Route.ComponentProps) {
  const { query, opened } = loaderData
  const reason = getTyped(actionData, 'reason')
  if (!opened.ok) {
    return (
      <ProblemDialog
        title={opened.errors.title}
        problem={actionData?.text ?? opened.errors.text}
        closeTo={listPath(query)}
      >
        {reason && (
          <p>
            What you wrote: <span className="whitespace-pre-line wrap-anywhere">{reason}</span>
          </p>
        )}
      </ProblemDialog>
    )
  }
  return (
    <StatusDialog
      key={opened.value.status}
      member={opened.value}
      query={query}
      rejected={actionData}
    />
  )
}
