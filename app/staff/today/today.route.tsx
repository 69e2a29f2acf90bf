import { operationsContext, siteContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import { readFirstEvening } from '#app/staff/first-evening/read-first-evening.server.ts'
import type { Route } from './+types/today.route.ts'
import { readToday } from './read-today.server.ts'
import { TodayPage } from './today-page.tsx'

export const handle = { loads: "today's work" }

export async function loader({ context }: Route.LoaderArgs) {
  const operations = context.get(operationsContext)
  const site = context.get(siteContext)
  const now = new Date()
  return {
    now,
    ...(await withDatabase(context, async (db) => ({
      today: await readToday(db, now),
      firstEvening: await readFirstEvening(db, site),
    }))),
    lastBackup: await operations.readLastBackup(),
    refusedMail: await operations.countRefusedMail(),
    freeMegabytes: await operations.readFreeMegabytes(),
  }
}

export default function AdminToday({ loaderData }: Route.ComponentProps) {
  return <TodayPage {...loaderData} />
}
