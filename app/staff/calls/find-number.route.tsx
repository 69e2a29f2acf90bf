import { tryForm, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import { readPageNumber } from '#app/lib/list-query.ts'
import { readAgainAfterConflict } from '#app/lib/should-read-list.ts'
import type { Route } from './+types/find-number.route.ts'
import { numberIntent, readNumberQueue, saveNumber } from './find-number.server.ts'
import { FindNumberPage } from './find-number-page.tsx'
import { numberErrors, numbersPath, numbersTitle } from './messages.ts'

export const handle = { title: numbersTitle, loads: 'the listings' }

export function loader({ url, context }: Route.LoaderArgs) {
  const page = readPageNumber(url.searchParams)
  return withDatabase(context, (db) => readNumberQueue(db, page))
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = readIntent(numberIntent, form)
  const saved = await tryForm(
    context,
    () => numberErrors.unavailable,
    (db) => saveNumber(db, asked),
  )
  if (!saved.ok) return rejectForm(form, saved.errors)
  const code = asked.how === 'called' ? 'number-checked' : 'number-saved'
  return redirectWithFlash(context, `${numbersPath}?page=${readPageNumber(url.searchParams)}`, code)
}

export const shouldRevalidate = readAgainAfterConflict

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, numberErrors)

export default function AdminFindNumber({ loaderData, actionData }: Route.ComponentProps) {
  return <FindNumberPage queue={loaderData} rejected={actionData} />
}
