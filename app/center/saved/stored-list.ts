import { type Entry, emptyList, type KeptCenter, type KeptList } from './kept-list.ts'
import { isSavedCenter } from './saved-center.ts'
import { upgradeList } from './upgrade-list.ts'

const storageKey = 'list'

/** Read this device's list; an empty one if none is stored or readable. */
export function readList(): KeptList {
  try {
    return parseList(localStorage.getItem(storageKey)) ?? emptyList
  } catch {
    // The browser forbids storage: `writeList` reports it.
    return emptyList
  }
}

/** Store the list. Fails if the browser has no room or forbids storage. */
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

/** Parse a list of this or an older version from storage, a file or a request; null for anything else. */
export function parseList(text: string | null): KeptList | null {
  try {
    return readListValue(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}

/** Like `parseList`, for a value that is already parsed. */
export function readListValue(value: unknown): KeptList | null {
  try {
    const list = upgradeList(value)
    return isList(list) ? { ...emptyList, ...list } : null
  } catch {
    return null
  }
}

function isList(value: unknown): value is KeptList {
  const list = value as KeptList | null
  return list?.version === 2 && Array.isArray(list.centers) && list.centers.every(isKeptCenter)
}

function isKeptCenter(value: unknown): boolean {
  const kept = value as KeptCenter | null
  return (
    typeof kept?.keptAt === 'string' &&
    typeof kept.call === 'object' &&
    kept.call !== null &&
    Object.values(kept.call).every(isEntry) &&
    isSavedCenter(kept.center) &&
    (!kept.current?.center || isSavedCenter(kept.current.center))
  )
}

function isEntry(value: unknown): boolean {
  const entry = value as Entry | null
  return typeof entry?.value === 'string' && typeof entry.at === 'string'
}
