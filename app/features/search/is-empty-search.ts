import { countFilters, type DirectorySearch } from './search-input.ts'

/** Whether nothing has the words and the place that were searched for; not where other filters may be why. */
export function isEmptySearch(search: DirectorySearch, results: { total: number } | null): boolean {
  if (!results || results.total > 0 || !(search.text || search.location)) return false
  return countFilters({ ...search, text: '', location: '' }) === 0
}
