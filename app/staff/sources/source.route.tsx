import { data, Outlet } from 'react-router'
import * as z from 'zod'
import { sourcesContext } from '#app/context.ts'
import { changeSource, requestRun } from '#app/data/sources/change-sources.server.ts'
import { sourceLoss, sourceNotSaved } from '#app/data/sources/messages.ts'
import { listAdmins, openSource } from '#app/data/sources/read-sources.server.ts'
import { sourceInput } from '#app/data/sources/source-input.ts'
import { getSourcePath } from '#app/data/sources/source-paths.ts'
import { tryForm, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { checkForm, readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Route } from './+types/source.route.ts'
import { SourcePage } from './source-page.tsx'

export const handle = { loads: 'the source' }

const intents = z.object({ intent: z.enum(['run', 'save']) })

export async function loader({ params, context }: Route.LoaderArgs) {
  const opened = await withDatabase(context, (db) => openSource(db, params.source))
  if (!opened) throw data(null, { status: 404 })
  return { opened, admins: await withDatabase(context, listAdmins) }
}

export async function action({ request, params: { source: id }, context }: Route.ActionArgs) {
  if (!isUuid(id)) throw data(null, { status: 404 })
  const form = await readForm(request)
  const { intent } = readIntent(intents, form)
  const unavailable = () => sourceLoss.unavailable
  if (intent === 'run') {
    const started = await tryForm(context, unavailable, (db) => requestRun(db, id, null))
    if (!started.ok) return rejectForm(form, started.errors)
    context.get(sourcesContext).wake()
    return redirectWithFlash(context, getSourcePath(id), 'source-started')
  }
  const input = checkForm(sourceInput, form, sourceNotSaved)
  if (!input.ok) return rejectForm(form, input.errors)
  const saved = await tryForm(context, unavailable, (db) => changeSource(db, id, input.value))
  if (!saved.ok) return rejectForm(form, saved.errors)
  return redirectWithFlash(context, getSourcePath(id), 'source-saved')
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, sourceLoss)

export default function AdminSource({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SourcePage {...loaderData} rejected={actionData}>
      <Outlet />
    </SourcePage>
  )
}
