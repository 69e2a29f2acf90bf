import { data } from 'react-router'
import { tryDatabase, tryForm } from '#app/database.server.ts'
import { suggestionErrors, suggestionsTitle } from '#app/features/admin-calls/messages.ts'
import {
  readSuggestions,
  settleSuggestion,
  suggestionIntent,
} from '#app/features/admin-calls/suggestions.server.ts'
import { SuggestionsPage } from '#app/features/admin-calls/suggestions-page.tsx'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import { LoadFailed } from '#app/ui/load-failed.tsx'
import type { Route } from './+types/admin-suggestions.ts'

export const handle = { title: suggestionsTitle }

export async function loader({ context }: Route.LoaderArgs) {
  const read = await tryDatabase(context, readSuggestions)
  return data(read, { status: read.ok ? 200 : 503 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = readIntent(suggestionIntent, form)
  const done = await tryForm(context, suggestionErrors, (db) => settleSuggestion(db, asked))
  if (!done.ok) return rejectForm(form, done.errors)
  const code = asked.intent === 'apply' ? 'suggestion-applied' : 'suggestion-dismissed'
  return redirectWithFlash(context, '/admin/calls/suggestions', code)
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, suggestionErrors)

export default function AdminSuggestions({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.ok) {
    return <LoadFailed title={`Error loading the suggestions: ${loaderData.message}`} />
  }
  return <SuggestionsPage suggestions={loaderData.value} rejected={actionData} />
}
