import { suggestPlaces } from '#app/features/search/find-places.server.ts'
import { withDatabase } from '#app/viewer-transaction.server.ts'
import type { Route } from './+types/places.ts'

const longestTyped = 120

/** Places that begin with `?q=`, for the location field: `[{ label, centers }]`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  return withDatabase(context, (tx) => suggestPlaces(tx, typed.slice(0, longestTyped)))
}
