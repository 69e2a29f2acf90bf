import { locateCounty } from '#app/center/places/county.server.ts'
import { loadPlaces } from '#app/center/places/load-places.server.ts'
import type { CenterDraft } from '#app/data/import/centers/center-draft.ts'
import { recordWarnings } from '#app/data/import/messages.ts'
import { foldText } from '#app/lib/fold-text.ts'
import { stateCode } from '#site/state.ts'

/**
 * Set the county of a center in the state. The ZIP code wins over a county from the file; without a
 * county in the file, the coordinates decide.
 */
export function addCounty(draft: CenterDraft): CenterDraft {
  const { county, state, countryCode, latitude, longitude, postalCode } = draft
  const zip = loadPlaces().zips.get(postalCode?.slice(0, 5) ?? '')
  if (county && !draft.isVerbatim && state === stateCode && zip?.place.state === stateCode) {
    if (foldText(county) === foldText(zip.place.county)) return draft
    const warning = recordWarnings.otherCounty(county, zip.place.county, zip.zip)
    return { ...draft, county: zip.place.county, warnings: [...draft.warnings, warning] }
  }
  if (county || countryCode !== 'US' || (state && state !== stateCode)) return draft
  if (latitude === null || longitude === null) return draft
  return { ...draft, county: locateCounty(latitude, longitude) }
}
