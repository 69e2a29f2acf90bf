import { withDatabase } from '#app/database.server.ts'
import { suggestPlaces } from '#app/features/search/find-places.server.ts'
import { readSearch } from '#app/features/search/search-input.ts'
import type { Route } from './+types/places.ts'

/** Places that begin with `?q=`, for the location field: `[{ label, centers }]`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { text } = readSearch(new URL(request.url).searchParams)
  return withDatabase(context, (tx) => suggestPlaces(tx, text))
}
