import * as z from 'zod'
import { tryForm } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { checkForm, readField, readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import { readAgainAfterConflict } from '#app/lib/should-read-list.ts'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/center-organization.route.ts'
import { organizationErrors } from './messages.ts'
import { openDialog } from './open-dialog.server.ts'
import {
  changeOrganization,
  listOrganizationNames,
  organizationInput,
  readOrganization,
  sumUpOrganization,
} from './organization.server.ts'
import { OrganizationDialog } from './organization-dialog.tsx'
import { readTableQuery, serializeTableQuery, tablePath } from './table-query.ts'
import { useTableQuery } from './use-table-query.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  return openDialog(context, async (db) => {
    const opened = await readOrganization(db, params.id)
    if (!opened) return null
    return { ...opened, seen: sumUpOrganization(opened), known: await listOrganizationNames(db) }
  })
}

const intentInput = z.object({ intent: z.enum(['group', 'remove']) })

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { intent } = readIntent(intentInput, form)
  const change = intent === 'remove' ? { ok: true as const, value: { intent } } : readGrouping(form)
  if (!change.ok) return rejectForm(form, change.errors)
  const done = await tryForm(
    context,
    () => organizationErrors.unavailable,
    (db) => changeOrganization(db, params.id, change.value, readField(form, 'seen')),
  )
  if (!done.ok) return rejectForm(form, done.errors)
  const query = serializeTableQuery(readTableQuery(url.searchParams))
  const code = intent === 'group' ? 'center-grouped' : 'center-ungrouped'
  return redirectWithFlash(context, `/admin/centers/${params.id}/organization${query}`, code)
}

function readGrouping(form: FormData) {
  const checked = checkForm(organizationInput, form, organizationErrors.invalid)
  if (!checked.ok) return checked
  return { ok: true as const, value: { intent: 'group' as const, input: checked.value } }
}

export const shouldRevalidate = readAgainAfterConflict

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, organizationErrors)

export default function AdminCenterOrganization({ loaderData, actionData }: Route.ComponentProps) {
  const closeTo = tablePath(useTableQuery())
  const { subject: opened, problem } = loaderData
  if (!opened) return <ProblemDialog title="Not shown" problem={problem} closeTo={closeTo} />
  return <OrganizationDialog opened={opened} rejected={actionData} closeTo={closeTo} />
}
