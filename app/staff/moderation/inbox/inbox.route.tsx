import { Outlet, useLocation } from 'react-router'
import { tryToLoad } from '#app/database.server.ts'
import { readListQuery } from '#app/lib/list-query.ts'
import { shouldReadList } from '#app/lib/should-read-list.ts'
import { useStaff } from '#app/staff/frame/use-staff.ts'
import type { Route } from './+types/inbox.route.ts'
import { InboxList } from './inbox-list.tsx'
import { inboxStates } from './messages.ts'
import { readInbox } from './read-inbox.server.ts'

export const shouldRevalidate = shouldReadList

export function loader({ request, context }: Route.LoaderArgs) {
  const query = readListQuery(new URL(request.url).searchParams, inboxStates)
  return tryToLoad(context, (db) => readInbox(db, query, new Date()))
}

export default function AdminMessages({ loaderData }: Route.ComponentProps) {
  const query = readListQuery(new URLSearchParams(useLocation().search), inboxStates)
  return (
    <>
      <InboxList query={query} list={loaderData} open={useStaff()?.badges?.openMessages} />
      <Outlet />
    </>
  )
}
