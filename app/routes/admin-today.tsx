import { operationsContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import { todayTitle } from '#app/features/admin-today/messages.en.ts'
import { readToday } from '#app/features/admin-today/read-today.server.ts'
import { TodayPage } from '#app/features/admin-today/today-page.tsx'
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
