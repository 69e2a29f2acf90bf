import { Outlet } from 'react-router'
import { tryForm, tryToLoad } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { explainLoadFailure, explainLoss } from '#app/lib/failure.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import { shouldReadList } from '#app/lib/should-read-list.ts'
import { LoadFailed } from '#app/ui/load-failed.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/users.route.ts'
import { changeRole } from './change-member.server.ts'
import { listMembers } from './list-members.server.ts'
import { listPath, readMemberQuery } from './member.ts'
import { roleInput } from './member-input.ts'
import { MembersPage } from './members-page.tsx'
import { explainFailure, loads, unchangedTitle } from './messages.ts'

export const handle = { loads }

export const shouldRevalidate = shouldReadList

export function loader({ url, context }: Route.LoaderArgs) {
  const query = readMemberQuery(url.searchParams)
  return tryToLoad(context, async (db) => ({ query, list: await listMembers(db, query) }))
}

/** Change a member's role. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const input = readIntent(roleInput, form)
  const done = await tryForm(context, explainFailure('role'), (db) =>
    changeRole(db, input.id, input),
  )
  if (!done.ok) return rejectForm(form, done.errors)
  const query = readMemberQuery(url.searchParams)
  return redirectWithFlash(context, listPath(query), 'member-role-changed')
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, explainLoss(unchangedTitle.role))

export default function AdminUsers({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.ok) {
    return (
      <LoadFailed title={explainLoadFailure(loads, loaderData.errors)}>
        <RejectedToast rejected={actionData} />
        <Outlet />
      </LoadFailed>
    )
  }
  const { query, list } = loaderData.value
  return (
    <MembersPage query={query} list={list} rejected={actionData}>
      <Outlet />
    </MembersPage>
  )
}
