import { tryForm, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import { readAgainAfterConflict } from '#app/lib/should-read-list.ts'
import type { Route } from './+types/unreachable.route.ts'
import { unreachableErrors, unreachablePath, unreachableTitle } from './messages.ts'
import { decideUnreachable, decisionIntent, readUnreachable } from './unreachable.server.ts'
import { UnreachablePage } from './unreachable-page.tsx'

export const handle = { title: unreachableTitle, loads: 'the centers' }

export function loader({ context }: Route.LoaderArgs) {
  return withDatabase(context, readUnreachable)
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = readIntent(decisionIntent, form)
  const decided = await tryForm(
    context,
    () => unreachableErrors.unavailable,
    (db) => decideUnreachable(db, asked),
  )
  if (!decided.ok) return rejectForm(form, decided.errors)
  const code = asked.decision === 'hide' ? 'unreachable-hidden' : 'unreachable-decided'
  return redirectWithFlash(context, unreachablePath, code)
}

export const shouldRevalidate = readAgainAfterConflict

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, unreachableErrors)

export default function AdminUnreachable({ loaderData, actionData }: Route.ComponentProps) {
  return <UnreachablePage centers={loaderData} rejected={actionData} />
}
