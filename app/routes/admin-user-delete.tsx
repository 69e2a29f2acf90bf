import { data } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { deleteMember } from '#app/features/admin-users/change-member.server.ts'
import { DeleteDialog } from '#app/features/admin-users/delete-dialog.tsx'
import { isMemberId } from '#app/features/admin-users/member.ts'
import { explainUnchanged, isChanged } from '#app/features/admin-users/member-input.ts'
import { listPath, readMemberQuery } from '#app/features/admin-users/member-query.ts'
import { openMember } from '#app/features/admin-users/open-member.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, rejectForm } from '#app/lib/form.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { readAgainAfterConflict } from '#app/lib/should-read-list.ts'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/admin-user-delete.ts'

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
  const done = await tryDatabase(context, (tx) => deleteMember(tx, id))
  if (!isChanged(done)) {
    return rejectForm(await readForm(request), explainUnchanged('delete', done))
  }
  const query = readMemberQuery(new URL(request.url).searchParams)
  return redirectWithFlash(context, listPath(query), 'member-deleted')
}

export default function AdminUserDelete({ loaderData, actionData }: Route.ComponentProps) {
  const { query, opened } = loaderData
  if (!opened.ok) {
    return (
      <ProblemDialog
        title="User not shown"
        problem={actionData?.text ?? opened.problem}
        closeTo={listPath(query)}
      />
    )
  }
  return <DeleteDialog member={opened.member} query={query} rejected={actionData} />
}
