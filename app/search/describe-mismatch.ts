import type { Language } from '#app/lib/language.ts'
import type { Loosening } from './loosen-search.server.ts'
import { searchMessages } from './messages.tsx'
import type { DirectorySearch } from './search-input.ts'

/** After loosening one of these, the centers still meet every other filter. */
const matching: readonly string[] = ['beds', 'within', 'open', 'at']

/** The looser search whose results are shown, if any. */
type Shown = { applied: Loosening | null }

/** Return the loosening that describes the centers; null if they don't match everything. */
export function findDescribing({ applied }: Shown): Loosening | null {
  return applied && matching.includes(applied.condition) ? applied : null
}

type Mismatch = {
  /** They were found without the words. */
  isWithoutWords: boolean
  /** They may lack a chosen filter. */
  mayLackChoices: boolean
}

/** Find what the centers of a loosened search may not match; null if they match everything else. */
export function findMismatch(search: DirectorySearch, loosened: Shown): Mismatch | null {
  if (findDescribing(loosened)) return null
  return {
    isWithoutWords: search.text !== '' && !loosened.applied,
    mayLackChoices: search.types.length + search.offers.length > 0 || search.minRating !== null,
  }
}

/** Say on a page what the centers of a loosened search may lack; '' if they match everything else. */
export function describeMismatch(
  search: DirectorySearch,
  loosened: Shown,
  language: Language,
): string {
  const mismatch = findMismatch(search, loosened)
  if (!mismatch) return ''
  const text = searchMessages[language].deadEnd
  return [
    mismatch.isWithoutWords && text.withoutWords(search.text),
    mismatch.mayLackChoices && text.lacking,
  ]
    .filter(Boolean)
    .join(' ')
}
