import { addSource } from '#app/data/sources/change-sources.server.ts'
import { sourceLoss, sourceNotSaved } from '#app/data/sources/messages.ts'
import { listAdmins } from '#app/data/sources/read-sources.server.ts'
import { readSourceKind } from '#app/data/sources/source-fields.ts'
import { sourceInput } from '#app/data/sources/source-input.ts'
import { getSourcePath } from '#app/data/sources/source-paths.ts'
import { tryForm, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { checkForm, readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import type { Route } from './+types/source-new.route.ts'
import { newSourceTitle } from './messages.ts'
import { NewSourcePage } from './new-source-page.tsx'

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
