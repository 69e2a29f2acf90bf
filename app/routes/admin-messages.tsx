import { data, Outlet } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { useBadges } from '#app/features/admin-shell/use-badges.ts'
import { InboxList } from '#app/features/moderation/inbox/inbox-list.tsx'
import { inboxStates, inboxTitle } from '#app/features/moderation/inbox/inbox-messages.ts'
import { readInbox } from '#app/features/moderation/inbox/read-inbox.server.ts'
import { readListQuery } from '#app/lib/list-query.ts'
import { shouldReadList } from '#app/lib/should-read-list.ts'
import type { Route } from './+types/admin-messages.ts'

export const handle = { title: inboxTitle }

export const shouldRevalidate = shouldReadList

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readListQuery(new URL(request.url).searchParams, inboxStates)
  const list = await tryDatabase(context, (db) => readInbox(db, query, new Date()))
  return data({ query, list }, { status: list.ok ? 200 : 503 })
}

export default function AdminMessages({ loaderData: { query, list } }: Route.ComponentProps) {
  return (
    <>
      <InboxList query={query} list={list} open={useBadges()?.openMessages} />
      <Outlet />
    </>
  )
}
