import { data } from 'react-router'
import { tryDatabase, tryForm } from '#app/database.server.ts'
import { changeRound, roundIntent } from '#app/features/admin-round/answer-call.server.ts'
import { callErrors, roundTitle } from '#app/features/admin-round/messages.ts'
import { RoundPage } from '#app/features/admin-round/round-page.tsx'
import { readBacklog, readSession } from '#app/features/admin-round/session.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { redirectTo } from '#app/lib/redirect-to.ts'
import { LoadFailed } from '#app/ui/load-failed.tsx'
import type { Route } from './+types/admin-round.ts'

export const handle: PageHandle = { scripts: 'always', title: roundTitle }

export async function loader({ context }: Route.LoaderArgs) {
  const read = await tryDatabase(context, async (tx) => ({
    backlog: await readBacklog(tx),
    session: await readSession(tx),
  }))
  return data(read, { status: read.ok ? 200 : 503 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = readIntent(roundIntent, form)
  const done = await tryForm(context, callErrors, (tx) => changeRound(tx, asked))
  if (!done.ok) return rejectForm(form, done.errors)
  return asked.intent === 'dismiss'
    ? redirectWithFlash(context, '/admin/round', 'reports-dismissed')
    : redirectTo('/admin/round')
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, callErrors)

export default function AdminRound({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.ok) {
    return <LoadFailed title={`Error loading the round: ${loaderData.message}`} />
  }
  return <RoundPage {...loaderData.value} rejected={actionData} />
}
