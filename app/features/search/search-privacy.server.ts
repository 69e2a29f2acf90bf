import { findDanger, mayBecomeDanger } from './find-danger.ts'
import { countFilters, type DirectorySearch, hasPosition } from './search-input.ts'
import { isPersonal, mayBecomePersonal } from './understand/read-personal.server.ts'

/**
 * Returns whether caches must not store this search, because it has a person's position, danger
 * words, a topic, an age or a relative.
 */
export function isPrivateSearch(search: DirectorySearch): boolean {
  return hasPosition(search) || findDanger(search) !== null || isPersonal(search.text)
}

/**
 * Returns whether to count this as a search without results: not if filters may be the reason, and
 * never a private search or the start of one.
 *
 * @param search as in the URL
 */
export function isEmptySearch(search: DirectorySearch, results: { total: number } | null): boolean {
  if (!results || results.total > 0 || !(search.text || search.location)) return false
  if (isPrivateSearch(search) || mayBecomeDanger(search) || mayBecomePersonal(search.text)) {
    return false
  }
  return countFilters({ ...search, text: '', location: '' }) === 0
}
