import type { ShouldRevalidateFunctionArgs } from 'react-router'
import * as z from 'zod'
import { tryForm, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import { redirectTo } from '#app/lib/redirect-to.ts'
import type { Route } from './+types/calls.route.ts'
import { callIntent, changeCalls } from './answer-call.server.ts'
import { CallListPage } from './call-list-page.tsx'
import { readBacklog, readSession } from './call-session.server.ts'
import { calledNumber } from './called-number.server.ts'
import { callErrors, callPath, callsPath, callsTitle } from './messages.ts'
import { readAnswers, readAskedFacts, readListed } from './record-answers.server.ts'

export const handle = { title: callsTitle, loads: "today's calls" }

/** Which number a call had when its page was first opened: what the caller may have dialed. */
const openedInput = z.object({ call: z.uuid(), number: calledNumber.number })

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const opened = openedInput.safeParse(Object.fromEntries(searchParams)).data ?? null
  return withDatabase(context, async (db) => {
    const session = await readSession(db)
    return {
      backlog: await readBacklog(db),
      session,
      opened,
      facts: session?.current ? await readAskedFacts(db, session.current.centerId) : [],
      listed: session?.current ? await readListed(db, session.current.centerId) : {},
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
  if (asked.intent === 'dismiss') {
    return redirectWithFlash(context, callPath(asked.call, asked.number), 'reports-dismissed')
  }
  if (asked.intent === 'call' && asked.step === 'note') {
    return redirectWithFlash(context, callPath(asked.call, asked.number), 'call-note-saved')
  }
  if (done.value) return redirectWithFlash(context, callsPath, 'former-number-called')
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
