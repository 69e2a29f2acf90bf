import type { KeptCenter, KeptList } from '#app/center/saved/kept-list.ts'
import type { SavedCenter } from '#app/center/saved/saved-center.ts'
import {
  describeSavedHours,
  describeSavedPlace,
  describeSavedProvenance,
} from './describe-saved.ts'
import { mergeCalls } from './merge-lists.ts'

/** Store the site's current data of the centers with these ids. A center missing in `found` is no longer listed. */
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
  return joinMerged({ ...list, centers }, at)
}

/** The site's data has the center that stays for the former id of a merged one: keep the first of them. */
function joinMerged(list: KeptList, at: string): KeptList {
  // A center that is no longer listed has only its id.
  const byPage = new Map<string, KeptCenter>()
  const removed = { ...list.removed }
  for (const kept of list.centers) {
    const page = kept.current?.center ? `/${kept.current.center.slug}` : kept.center.id
    const first = byPage.get(page)
    if (first) removed[kept.center.id] = at
    byPage.set(page, first ? { ...first, call: mergeCalls(first.call, kept.call) } : kept)
  }
  return { ...list, centers: [...byPage.values()], removed }
}

/** Replace text of version 1 with data, unless the center has changed since. */
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
