import { data, Outlet } from 'react-router'
import { tryDatabase, tryResult } from '#app/database.server.ts'
import { changeRole } from '#app/features/admin-users/change-member.server.ts'
import { listMembers } from '#app/features/admin-users/list-members.server.ts'
import { listPath, readMemberQuery } from '#app/features/admin-users/member.ts'
import { roleInput } from '#app/features/admin-users/member-input.ts'
import { MembersPage } from '#app/features/admin-users/members-page.tsx'
import {
  explainFailure,
  loadFailed,
  title,
  unchangedTitle,
} from '#app/features/admin-users/messages.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { explainLoss } from '#app/lib/failure.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import { shouldReadList } from '#app/lib/should-read-list.ts'
import { LoadFailed } from '#app/ui/load-failed.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/admin-users.ts'

export const handle = { title }

export const shouldRevalidate = shouldReadList

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readMemberQuery(url.searchParams)
  const list = await tryDatabase(context, (db) => listMembers(db, query))
  return data({ query, list }, { status: list.ok ? 200 : 503 })
}

/** The change of a role. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const input = readIntent(roleInput, form)
  const done = await tryResult(context, explainFailure('role'), (db) =>
    changeRole(db, input.id, input),
  )
  if (!done.ok) return rejectForm(form, done.errors)
  const query = readMemberQuery(url.searchParams)
  return redirectWithFlash(context, listPath(query), 'member-role-changed')
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, explainLoss(unchangedTitle.role))

export default function AdminUsers({ loaderData, actionData }: Route.ComponentProps) {
  const { query, list } = loaderData
  if (!list.ok) {
    return (
      <LoadFailed title={loadFailed + list.message}>
        <RejectedToast rejected={actionData} />
        <Outlet />
      </LoadFailed>
    )
  }
  return (
    <MembersPage query={query} list={list.value} rejected={actionData}>
      <Outlet />
    </MembersPage>
  )
}
