import type { Language } from '#app/lib/language.ts'
import { isCommonPassword } from './common-passwords.server.ts'
import { messages } from './messages.tsx'

/** Words that stand for this site: the first that somebody who tries them here will try. */
const siteWords = ['recovery', 'directory', 'njrecovery', 'newjersey']

/** Characters at the end that make a common password no better: "2024!". */
const maxTailLength = 6

/**
 * What is wrong with a new password beyond its length: it is on the list of those that everybody
 * tries, or close to what is known of the person (e-mail, names; null for none). Null for nothing.
 */
export function findPasswordError(
  password: string,
  person: readonly (string | null)[],
  language: Language = 'en',
): string | null {
  const { passwordCommon, passwordGuessable } = messages[language]
  const bare = strip(password)
  const known = [...siteWords, ...person.flatMap(listParts)]
  // Bare words are found in the bare password: "@" is a letter in both.
  const isGuessable =
    isMadeOf(password.toLowerCase(), known) ||
    isMadeOf(bare, [...known, ...known.map(strip).filter((word) => word.length >= 4)])
  if (isGuessable) return passwordGuessable
  if (isCommonPassword(password.toLowerCase())) return passwordCommon
  // A common word with a long tail of digits and signs is not what is tried first.
  if (password.length - bare.length <= maxTailLength && isCommonPassword(bare)) {
    return passwordCommon
  }
  return isRun(bare) ? passwordCommon : null
}

/** Whether a text is some of these words and little else. */
function isMadeOf(text: string, words: string[]): boolean {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && rest.length < 4
}

/** What a password is once its usual disguises are off: "P@ssw0rd2024!" is "password". */
function strip(password: string): string {
  const letters = [...password.toLowerCase().replaceAll('@', 'a').replaceAll('$', 's')]
  const plain = letters
    .slice(0, letters.findLastIndex((letter) => !/[\d\p{P}\p{S}\s]/u.test(letter)) + 1)
    .join('')
    .replaceAll('0', 'o')
    .replaceAll('3', 'e')
    .replaceAll('1', 'i')
  return plain === '' ? password.toLowerCase() : plain
}

/** "aaaaaaaa", "abababab", "12345678", "87654321". */
function isRun(text: string): boolean {
  if (/^(.{1,3})\1+.?$/u.test(text)) return true
  const steps = new Set<number>()
  for (let index = 1; index < text.length; index++) {
    steps.add(text.charCodeAt(index) - text.charCodeAt(index - 1))
  }
  const [step] = steps
  return steps.size === 1 && Math.abs(step ?? 0) <= 1
}

function listParts(known: string | null): string[] {
  const lower = (known ?? '').toLowerCase()
  return [lower, ...lower.split(/[^\p{L}\p{N}]+/u)].filter((part) => part.length >= 4)
}
