import { tryForm, withDatabase } from '#app/database.server.ts'
import { newSourceTitle } from '#app/features/admin-sources/messages.en.ts'
import { NewSourcePage } from '#app/features/admin-sources/new-source-page.tsx'
import { addSource } from '#app/features/sources/change-sources.server.ts'
import { listAdmins } from '#app/features/sources/read-sources.server.ts'
import { readSourceKind } from '#app/features/sources/source-fields.ts'
import { sourceLoss, sourceNotSaved } from '#app/features/sources/source-form-messages.en.ts'
import { sourceInput } from '#app/features/sources/source-input.ts'
import { getSourcePath } from '#app/features/sources/source-paths.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { checkForm, readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import type { Route } from './+types/admin-source-new.ts'

export const handle = { title: newSourceTitle, loads: 'the form' }

export async function loader({ url, context }: Route.LoaderArgs) {
  const admins = await withDatabase(context, listAdmins)
  return { kind: readSourceKind(url.searchParams), admins }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const input = checkForm(sourceInput, form, sourceNotSaved)
  if (!input.ok) return rejectForm(form, input.errors)
  const added = await tryForm(
    context,
    () => sourceLoss.unavailable,
    (db) => addSource(db, input.value),
  )
  if (!added.ok) return rejectForm(form, added.errors)
  const flash = input.value.kind === 'upload' ? 'source-added-for-upload' : 'source-added'
  return redirectWithFlash(context, getSourcePath(added.value), flash)
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, sourceLoss)

export default function AdminSourceNew({ loaderData, actionData }: Route.ComponentProps) {
  return <NewSourcePage {...loaderData} rejected={actionData} />
}
