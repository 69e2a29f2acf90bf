/** What a card says of a center, as it lies on a visitor's device and in `/list/facts/{range}.json`. */
export type SavedCenter = {
  id: string
  slug: string
  name: string
  /** As it is printed, "(609) 555-0142"; null when unknown. */
  phone: string | null
  /** "12 Main St, Newark, NJ 07102"; null when unknown. */
  address: string | null
  /** "Newark, Essex County"; null when unknown. */
  place: string | null
  status: 'Open' | 'Temporarily Closed' | 'Permanently Closed'
  /** Treatment types and offerings, as addresses say them: `['detox', 'medicaid']`. */
  offers: string[]
  /** "Mon–Fri 9 AM to 5 PM; Sat, Sun Closed"; null when unknown. */
  hours: string | null
  /** "Checked May 3, 2025", "Listed from SAMHSA, 2021; not checked yet". */
  checked: string
}

/** The public facts of all centers in sixteen files, by the first digit of the id: random, so of like size. */
export const factRanges = [...'0123456789abcdef']

/** "/list/facts/0.json" */
export const factsPath = (range: string): string => `/list/facts/${range}.json`

/** How far it was from the place that was searched for when it was kept. */
export type KeptDistance = { miles: number; from: string }

/** What one writes down about a call. Dates and times are as their fields hold them, "2026-11-23T14:30". */
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
  /** As they were when it was kept, or when what had changed was last seen. */
  facts: SavedCenter
  keptAt: string
  distance?: KeptDistance
  /** As they were when last asked for: null when it was no longer listed. */
  current?: { facts: SavedCenter | null; at: string }
  call: Partial<Record<CallField, Entry>>
}

/** A visitor's list: on the device, and in the account of a member who wants it there. */
export type KeptList = {
  version: 1
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
const storageKey = 'list'

export const emptyList: KeptList = {
  version: 1,
  centers: [],
  orderedAt: '',
  removed: {},
  staysOnExit: false,
  inAccount: false,
}

/** The list on this device; empty where there is none, or none that can be read. */
export function readList(): KeptList {
  try {
    return parseList(localStorage.getItem(storageKey)) ?? emptyList
  } catch {
    // A browser that forbids storage keeps no list; writing says so.
    return emptyList
  }
}

/** Stores the list, or says that the browser has no room for it or refuses. */
export function writeList(
  list: KeptList,
): { ok: true } | { ok: false; reason: 'full' | 'refused' } {
  try {
    if (list.centers.length || list.inAccount || list.staysOnExit) {
      localStorage.setItem(storageKey, JSON.stringify(list))
    } else localStorage.removeItem(storageKey)
    return { ok: true }
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    return { ok: false, reason: isFull ? 'full' : 'refused' }
  }
}

/** A stored or sent list; null where the text is not one. */
export function parseList(text: string | null): KeptList | null {
  try {
    const list: unknown = JSON.parse(text ?? 'null')
    return isList(list) ? { ...emptyList, ...list } : null
  } catch {
    return null
  }
}

function isList(value: unknown): value is KeptList {
  const list = value as KeptList | null
  return list?.version === 1 && Array.isArray(list.centers) && list.centers.every(isKeptCenter)
}

function isKeptCenter(value: unknown): boolean {
  const center = value as KeptCenter | null
  return (
    typeof center?.keptAt === 'string' &&
    typeof center.call === 'object' &&
    center.call !== null &&
    Object.values(center.call).every(isEntry) &&
    isFacts(center.facts) &&
    (!center.current?.facts || isFacts(center.current.facts))
  )
}

function isEntry(value: unknown): boolean {
  const entry = value as Entry | null
  return typeof entry?.value === 'string' && typeof entry.at === 'string'
}

/** Whether a value has the form of `SavedCenter`. */
export function isFacts(value: unknown): value is SavedCenter {
  const facts = value as SavedCenter | null
  if (!facts || !Array.isArray(facts.offers)) return false
  const { id, slug, name, status, checked, phone, address, place, hours } = facts
  return (
    [id, slug, name, status, checked].every((text) => typeof text === 'string') &&
    [phone, address, place, hours].every((text) => text === null || typeof text === 'string')
  )
}

/** With the center as its last; the list itself when it is there already, null when the list is full. */
export function addCenter(
  list: KeptList,
  facts: SavedCenter,
  now: Date,
  distance?: KeptDistance,
): KeptList | null {
  if (list.centers.some((center) => center.facts.id === facts.id)) return list
  if (list.centers.length >= maxKept) return null
  const { [facts.id]: _, ...removed } = list.removed
  const center = { facts, keptAt: now.toISOString(), call: {}, ...(distance && { distance }) }
  return { ...list, removed, centers: [...list.centers, center] }
}

/** Without the center. */
export function removeCenter(list: KeptList, id: string, now: Date): KeptList {
  return {
    ...list,
    centers: list.centers.filter(({ facts }) => facts.id !== id),
    removed: list.inAccount ? { ...list.removed, [id]: now.toISOString() } : {},
  }
}
