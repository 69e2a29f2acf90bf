import { data } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { changeStatus } from '#app/features/admin-users/change-member.server.ts'
import { isMemberId, type Status } from '#app/features/admin-users/member.ts'
import { explainUnchanged, isChanged, statusInput } from '#app/features/admin-users/member-input.ts'
import { listPath, readMemberQuery } from '#app/features/admin-users/member-query.ts'
import { unchangedTitle } from '#app/features/admin-users/messages.ts'
import { openMember } from '#app/features/admin-users/open-member.server.ts'
import { StatusDialog } from '#app/features/admin-users/status-dialog.tsx'
import { redirectWithFlash } from '#app/flash.server.ts'
import { checkForm, getTyped, readForm, rejectForm } from '#app/lib/form.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { readAgainAfterConflict } from '#app/lib/should-read-list.ts'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/admin-user-status.ts'

export const handle: PageHandle = { scripts: 'always' }

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export const shouldRevalidate = readAgainAfterConflict

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const query = readMemberQuery(new URL(request.url).searchParams)
  const opened = await openMember(params.id, (work) => tryDatabase(context, work))
  return data({ query, opened }, { status: opened.status })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id } = params
  if (!isMemberId(id)) throw data(null, { status: 404 })
  const form = await readForm(request)
  const input = checkForm(statusInput, form, { title: unchangedTitle.status })
  if (!input.ok) return rejectForm(form, input.errors)
  const done = await tryDatabase(context, (tx) => changeStatus(tx, id, input.value))
  if (!isChanged(done)) return rejectForm(form, explainUnchanged('status', done))
  const query = readMemberQuery(new URL(request.url).searchParams)
  return redirectWithFlash(context, listPath(query), flashCodes[input.value.status])
}

const flashCodes = {
  active: 'member-reinstated',
  suspended: 'member-suspended',
  banned: 'member-banned',
} as const satisfies Record<Status, string>

export default function AdminUserStatus({ loaderData, actionData }: Route.ComponentProps) {
  const { query, opened } = loaderData
  if (!opened.ok) {
    return (
      <ProblemDialog
        title="User not shown"
        problem={actionData?.text ?? opened.problem}
        closeTo={listPath(query)}
      >
        {getTyped(actionData, 'reason') && (
          <p>
            What you wrote:{' '}
            <span className="whitespace-pre-line wrap-anywhere">
              {getTyped(actionData, 'reason')}
            </span>
          </p>
        )}
      </ProblemDialog>
    )
  }
  return (
    <StatusDialog
      key={opened.member.status}
      member={opened.member}
      query={query}
      rejected={actionData}
    />
  )
}
