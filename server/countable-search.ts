import { splitWords } from '#app/lib/fold-text.ts'

const longest = 80
const mostWords = 6

/**
 * A search as it may be counted: its words, folded. Null for what may say who searched, or how to
 * reach somebody: an e-mail or web address, any digits but those of one ZIP code, a long text.
 */
export function foldCountableSearch(query: string): string | null {
  // Before the words are taken apart: "pat@example.org" would become three harmless ones.
  if (/[@/\\]|www\./i.test(query)) return null
  const words = splitWords(query)
  const numbers = words.filter((word) => /\p{N}/u.test(word))
  if (numbers.length > 1 || numbers.some((word) => !/^[0-9]{5}$/.test(word))) return null
  const folded = words.join(' ')
  if (words.length > mostWords || folded.length === 0 || folded.length > longest) return null
  return folded
}

/**
 * Leaves out what is the beginning of another search: the directory searches while a person types, and
 * "detox for do" on the way to "detox for dogs" is no search of its own.
 */
export function dropBeginnings(searches: ReadonlyMap<string, number>): Map<string, number> {
  // In this order, whatever begins with a text follows it at once.
  const sorted = [...searches].sort(([a], [b]) => (a < b ? -1 : 1))
  return new Map(sorted.filter(([query], index) => !sorted[index + 1]?.[0].startsWith(query)))
}
