import { isUnrestricted } from '#app/search/filter-chips.tsx'
import { searchMessages } from '#app/search/messages.tsx'
import { parseSearchUrl } from '#app/search/parse-search.server.ts'
import { understandSearch } from '#app/search/understand/understand-search.server.ts'
import { asApiReader } from '#db/as-viewer.server.ts'
import type { HsdsReading } from './read-services.server.ts'

/**
 * Say what the site says above the results of these words: that it doesn't know a place, that a place was misspelled,
 * that the text was too long, or that no word restricts the results.
 * Null if there is nothing to say.
 */
export async function readSearchNote(
  { database, language }: Pick<HsdsReading, 'database' | 'language'>,
  search: string,
): Promise<string | null> {
  const parsed = parseSearchUrl(new URLSearchParams({ q: search }))
  const { unreadPlace, rest } = parsed.reading
  if (parsed.isCut && !parsed.danger) return searchMessages[language].notes.leavesOutText
  if (!unreadPlace && (search === '' || rest.length > 0)) return null
  const understanding = await asApiReader(database, (db) => understandSearch(db, parsed))
  const { near } = understanding
  const { chips, notes } = searchMessages[language]
  if (near?.kind === 'unknown') return `${notes.unknown(near)} ${notes.notLimited}`
  if (!near) return isUnrestricted(understanding) ? chips.showingAll : null
  if (!('corrected' in near) || !near.corrected) return null
  // Of towns that share a name, the search takes the one with the most centers.
  return near.others.length > 0 ? null : notes.correctedPlace(near.corrected.text, near)
}
