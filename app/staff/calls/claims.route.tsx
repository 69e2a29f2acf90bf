import { data } from 'react-router'
import { tryForm, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import { readAgainAfterConflict } from '#app/lib/should-read-list.ts'
import type { Route } from './+types/claims.route.ts'
import { ClaimsPage } from './claims-page.tsx'
import { claimErrors, claimsTitle } from './messages.ts'
import { changeOpenClaim, claimIntent, readClaims } from './settle-claims.server.ts'

export const handle = { title: claimsTitle, loads: 'the claims' }

export function loader({ context }: Route.LoaderArgs) {
  return withDatabase(context, readClaims)
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = readIntent(claimIntent, form)
  const done = await tryForm(
    context,
    () => claimErrors.unavailable,
    (db) => changeOpenClaim(db, asked),
  )
  if (!done.ok) return rejectForm(form, done.errors)
  if (done.value === null) return redirectWithFlash(context, '/admin/calls/claims', 'claim-revoked')
  return data(
    { id: asked.id, code: done.value },
    { headers: { 'Cache-Control': 'private, no-store' } },
  )
}

export const shouldRevalidate = readAgainAfterConflict

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, claimErrors)

export default function AdminClaims({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData
  return (
    <ClaimsPage
      claims={loaderData}
      made={answer && 'code' in answer ? answer : undefined}
      rejected={answer && 'title' in answer ? answer : undefined}
    />
  )
}
