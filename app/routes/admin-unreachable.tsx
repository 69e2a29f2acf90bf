import { data } from 'react-router'
import { tryDatabase, tryForm } from '#app/database.server.ts'
import {
  unreachableErrors,
  unreachablePath,
  unreachableTitle,
} from '#app/features/admin-calls/messages.ts'
import {
  decideUnreachable,
  decisionIntent,
  readUnreachable,
} from '#app/features/admin-calls/unreachable.server.ts'
import { UnreachablePage } from '#app/features/admin-calls/unreachable-page.tsx'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import { LoadFailed } from '#app/ui/load-failed.tsx'
import type { Route } from './+types/admin-unreachable.ts'

export const handle = { title: unreachableTitle }

export async function loader({ context }: Route.LoaderArgs) {
  const read = await tryDatabase(context, readUnreachable)
  return data(read, { status: read.ok ? 200 : 503 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = readIntent(decisionIntent, form)
  const decided = await tryForm(context, unreachableErrors, (db) => decideUnreachable(db, asked))
  if (!decided.ok) return rejectForm(form, decided.errors)
  const code = asked.decision === 'hide' ? 'unreachable-hidden' : 'unreachable-decided'
  return redirectWithFlash(context, unreachablePath, code)
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, unreachableErrors)

export default function AdminUnreachable({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.ok) {
    return <LoadFailed title={`Error loading the centers: ${loaderData.message}`} />
  }
  return <UnreachablePage centers={loaderData.value} rejected={actionData} />
}
