import { tryForm, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import type { Route } from './+types/saved-views.route.ts'
import { savedViewErrors, savedViewsPath, savedViewsTitle } from './messages.ts'
import { changeSavedViews, listSavedViews, viewIntent } from './saved-views.server.ts'
import { SavedViewsPage } from './saved-views-page.tsx'

export const handle = { title: savedViewsTitle, loads: 'the saved views' }

export function loader({ context }: Route.LoaderArgs) {
  return withDatabase(context, listSavedViews)
}

const codes = { add: 'view-saved', rename: 'view-renamed', delete: 'view-deleted' } as const

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const change = readIntent(viewIntent, form)
  const changed = await tryForm(
    context,
    () => savedViewErrors.unavailable,
    (db) => changeSavedViews(db, change),
  )
  if (!changed.ok) return rejectForm(form, changed.errors)
  const path = change.intent === 'add' ? `/admin${changed.value}` : savedViewsPath
  return redirectWithFlash(context, path, codes[change.intent])
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, savedViewErrors)

export default function AdminSavedViews({ loaderData, actionData }: Route.ComponentProps) {
  return <SavedViewsPage views={loaderData} rejected={actionData} />
}
