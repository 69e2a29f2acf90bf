import { data } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { notApplied, reasons, suggestionsTitle } from '#app/features/admin-round/messages.ts'
import {
  readSuggestionIntent,
  readSuggestions,
  settleSuggestion,
} from '#app/features/admin-round/suggestions.server.ts'
import { SuggestionsPage } from '#app/features/admin-round/suggestions-page.tsx'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Route } from './+types/admin-suggestions.ts'

export const handle: PageHandle = { scripts: 'always', title: suggestionsTitle }

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ context }: Route.LoaderArgs) {
  const read = await tryDatabase(context, readSuggestions)
  return data(read, { status: read.ok ? 200 : 503 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = readSuggestionIntent(form)
  if (!asked) throw data('This form is not one of this page.', { status: 400 })
  const done = await tryDatabase(context, (tx) => settleSuggestion(tx, asked))
  if (!done.ok) {
    return rejectForm(form, { status: 503, title: notApplied, text: reasons.unavailable })
  }
  if (!done.value.ok) return rejectForm(form, done.value.errors)
  const code = asked.intent === 'apply' ? 'suggestion-applied' : 'suggestion-dismissed'
  return redirectWithFlash(context, '/admin/round/suggestions', code)
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, {
    unreachable: { title: notApplied, text: reasons.unreachable },
    unavailable: { title: notApplied, text: reasons.unavailable },
  })

export default function AdminSuggestions({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.ok) {
    return (
      <div className="mt-6">
        <Alert title={`Error loading the suggestions: ${loaderData.message}`} />
      </div>
    )
  }
  return <SuggestionsPage suggestions={loaderData.value} rejected={actionData} />
}
