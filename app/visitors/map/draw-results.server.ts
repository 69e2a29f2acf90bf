import type { CenterDetail } from '#app/center/center-model.ts'
import { labelPlace, type Near } from '#app/center/places/near.ts'
import { isHomeState } from '#app/center/places/read-state.ts'
import type { Language } from '#app/lib/language.ts'
import { listShown } from '#app/search/group-results.ts'
import type { SearchResult } from '#app/search/search-centers.server.ts'
import type { MapZoom } from '#app/search/search-input.ts'
import { stateCode } from '#site/state.ts'
import { drawMap } from './draw-map.server.ts'
import type { DrawnMap } from './drawn-map.ts'

/** Draw the map of a search, around its place. */
export function drawResults(
  results: SearchResult,
  zoom: MapZoom | null,
  language: Language,
): DrawnMap | null {
  const { near } = results
  return drawMap({
    centers: listShown(results, language),
    place: findPlace(near, language),
    county: findCounty(near),
    zoom,
    language,
  })
}

function findPlace(near: Near | null, language: Language) {
  return near && 'latitude' in near ? { ...near, name: labelPlace(near.label, language) } : null
}

function findCounty(near: Near | null): string | null {
  if (near?.kind === 'county') return near.name
  if (near?.kind === 'town') return near.county
  return near?.kind === 'zip' && near.state === stateCode ? near.county : null
}

/** Draw the map around a center, or of its county if nothing more is known. */
export function drawCenter(center: CenterDetail, language: Language): DrawnMap | null {
  const { slug, name, openStatus, opening, shownPoint, county } = center
  return drawMap({
    centers: [
      {
        slug,
        name,
        openStatus,
        opening,
        latitude: shownPoint?.latitude ?? null,
        longitude: shownPoint?.longitude ?? null,
        isApproximate: !shownPoint?.isExact,
      },
    ],
    county: isHomeState(center.state) ? county : null,
    zoom: 'town',
    format: 'center',
    language,
  })
}
