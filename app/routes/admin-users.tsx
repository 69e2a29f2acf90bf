import { data, Outlet } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { changeRole } from '#app/features/admin-users/change-member.server.ts'
import { ListFailed } from '#app/features/admin-users/list-failed.tsx'
import { listMembers } from '#app/features/admin-users/list-members.server.ts'
import { explainUnchanged, isChanged, roleInput } from '#app/features/admin-users/member-input.ts'
import { listPath, readMemberQuery } from '#app/features/admin-users/member-query.ts'
import { MembersPage } from '#app/features/admin-users/members-page.tsx'
import { title, unchangedTitle } from '#app/features/admin-users/messages.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { checkForm, readForm, rejectForm } from '#app/lib/form.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { shouldReadList } from '#app/lib/should-read-list.ts'
import type { Route } from './+types/admin-users.ts'

export const handle: PageHandle = { scripts: 'always', title }

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export const shouldRevalidate = shouldReadList

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readMemberQuery(new URL(request.url).searchParams)
  const list = await tryDatabase(context, (tx) => listMembers(tx, query))
  return data({ query, list }, { status: list.ok ? 200 : 503 })
}

/** The change of a role. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const input = checkForm(roleInput, form, { title: unchangedTitle.role })
  // Nothing that could be mended: the form has no field to type in.
  if (!input.ok) throw data('This form is not one of this page.', { status: 400 })
  const { id } = input.value
  const done = await tryDatabase(context, (tx) => changeRole(tx, id, input.value))
  if (!isChanged(done)) return rejectForm(form, explainUnchanged('role', done))
  const query = readMemberQuery(new URL(request.url).searchParams)
  return redirectWithFlash(context, listPath(query), 'member-role-changed')
}

export default function AdminUsers({ loaderData, actionData }: Route.ComponentProps) {
  const { query, list } = loaderData
  if (!list.ok) {
    return (
      <ListFailed query={query} message={list.message} rejected={actionData}>
        <Outlet />
      </ListFailed>
    )
  }
  return (
    <MembersPage query={query} list={list.value} rejected={actionData}>
      <Outlet />
    </MembersPage>
  )
}
