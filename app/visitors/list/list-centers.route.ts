import { data } from 'react-router'
import { centerRanges } from '#app/center/saved/saved-center.ts'
import { withDatabase } from '#app/database.server.ts'
import type { Route } from './+types/list-centers.route.ts'
import { readSavedCenters } from './read-saved-centers.server.ts'

/** A sixteenth of all centers, the same for everybody. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { range } = params
  if (!centerRanges.includes(range)) throw data(null, { status: 404 })
  return Response.json(await withDatabase(context, (db) => readSavedCenters(db, range)))
}
