import type { SavedCenter } from './saved-center.ts'

/** Distance from the place searched for when the center was saved: "07102", or null for the visitor's position. */
export type KeptDistance = { miles: number; from: string | null }

/** What a visitor writes down about a call. Dates and times are as their fields hold them, "2026-11-23T14:30". */
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

/** What was entered, and when (ISO 8601). */
export type Entry = {
  value: string
  at: string
  /** Of notes: the `at` of the copy in the account from which this was changed. */
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

/** A visitor's list: on the device, and in the account of a member who wants it there. */
export type KeptList = {
  version: 2
  /** In the visitor's own order. */
  centers: KeptCenter[]
  /** When the order was last changed by hand. */
  orderedAt: string
  /** By id, when a center was removed: only while there is a copy elsewhere that must learn of it. */
  removed: Record<string, string>
  /** Whether a quick exit leaves it on the device. */
  staysOnExit: boolean
  /** Whether a copy is wanted in the account. */
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

/** The center as last read from the site, or as saved. */
export function getLatest({ center, current }: KeptCenter): SavedCenter {
  return current?.center ?? center
}

/** The list with the center as its last; the list itself when it has it already; null when it is full. */
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

/** The list without the center. */
export function removeCenter(list: KeptList, id: string, now: Date): KeptList {
  return {
    ...list,
    centers: list.centers.filter(({ center }) => center.id !== id),
    removed: list.inAccount ? { ...list.removed, [id]: now.toISOString() } : {},
  }
}
