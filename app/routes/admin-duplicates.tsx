import * as z from 'zod'
import { tryForm, withDatabase } from '#app/database.server.ts'
import { DuplicatesPage } from '#app/features/admin-duplicates/duplicates-page.tsx'
import { findDuplicates } from '#app/features/admin-duplicates/find-duplicates.server.ts'
import {
  listRecentMerges,
  unmergeCenters,
} from '#app/features/admin-duplicates/merge-centers.server.ts'
import {
  duplicatesErrors,
  duplicatesPath,
  duplicatesTitle,
  refusals,
} from '#app/features/admin-duplicates/messages.en.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import type { Route } from './+types/admin-duplicates.ts'

export const handle = { title: duplicatesTitle, loads: 'the duplicates' }

export function loader({ context }: Route.LoaderArgs) {
  return withDatabase(context, async (db) => ({
    pairs: await findDuplicates(db),
    merges: await listRecentMerges(db),
  }))
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { id } = readIntent(z.object({ id: z.uuid() }), form)
  const undone = await tryForm(
    context,
    () => duplicatesErrors.unavailable,
    (db) => unmergeCenters(db, id),
  )
  if (undone.ok) return redirectWithFlash(context, duplicatesPath, 'centers-unmerged')
  const why = undone.errors
  return rejectForm(form, typeof why === 'string' ? refusals[why] : why)
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, duplicatesErrors)

export default function AdminDuplicates({ loaderData, actionData }: Route.ComponentProps) {
  return <DuplicatesPage {...loaderData} rejected={actionData} />
}
