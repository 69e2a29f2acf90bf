import { data, redirect } from 'react-router'
import { importsContext } from '#app/context.ts'
import { listImports } from '#app/data/import/job/read-imports.server.ts'
import { takeUpload } from '#app/data/import/job/upload-file.server.ts'
import { tryDatabase, tryToLoad } from '#app/database.server.ts'
import type { Route } from './+types/import.route.ts'
import { pathOfImport } from './import-address.ts'
import { ImportHome } from './import-home.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return tryToLoad(context, listImports)
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
  return <ImportHome imports={loaderData} problem={actionData?.message} />
}
