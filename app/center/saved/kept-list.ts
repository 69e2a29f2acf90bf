import type { SavedCenter } from './saved-center.ts'

/** Distance from the place searched for when the center was saved: "07102", or null for the visitor's position. */
export type KeptDistance = { miles: number; from: string | null }

/** A visitor's notes about a call. Dates and times have the format of their HTML fields: "2026-11-23T14:30". */
export const callFields = [
  'calledAt',
  'outcome',
  'callBackAt',
  'openingOn',
  'takesInsurance',
  'cost',
  'spokeWith',
  'notes',
] as const
export type CallField = (typeof callFields)[number]

/** `at` is the time of the entry (ISO 8601). */
export type Entry = {
  value: string
  at: string
  /** For notes: the `at` of the account's copy that this entry changed. */
  base?: string
}

export type KeptCenter = {
  /** As it was when the visitor saved it, or last pressed "Seen". */
  center: SavedCenter
  keptAt: string
  distance?: KeptDistance
  /** As last read from the site; null when it was no longer listed. */
  current?: { center: SavedCenter | null; at: string }
  call: Partial<Record<CallField, Entry>>
}

/** A visitor's list on the device. A member may keep a copy in the account. */
export type KeptList = {
  version: 2
  /** In the visitor's own order. */
  centers: KeptCenter[]
  /** Time of the visitor's last reordering. */
  orderedAt: string
  /** Removal times by id, kept only while the account has a copy to update. */
  removed: Record<string, string>
  /** Whether a quick exit leaves it on the device. */
  staysOnExit: boolean
  /** Whether the member wants a copy in the account. */
  inAccount: boolean
}

export const maxKept = 30

export const emptyList: KeptList = {
  version: 2,
  centers: [],
  orderedAt: '',
  removed: {},
  staysOnExit: false,
  inAccount: false,
}

/** Return the center as last read from the site, otherwise as saved. */
export function getLatest({ center, current }: KeptCenter): SavedCenter {
  return current?.center ?? center
}

/** Add a center at the end. Returns the same list if it has the center, and null if it is full. */
export function addCenter(
  list: KeptList,
  center: SavedCenter,
  now: Date,
  distance?: KeptDistance,
): KeptList | null {
  if (list.centers.some((kept) => kept.center.id === center.id)) return list
  if (list.centers.length >= maxKept) return null
  const { [center.id]: _, ...removed } = list.removed
  const kept: KeptCenter = { center, keptAt: now.toISOString(), call: {} }
  if (distance) kept.distance = distance
  return { ...list, removed, centers: [...list.centers, kept] }
}

/** Remove a center. */
export function removeCenter(list: KeptList, id: string, now: Date): KeptList {
  return {
    ...list,
    centers: list.centers.filter(({ center }) => center.id !== id),
    removed: list.inAccount ? { ...list.removed, [id]: now.toISOString() } : {},
  }
}
