import { mayBecomeDanger } from './find-danger.ts'
import type { ParsedSearch } from './parse-search.server.ts'
import { countFilters } from './search-input.ts'
import { isPersonal, mayBecomePersonal } from './understand/read-personal.server.ts'

/**
 * Return whether caches must not store this search, because it has a person's position, danger
 * words, a topic, an age or a relative.
 */
export function isPrivateSearch({ near, isOfDanger, reading }: ParsedSearch): boolean {
  return near?.kind === 'position' || isOfDanger || isPersonal(reading)
}

/**
 * Return whether to count this as a search without results: not if filters may be the reason, and
 * never a private search or the start of one.
 */
export function isEmptySearch(parsed: ParsedSearch, results: { total: number } | null): boolean {
  const { asked, words } = parsed
  if (!results || results.total > 0 || !(asked.text || asked.location)) return false
  if (isPrivateSearch(parsed) || mayBecomeDanger(asked) || mayBecomePersonal(words)) return false
  return countFilters({ ...asked, text: '', location: '' }) === 0
}
