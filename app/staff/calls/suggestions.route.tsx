import { tryForm, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import { readAgainAfterConflict } from '#app/lib/should-read-list.ts'
import type { Route } from './+types/suggestions.route.ts'
import { suggestionErrors, suggestionsTitle } from './messages.ts'
import { readSuggestions, settleSuggestion, suggestionIntent } from './suggestions.server.ts'
import { SuggestionsPage } from './suggestions-page.tsx'

export const handle = { title: suggestionsTitle, loads: 'the suggestions' }

export function loader({ context }: Route.LoaderArgs) {
  return withDatabase(context, readSuggestions)
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = readIntent(suggestionIntent, form)
  const done = await tryForm(
    context,
    () => suggestionErrors.unavailable,
    (db) => settleSuggestion(db, asked),
  )
  if (!done.ok) return rejectForm(form, done.errors)
  const code = asked.intent === 'apply' ? 'suggestion-applied' : 'suggestion-dismissed'
  return redirectWithFlash(context, '/admin/calls/suggestions', code)
}

export const shouldRevalidate = readAgainAfterConflict

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, suggestionErrors)

export default function AdminSuggestions({ loaderData, actionData }: Route.ComponentProps) {
  return <SuggestionsPage suggestions={loaderData} rejected={actionData} />
}
