import type { KeptCenter, KeptList } from './kept-list.ts'
import type { SavedCenter } from './saved-center.ts'

/** A center in version 1 of the list, which stored English text. */
type SavedCenterOfVersion1 = Omit<SavedCenter, 'place' | 'hours' | 'provenance'> & {
  /** "Newark, Essex County" */
  place: string | null
  /** "Mon–Fri 9 AM to 5 PM; Sat, Sun Closed" */
  hours: string | null
  /** "Checked May 3, 2025" */
  checked: string
}

type KeptCenterOfVersion1 = Pick<KeptCenter, 'keptAt' | 'call'> & {
  facts: SavedCenterOfVersion1
  distance?: { miles: number; from: string }
  current?: { facts: SavedCenterOfVersion1 | null; at: string }
}

type ListOfVersion1 = Omit<KeptList, 'version' | 'centers'> & {
  version: 1
  centers: KeptCenterOfVersion1[]
}

/** Upgrade a list of version 1 and return any other value unchanged. Throws if the list is damaged. */
export function upgradeList(value: unknown): unknown {
  const list = value as ListOfVersion1 | KeptList | null
  if (list?.version !== 1) return value
  return { ...list, version: 2, centers: list.centers.map(upgradeKeptCenter) }
}

function upgradeKeptCenter(kept: KeptCenterOfVersion1): KeptCenter {
  const { facts, current, distance, ...others } = kept
  const upgraded: KeptCenter = { ...others, center: upgradeCenter(facts) }
  if (distance) {
    const { miles, from } = distance
    upgraded.distance = { miles, from: from === 'where you were' ? null : from }
  }
  if (current) {
    upgraded.current = { center: current.facts && upgradeCenter(current.facts), at: current.at }
  }
  return upgraded
}

function upgradeCenter({ checked, ...center }: SavedCenterOfVersion1): SavedCenter {
  return {
    ...center,
    place: center.place ?? '',
    hours: center.hours ?? [],
    provenance: checked,
  }
}
