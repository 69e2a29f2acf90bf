import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import { tryForm } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/center-beds.route.ts'
import { changeBedLinks, linkIntent, readBedLinks } from './bed-links.server.ts'
import { BedLinksDialog } from './bed-links-dialog.tsx'
import { linkErrors } from './messages.ts'
import { openDialog } from './open-dialog.server.ts'
import { readTableQuery, serializeTableQuery, tablePath } from './table-query.ts'
import { useTableQuery } from './use-table-query.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  return openDialog(context, (db) => readBedLinks(db, params.id))
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = readIntent(linkIntent, form)
  const done = await tryForm(
    context,
    () => linkErrors.unavailable,
    (db) => changeBedLinks(db, params.id, asked),
  )
  if (!done.ok) return rejectForm(form, done.errors)
  if (done.value === null) {
    const query = serializeTableQuery(readTableQuery(url.searchParams))
    const path = `/admin/centers/${params.id}/beds${query}`
    return redirectWithFlash(context, path, 'bed-link-revoked')
  }
  const made = new URL(`/beds?key=${done.value}`, context.get(siteContext).url).href
  return data({ made }, { headers: { 'Cache-Control': 'private, no-store' } })
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, linkErrors)

export default function AdminCenterBeds({ loaderData, actionData }: Route.ComponentProps) {
  const closeTo = tablePath(useTableQuery())
  const { subject: opened, problem } = loaderData
  if (!opened) return <ProblemDialog title="Not shown" problem={problem} closeTo={closeTo} />
  const answer = actionData
  return (
    <BedLinksDialog
      opened={opened}
      made={answer && 'made' in answer ? answer.made : undefined}
      rejected={answer && 'title' in answer ? answer : undefined}
      closeTo={closeTo}
    />
  )
}
