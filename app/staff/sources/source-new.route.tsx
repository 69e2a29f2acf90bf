import { sourcesContext } from '#app/context.ts'
import { readFirstChoices } from '#app/data/import/job/read-first-choices.server.ts'
import { addSource, requestRun } from '#app/data/sources/change-sources.server.ts'
import { readImportedList } from '#app/data/sources/imported-list.server.ts'
import { proposeLocatorSource } from '#app/data/sources/locator-proposal.server.ts'
import { sourceLoss, sourceNotSaved } from '#app/data/sources/messages.ts'
import { listAdmins, readLastWorked } from '#app/data/sources/read-sources.server.ts'
import { readSourceKind } from '#app/data/sources/source-fields.ts'
import { type SourceInput, sourceInput } from '#app/data/sources/source-input.ts'
import { getSourcePath } from '#app/data/sources/source-paths.ts'
import { tryForm, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { checkForm, readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import type { Executor } from '#db/client.server.ts'
import type { Route } from './+types/source-new.route.ts'
import { newSourceTitle } from './messages.ts'
import { NewSourcePage } from './new-source-page.tsx'

export const handle = { title: newSourceTitle, loads: 'the form' }

export async function loader({ url, context }: Route.LoaderArgs) {
  const { admins, list, first } = await withDatabase(context, async (db) => ({
    admins: await listAdmins(db),
    list: await readAskedList(db, url),
    first: await readFirstChoices(db),
  }))
  const asked = readSourceKind(url.searchParams)
  if (list) {
    const { name, listedIn, sameName, outside } = list
    const kind = url.searchParams.has('kind') && asked !== 'locator' ? asked : 'upload'
    const proposed = { name, listedIn: listedIn ?? '', sameName, outside }
    return { kind, admins, proposed, lastWorked: null, list: { id: list.importId, name } } as const
  }
  if (asked !== 'locator') {
    const proposed = { sameName: first.sameName }
    return { kind: asked, admins, proposed, lastWorked: null, list: null }
  }
  const lastWorked = await withDatabase(context, (db) => readLastWorked(db, { kind: asked }))
  return { kind: asked, admins, proposed: proposeLocatorSource(), lastWorked, list: null }
}

/** The import of `?import=`; null for none. */
const readAskedList = (db: Executor, url: URL) =>
  readImportedList(db, url.searchParams.get('import') ?? '')

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const input = checkForm(sourceInput, form, sourceNotSaved)
  if (!input.ok) return rejectForm(form, input.errors)
  const isToRun = form.get('intent') === 'run'
  let isKnownList = false
  const added = await tryForm(
    context,
    () => sourceLoss.unavailable,
    async (db) => {
      const list = await readAskedList(db, url)
      isKnownList = list !== null
      const source = await addSource(db, input.value, list)
      const run = source.ok && isToRun ? await requestRun(db, source.value, null) : source
      return run.ok ? source : run
    },
  )
  if (!added.ok) return rejectForm(form, added.errors)
  if (isToRun) context.get(sourcesContext).wake()
  const flash = chooseFlash(input.value, isToRun, isKnownList)
  return redirectWithFlash(context, getSourcePath(added.value), flash)
}

function chooseFlash({ kind }: SourceInput, isRunning: boolean, isKnownList: boolean) {
  if (isRunning) return 'source-added-and-started'
  if (kind === 'upload' && isKnownList) return 'source-added-from-import'
  return kind === 'upload' ? 'source-added-for-upload' : 'source-added'
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, sourceLoss)

export default function AdminSourceNew({ loaderData, actionData }: Route.ComponentProps) {
  return <NewSourcePage {...loaderData} rejected={actionData} />
}
