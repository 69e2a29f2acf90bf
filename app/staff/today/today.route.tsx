import { operationsContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import type { Route } from './+types/today.route.ts'
import { readToday } from './read-today.server.ts'
import { TodayPage } from './today-page.tsx'

export const handle = { loads: "today's work" }

export async function loader({ context }: Route.LoaderArgs) {
  const operations = context.get(operationsContext)
  const now = new Date()
  return {
    now,
    today: await withDatabase(context, (db) => readToday(db, now)),
    lastBackup: await operations.readLastBackup(),
    refusedMail: await operations.countRefusedMail(),
    freeMegabytes: await operations.readFreeMegabytes(),
  }
}

export default function AdminToday({ loaderData }: Route.ComponentProps) {
  return <TodayPage {...loaderData} />
}
