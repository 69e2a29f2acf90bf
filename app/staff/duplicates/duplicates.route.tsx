import * as z from 'zod'
import { tryForm, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import type { Route } from './+types/duplicates.route.ts'
import { listDistinct, offerAgain } from './decide-pair.server.ts'
import { DuplicatesPage } from './duplicates-page.tsx'
import { readDuplicates } from './find-duplicates.server.ts'
import { duplicatesErrors, duplicatesPath, refusals } from './messages.ts'
import { listRecentMerges, unmergeCenters } from './unmerge-centers.server.ts'

export const handle = { loads: 'the duplicates' }

export function loader({ context }: Route.LoaderArgs) {
  return withDatabase(context, async (db) => ({
    duplicates: await readDuplicates(db),
    merges: await listRecentMerges(db),
    distinct: await listDistinct(db),
  }))
}

const listIntent = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('undo'), id: z.uuid() }),
  z.object({ intent: z.literal('offer'), one: z.uuid(), other: z.uuid() }),
])

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = readIntent(listIntent, form)
  const done = await tryForm(
    context,
    () => duplicatesErrors.unavailable,
    (db) =>
      asked.intent === 'undo'
        ? unmergeCenters(db, asked.id)
        : offerAgain(db, asked.one, asked.other),
  )
  const code = asked.intent === 'undo' ? 'centers-unmerged' : 'centers-offered'
  if (done.ok) return redirectWithFlash(context, duplicatesPath, code)
  const why = done.errors
  return rejectForm(form, typeof why === 'string' ? refusals[why] : why)
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, duplicatesErrors)

export default function AdminDuplicates({ loaderData, actionData }: Route.ComponentProps) {
  return <DuplicatesPage {...loaderData} rejected={actionData} />
}
