import type { KeptCenter, KeptList } from '#app/lib/kept-list.ts'
import type { SavedCenter } from '#app/lib/saved-center.ts'
import {
  describeSavedHours,
  describeSavedPlace,
  describeSavedProvenance,
} from './describe-saved.ts'

/** Stores the site's current data of the centers with these ids. A center missing in `found` is no longer listed. */
export function recordCurrent(
  list: KeptList,
  ids: readonly string[],
  found: ReadonlyMap<string, SavedCenter>,
  now: Date,
): KeptList {
  const at = now.toISOString()
  const centers = list.centers.map((kept): KeptCenter => {
    const { id } = kept.center
    if (!ids.includes(id)) return kept
    const current = found.get(id) ?? null
    const center = current ? upgradeTexts(kept.center, current) : kept.center
    return { ...kept, center, current: { center: current, at } }
  })
  return { ...list, centers }
}

/** Replaces text of version 1 with data, unless the center has changed since. */
function upgradeTexts(saved: SavedCenter, current: SavedCenter): SavedCenter {
  const { place, hours, provenance } = saved
  return {
    ...saved,
    place: place === describeSavedPlace(current, 'en').value ? current.place : place,
    hours: hours === describeSavedHours(current, 'en').value ? current.hours : hours,
    provenance:
      provenance === describeSavedProvenance(current, 'en').value ? current.provenance : provenance,
  }
}
