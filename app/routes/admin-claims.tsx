import { data } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import {
  changeOpenClaim,
  readClaims,
  readClaimsIntent,
} from '#app/features/admin-round/claims.server.ts'
import { ClaimsPage } from '#app/features/admin-round/claims-page.tsx'
import { claimsTitle, notChanged, reasons } from '#app/features/admin-round/messages.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Route } from './+types/admin-claims.ts'

export const handle: PageHandle = { scripts: 'always', title: claimsTitle }

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ context }: Route.LoaderArgs) {
  const read = await tryDatabase(context, readClaims)
  return data(read, { status: read.ok ? 200 : 503 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = readClaimsIntent(form)
  if (!asked) throw data('This form is not one of this page.', { status: 400 })
  const done = await tryDatabase(context, (tx) => changeOpenClaim(tx, asked))
  if (!done.ok) {
    return rejectForm(form, { status: 503, title: notChanged, text: reasons.unavailable })
  }
  if (done.value === null) {
    return rejectForm(form, { status: 409, title: notChanged, text: reasons.settled })
  }
  if (done.value === true) return redirectWithFlash(context, '/admin/round/claims', 'claim-revoked')
  return data(
    { id: asked.id, code: done.value },
    { headers: { 'Cache-Control': 'private, no-store' } },
  )
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, {
    unreachable: { title: notChanged, text: reasons.unreachable },
    unavailable: { title: notChanged, text: reasons.unavailable },
  })

export default function AdminClaims({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.ok) {
    return (
      <div className="mt-6">
        <Alert title={`Error loading the claims: ${loaderData.message}`} />
      </div>
    )
  }
  const answer = actionData
  return (
    <ClaimsPage
      claims={loaderData.value}
      made={answer && 'code' in answer ? answer : undefined}
      rejected={answer && 'title' in answer ? answer : undefined}
    />
  )
}
