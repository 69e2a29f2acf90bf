import { countFilters, type DirectorySearch } from './search-input.ts'

/**
 * What was searched for in vain, its words and its place: "art therapy camden". Undefined where
 * something was found, and where other filters may be why nothing was.
 */
export function nameEmptySearch(search: DirectorySearch, total: number): string | undefined {
  const { text, location } = search
  if (total > 0 || countFilters({ ...search, text: '', location: '' }) > 0) return undefined
  return `${text} ${location}`.trim() || undefined
}
