import { readNear } from '#app/center/places/find-place.server.ts'
import { labelPlace } from '#app/center/places/near.ts'
import { suggestNear } from '#app/center/places/suggest-places.server.ts'
import { withDatabase } from '#app/database.server.ts'
import { languages } from '#app/lib/language.ts'
import { suggestPlaces } from '#app/search/read-overview.server.ts'
import { readSearch } from '#app/search/search-input.ts'
import type { Route } from './+types/places.route.ts'

const maxPlaces = 8

/**
 * Suggest places that begin with `?q=`, those with centers first: `[{ near: '07102', label: '07102
 * (Newark)' }]`. `language` is the language of the labels: `es`.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('language')
  const language = languages.find((known) => known === asked) ?? 'en'
  const { text } = readSearch(searchParams)
  const ofCenters = await withDatabase(context, (db) => suggestPlaces(db, text))
  const known = ofCenters.flatMap(({ label }) => {
    const near = readNear(label)
    const isKnown = near && near.kind !== 'unknown' && !('corrected' in near && near.corrected)
    return isKnown ? [near] : []
  })
  const places = new Map(
    [...known, ...suggestNear(text, maxPlaces)].map((place) => [place.near, place.label]),
  )
  return [...places]
    .slice(0, maxPlaces)
    .map(([near, label]) => ({ near, label: labelPlace(label, language) }))
}
