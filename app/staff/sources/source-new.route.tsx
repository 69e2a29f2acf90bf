import { sourcesContext } from '#app/context.ts'
import { readFirstChoices } from '#app/data/import/job/read-first-choices.server.ts'
import { addSource, requestRun } from '#app/data/sources/change-sources.server.ts'
import { proposeLocatorSource } from '#app/data/sources/locator-proposal.server.ts'
import { sourceLoss, sourceNotSaved } from '#app/data/sources/messages.ts'
import { listAdmins, readLastWorked } from '#app/data/sources/read-sources.server.ts'
import { readSourceKind } from '#app/data/sources/source-fields.ts'
import { type SourceInput, sourceInput } from '#app/data/sources/source-input.ts'
import { getSourcePath } from '#app/data/sources/source-paths.ts'
import { tryForm, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { checkForm, readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import type { Route } from './+types/source-new.route.ts'
import { newSourceTitle } from './messages.ts'
import { NewSourcePage } from './new-source-page.tsx'

export const handle = { title: newSourceTitle, loads: 'the form' }

export async function loader({ url, context }: Route.LoaderArgs) {
  const kind = readSourceKind(url.searchParams)
  const admins = await withDatabase(context, listAdmins)
  if (kind !== 'locator') {
    const { sameName } = await withDatabase(context, readFirstChoices)
    return { kind, admins, proposed: { sameName }, lastWorked: null }
  }
  const lastWorked = await withDatabase(context, (db) => readLastWorked(db, { kind }))
  return { kind, admins, proposed: proposeLocatorSource(), lastWorked }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const input = checkForm(sourceInput, form, sourceNotSaved)
  if (!input.ok) return rejectForm(form, input.errors)
  const isToRun = form.get('intent') === 'run'
  const added = await tryForm(
    context,
    () => sourceLoss.unavailable,
    async (db) => {
      const source = await addSource(db, input.value)
      const run = source.ok && isToRun ? await requestRun(db, source.value, null) : source
      return run.ok ? source : run
    },
  )
  if (!added.ok) return rejectForm(form, added.errors)
  if (isToRun) context.get(sourcesContext).wake()
  return redirectWithFlash(context, getSourcePath(added.value), chooseFlash(input.value, isToRun))
}

function chooseFlash({ kind }: SourceInput, isRunning: boolean) {
  if (isRunning) return 'source-added-and-started'
  return kind === 'upload' ? 'source-added-for-upload' : 'source-added'
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, sourceLoss)

export default function AdminSourceNew({ loaderData, actionData }: Route.ComponentProps) {
  return <NewSourcePage {...loaderData} rejected={actionData} />
}
