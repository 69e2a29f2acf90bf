import { operationsContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import { todayTitle } from '#app/staff/today/messages.en.ts'
import { readToday } from '#app/staff/today/read-today.server.ts'
import { TodayPage } from '#app/staff/today/today-page.tsx'
import type { Route } from './+types/admin-today.ts'

export const handle = { title: todayTitle, loads: "today's work" }

export async function loader({ context }: Route.LoaderArgs) {
  const operations = context.get(operationsContext)
  return {
    today: await withDatabase(context, readToday),
    lastBackup: await operations.readLastBackup(),
    refusedMail: await operations.countRefusedMail(),
    freeMegabytes: await operations.readFreeMegabytes(),
  }
}

export default function AdminToday({ loaderData }: Route.ComponentProps) {
  return <TodayPage {...loaderData} />
}
