import { randomUUID } from 'node:crypto'
import { data, Outlet } from 'react-router'
import { loggerContext } from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { describeAdminPage } from '#app/features/admin-shell/describe-admin-page.ts'
import { changeRole } from '#app/features/admin-users/change-member.server.ts'
import { findRefusal } from '#app/features/admin-users/find-refusal.ts'
import { ListFailed } from '#app/features/admin-users/list-failed.tsx'
import { listMembers } from '#app/features/admin-users/list-members.server.ts'
import { readFields, roleInput } from '#app/features/admin-users/member-input.ts'
import { listPath, readMemberQuery } from '#app/features/admin-users/member-query.ts'
import { MembersPage } from '#app/features/admin-users/members-page.tsx'
import { badForm, title } from '#app/features/admin-users/messages.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { shouldReadList } from '#app/lib/should-read-list.ts'
import type { Route } from './+types/admin-users.ts'

export const handle: PageHandle = { scripts: 'always' }

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export const shouldRevalidate = shouldReadList

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readMemberQuery(new URL(request.url).searchParams)
  const list = await tryDatabase(context, (tx) => listMembers(tx, query))
  return data({ query, list }, { status: list.ok ? 200 : 503 })
}

/** The change of a role. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { data: input } = roleInput.safeParse(readFields(form, 'id', 'seen', 'role'))
  if (!input) throw data(badForm, { status: 400 })
  const { id, role } = input
  const refused = findRefusal(await tryDatabase(context, (tx) => changeRole(tx, id, input)))
  if (!refused) {
    const query = readMemberQuery(new URL(request.url).searchParams)
    return redirectWithFlash(context, listPath(query), 'member-role-changed')
  }
  const { reason, problem, status } = refused
  context.get(loggerContext).warn({ member: id, reason }, 'a role was not changed')
  return data({ key: randomUUID(), id, role, problem }, { status })
}

export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

export const meta: Route.MetaFunction = describeAdminPage(title)

export default function AdminUsers({ loaderData, actionData }: Route.ComponentProps) {
  const { query, list } = loaderData
  if (!list.ok) {
    return (
      <ListFailed query={query} message={list.message} refusal={actionData}>
        <Outlet />
      </ListFailed>
    )
  }
  return (
    <MembersPage query={query} list={list.value} refusal={actionData}>
      <Outlet />
    </MembersPage>
  )
}
