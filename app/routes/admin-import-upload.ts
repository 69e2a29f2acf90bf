import { data } from 'react-router'
import { importsContext } from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import { takeUpload } from '#app/features/import/job/upload-file.server.ts'
import { pathOfImport } from '#app/features/import/screen/import-address.ts'
import type { Route } from './+types/admin-import-upload.ts'

/** There is nothing to read here. */
export function loader(): never {
  throw data(null, {
    status: 405,
    headers: { Allow: 'POST', 'Cache-Control': 'private, no-store' },
  })
}

/** A file that a script sends: where its import is, or what is wrong with it, as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const imports = context.get(importsContext)
  const taken = await takeUpload(request, imports, (work) => tryDatabase(context, work))
  const headers = { 'Cache-Control': 'private, no-store' }
  return taken.ok
    ? Response.json({ path: pathOfImport(taken.id) }, { headers })
    : Response.json({ message: taken.message }, { status: taken.status, headers })
}
