import { data, isRouteErrorResponse } from 'react-router'
import { readImport } from '#app/data/import/job/read-imports.server.ts'
import { withDatabase } from '#app/database.server.ts'
import type { Route } from './+types/import-progress.route.ts'

const headers = { 'Cache-Control': 'private, no-store' }

/** An import's progress; its page polls every second. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const record = await withDatabase(context, (db) => readImport(db, id))
  if (!record) throw data(null, { status: 404, headers })
  const { contents, counts, ...progress } = record
  return data({ progress }, { headers })
}

/** While the server doesn't answer, returns `progress: null` and the page stays. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    const isAnswer =
      error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
    if (isAnswer) throw error
    return { progress: null }
  }
}
