import { data } from 'react-router'
import { tryDatabase, tryForm } from '#app/database.server.ts'
import {
  numberIntent,
  readNumberQueue,
  saveNumber,
} from '#app/features/admin-calls/find-number.server.ts'
import { FindNumberPage } from '#app/features/admin-calls/find-number-page.tsx'
import { numberErrors, numbersPath, numbersTitle } from '#app/features/admin-calls/messages.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import { readPage } from '#app/lib/list-query.ts'
import { LoadFailed } from '#app/ui/load-failed.tsx'
import type { Route } from './+types/admin-find-number.ts'

export const handle = { title: numbersTitle }

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = readPage(url.searchParams)
  const read = await tryDatabase(context, (db) => readNumberQueue(db, page))
  return data(read, { status: read.ok ? 200 : 503 })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = readIntent(numberIntent, form)
  const saved = await tryForm(context, numberErrors, (db) => saveNumber(db, asked))
  if (!saved.ok) return rejectForm(form, saved.errors)
  const code = asked.how === 'called' ? 'number-checked' : 'number-saved'
  return redirectWithFlash(context, `${numbersPath}?page=${readPage(url.searchParams)}`, code)
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, numberErrors)

export default function AdminFindNumber({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.ok) {
    return <LoadFailed title={`Error loading the listings: ${loaderData.message}`} />
  }
  return <FindNumberPage queue={loaderData.value} rejected={actionData} />
}
