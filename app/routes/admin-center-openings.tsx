import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import { requireAdmin } from '#app/features/accounts/session/require-staff.server.ts'
import { centerGone, linkUnchanged, loadFailed } from '#app/features/admin-centers/messages.ts'
import {
  changeOpeningLinks,
  readLinkIntent,
  readOpeningLinks,
} from '#app/features/admin-centers/opening-links.server.ts'
import { OpeningLinksDialog } from '#app/features/admin-centers/opening-links-dialog.tsx'
import { tablePath } from '#app/features/admin-centers/table-query.ts'
import { useTableQuery } from '#app/features/admin-centers/use-table-query.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/admin-center-openings.ts'

export const handle: PageHandle = { scripts: 'always' }

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ params, context }: Route.LoaderArgs) {
  const read = await tryDatabase(context, (tx) => readOpeningLinks(tx, params.id))
  if (!read.ok) return data({ opened: null, problem: loadFailed(read.message) }, { status: 503 })
  return data({ opened: read.value, problem: centerGone }, { status: read.value ? 200 : 404 })
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = readLinkIntent(form)
  if (!asked) throw data('This form is not one of this page.', { status: 400 })
  const done = await tryDatabase(context, (tx) => changeOpeningLinks(tx, params.id, asked))
  if (!done.ok) return rejectForm(form, linkUnchanged.unavailable)
  if (typeof done.value === 'string') {
    const made = new URL(`/openings?key=${done.value}`, context.get(siteContext).url).href
    return data({ made }, { headers: { 'Cache-Control': 'private, no-store' } })
  }
  if (!done.value) return rejectForm(form, linkUnchanged.gone)
  return redirectWithFlash(context, url.pathname + url.search, 'openings-link-revoked')
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, linkUnchanged)

export default function AdminCenterOpenings({ loaderData, actionData }: Route.ComponentProps) {
  const closeTo = tablePath(useTableQuery())
  const { opened, problem } = loaderData
  if (!opened) return <ProblemDialog title="Not shown" problem={problem} closeTo={closeTo} />
  const answer = actionData
  return (
    <OpeningLinksDialog
      opened={opened}
      made={answer && 'made' in answer ? answer.made : undefined}
      rejected={answer && 'title' in answer ? answer : undefined}
      closeTo={closeTo}
    />
  )
}
