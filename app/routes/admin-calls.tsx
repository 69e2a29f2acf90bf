import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { tryForm, withDatabase } from '#app/database.server.ts'
import { callIntent, changeCalls } from '#app/features/admin-calls/answer-call.server.ts'
import { CallListPage } from '#app/features/admin-calls/call-list-page.tsx'
import { readBacklog, readSession } from '#app/features/admin-calls/call-session.server.ts'
import { callErrors, callsPath, callsTitle } from '#app/features/admin-calls/messages.en.ts'
import { readAnswers, readAskedFacts } from '#app/features/admin-calls/record-answers.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import { redirectTo } from '#app/lib/redirect-to.ts'
import type { Route } from './+types/admin-calls.ts'

export const handle = { title: callsTitle, loads: "today's calls" }

export function loader({ context }: Route.LoaderArgs) {
  return withDatabase(context, async (db) => {
    const session = await readSession(db)
    return {
      backlog: await readBacklog(db),
      session,
      asked: session?.current ? await readAskedFacts(db, session.current.centerId) : [],
    }
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = readIntent(callIntent, form)
  const done = await tryForm(
    context,
    () => callErrors.unavailable,
    (db) => changeCalls(db, asked, new Date(), readAnswers(form)),
  )
  if (!done.ok) return rejectForm(form, done.errors)
  if (asked.intent === 'dismiss') return redirectWithFlash(context, callsPath, 'reports-dismissed')
  if (asked.intent === 'call' && asked.step === 'note') {
    return redirectWithFlash(context, callsPath, 'call-note-saved')
  }
  return redirectTo(callsPath)
}

/** After a 409, when somebody else settled the call, loads the calls that are still open. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, callErrors)

export default function AdminRound({ loaderData, actionData }: Route.ComponentProps) {
  return <CallListPage {...loaderData} rejected={actionData} />
}
