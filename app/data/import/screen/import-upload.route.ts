import { data } from 'react-router'
import { importsContext } from '#app/context.ts'
import { takeUpload } from '#app/data/import/job/upload-file.server.ts'
import { tryDatabase } from '#app/database.server.ts'
import type { Route } from './+types/import-upload.route.ts'
import { pathOfImport } from './import-address.ts'

/** Only for POST. */
export function loader(): never {
  throw data(null, {
    status: 405,
    headers: { Allow: 'POST', 'Cache-Control': 'private, no-store' },
  })
}

/**
 * Receive a file from a script. Returns the import's location, or what is wrong with the file, as
 * JSON.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const imports = context.get(importsContext)
  const taken = await takeUpload(request, imports, (work) => tryDatabase(context, work))
  const headers = { 'Cache-Control': 'private, no-store' }
  if (taken.ok) return Response.json({ path: pathOfImport(taken.value) }, { headers })
  const { message, status } = taken.errors
  return Response.json({ message }, { status, headers })
}
