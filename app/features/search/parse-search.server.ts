import { splitWords } from '#app/lib/fold-text.ts'
import { readNear } from '#app/lib/places/find-place.server.ts'
import type { Near } from '#app/lib/places/near.ts'
import type { Danger } from './danger-words.ts'
import { findDanger } from './find-danger.ts'
import { type DirectorySearch, defaultRadius, readSearch } from './search-input.ts'
import { type Reading, readAddress, readWords } from './understand/read-words.server.ts'

/** A search whose texts are parsed: nothing after this reads them again. */
export type ParsedSearch = {
  /** The search in the URL. */
  asked: DirectorySearch
  /** The place of `near`. */
  near: Near | null
  /** The folded words of the text, at most 24. */
  words: string[]
  /** The meaning of the words. */
  reading: Reading
  danger: Danger | null
}

const maxWords = 24

/** Parse a search URL. */
export function parseSearchUrl(params: URLSearchParams): ParsedSearch {
  return parseSearch(readSearch(params))
}

/**
 * Parse a search. The default distance is dropped, because it equals none. It is kept for a county,
 * where distances are ignored, so that the page can say so, and beside words that name another.
 */
export function parseSearch(search: DirectorySearch): ParsedSearch {
  const near = readNear(search.near)
  const words = splitWords(search.text).slice(0, maxWords)
  const reading = readAddress(search.text) ?? readWords(words)
  const isDefault =
    search.within === defaultRadius && near?.kind !== 'county' && reading.within === null
  return {
    asked: isDefault ? { ...search, within: null } : search,
    near,
    words,
    reading,
    danger: findDanger(search),
  }
}
