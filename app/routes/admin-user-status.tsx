import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { loggerContext } from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { changeStatus } from '#app/features/admin-users/change-member.server.ts'
import { findRefusal } from '#app/features/admin-users/find-refusal.ts'
import { isMemberId, type Status } from '#app/features/admin-users/member.ts'
import { checkStatus, readFields } from '#app/features/admin-users/member-input.ts'
import { listPath, readMemberQuery } from '#app/features/admin-users/member-query.ts'
import { openMember } from '#app/features/admin-users/open-member.server.ts'
import { StatusDialog } from '#app/features/admin-users/status-dialog.tsx'
import { redirectWithFlash } from '#app/flash.server.ts'
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
  const fields = readFields(await request.formData(), 'seen', 'status', 'reason')
  const checked = checkStatus(fields)
  const values = { status: fields.status, reason: fields.reason }
  const key = randomUUID()
  if (!checked.ok) {
    return data({ key, problem: null, errors: checked.errors, values }, { status: 400 })
  }
  const { input } = checked
  const refused = findRefusal(await tryDatabase(context, (tx) => changeStatus(tx, id, input)))
  if (!refused) {
    const query = readMemberQuery(new URL(request.url).searchParams)
    return redirectWithFlash(context, listPath(query), messages[input.status])
  }
  const { reason, problem, status } = refused
  context.get(loggerContext).warn({ member: id, reason }, 'a status was not changed')
  return data({ key, problem, errors: {}, values }, { status })
}

const messages = {
  active: 'member-reinstated',
  suspended: 'member-suspended',
  banned: 'member-banned',
} as const satisfies Record<Status, string>

export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

export default function AdminUserStatus({ loaderData, actionData }: Route.ComponentProps) {
  const { query, opened } = loaderData
  if (!opened.ok) {
    return (
      <ProblemDialog
        title="User not shown"
        problem={actionData?.problem ?? opened.problem}
        closeTo={listPath(query)}
      >
        {actionData?.values.reason && (
          <p>
            What you wrote:{' '}
            <span className="whitespace-pre-line wrap-anywhere">{actionData.values.reason}</span>
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
      refusal={actionData}
    />
  )
}
