import { data, redirect } from 'react-router'
import { importsContext } from '#app/context.ts'
import { takeUpload } from '#app/data/import/job/upload-file.server.ts'
import { screenTexts } from '#app/data/import/messages.ts'
import { listArrivals } from '#app/data/sources/list-arrivals.server.ts'
import { listSources } from '#app/data/sources/read-sources.server.ts'
import { tryDatabase, tryToLoad } from '#app/database.server.ts'
import { ArrivalTable } from '#app/staff/sources/arrival-table.tsx'
import { SourceTable } from '#app/staff/sources/source-table.tsx'
import { Alert } from '#app/ui/alert.tsx'
import type { Route } from './+types/import.route.ts'
import { CancelledToast } from './cancelled-toast.tsx'
import { pathOfImport } from './import-address.ts'
import { ImportHome } from './import-home.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return tryToLoad(context, async (db) => ({
    sources: await listSources(db),
    arrivals: await listArrivals(db),
  }))
}

/** Receive a file from a form without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const imports = context.get(importsContext)
  const taken = await takeUpload(request, imports, (work) => tryDatabase(context, work))
  if (taken.ok) return redirect(pathOfImport(taken.value), 303)
  const { message, status } = taken.errors
  return data({ message }, { status })
}

export default function AdminImport({ loaderData, actionData }: Route.ComponentProps) {
  const problem = actionData?.message
  if (!loaderData.ok) {
    return (
      <ImportHome problem={problem}>
        <Alert title={screenTexts.rowsFailed(loaderData.errors.message)} />
      </ImportHome>
    )
  }
  const { sources, arrivals } = loaderData.value
  return (
    <ImportHome problem={problem}>
      <SourceTable sources={sources} />
      <ArrivalTable arrivals={arrivals} />
      <CancelledToast arrivals={arrivals} />
    </ImportHome>
  )
}
