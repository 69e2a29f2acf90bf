import { readNear } from '#app/lib/places/find-place.server.ts'
import { type DirectorySearch, defaultRadius, readSearch } from './search-input.ts'

/**
 * What an address asks for. The usual distance says no more than none; only of a county, where it is left
 * out like any other, is it kept, so that the page says so.
 */
export function parseSearchUrl(params: URLSearchParams): DirectorySearch {
  const search = readSearch(params)
  if (search.within !== defaultRadius) return search
  return readNear(search.near)?.kind === 'county' ? search : { ...search, within: null }
}
