import { readNear } from '#app/lib/places/find-place.server.ts'
import { type DirectorySearch, defaultRadius, readSearch } from './search-input.ts'

/**
 * Parses a search URL. The default distance is dropped, because it equals none; for a county, where
 * distances are ignored, it is kept, so that the page can say so.
 */
export function parseSearchUrl(params: URLSearchParams): DirectorySearch {
  const search = readSearch(params)
  if (search.within !== defaultRadius) return search
  return readNear(search.near)?.kind === 'county' ? search : { ...search, within: null }
}
