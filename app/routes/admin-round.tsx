import { data } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { performIntent, readIntent } from '#app/features/admin-round/intents.server.ts'
import { notCalled, reasons, roundTitle } from '#app/features/admin-round/messages.ts'
import { RoundPage } from '#app/features/admin-round/round-page.tsx'
import { readBacklog, readSession } from '#app/features/admin-round/session.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { redirectTo } from '#app/lib/redirect-to.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Route } from './+types/admin-round.ts'

export const handle: PageHandle = { scripts: 'always', title: roundTitle }

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ context }: Route.LoaderArgs) {
  const read = await tryDatabase(context, async (tx) => ({
    backlog: await readBacklog(tx),
    session: await readSession(tx),
  }))
  return data(read, { status: read.ok ? 200 : 503 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = readIntent(form)
  if (!asked) throw data('This form is not one of this page.', { status: 400 })
  const done = await tryDatabase(context, (tx) => performIntent(tx, asked))
  if (!done.ok) {
    return rejectForm(form, { status: 503, title: notCalled, text: reasons.unavailable })
  }
  if (!done.value) {
    return rejectForm(form, { status: 409, title: notCalled, text: reasons.gone })
  }
  return asked.intent === 'dismiss'
    ? redirectWithFlash(context, '/admin/round', 'reports-dismissed')
    : redirectTo('/admin/round')
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, {
    unreachable: { title: notCalled, text: reasons.unreachable },
    unavailable: { title: notCalled, text: reasons.unavailable },
  })

export default function AdminRound({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.ok) {
    return (
      <div className="mt-6">
        <Alert title={`Error loading the round: ${loaderData.message}`} />
      </div>
    )
  }
  return <RoundPage {...loaderData.value} rejected={actionData} />
}
