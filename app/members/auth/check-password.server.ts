import { createRequire } from 'node:module'
import type { Language } from '#app/lib/language.ts'
import { siteNameWords, stateName } from '#site/state.ts'
import { signInMessages } from './messages.tsx'

const require = createRequire(import.meta.url)

/** Words related to this site, which attackers here try first. */
const siteWords = [
  'recovery',
  'directory',
  ...siteNameWords,
  stateName.en.toLowerCase().replaceAll(' ', ''),
]

/** An ending of up to this many characters makes a common password no stronger: "2024!". */
const maxTailLength = 6

/**
 * Check a new password beyond its length. Returns an error if it is a common password or similar
 * to data about the person (email, names; null for unknown ones), otherwise null.
 */
export function findPasswordError(
  password: string,
  person: readonly (string | null)[],
  language: Language = 'en',
): string | null {
  const { passwordCommon, passwordGuessable } = signInMessages[language]
  const bare = strip(password)
  const known = [...siteWords, ...person.flatMap(listParts)]
  // Compares stripped words with the stripped password, because "@" is a letter in both.
  const isGuessable =
    isMadeOf(password.toLowerCase(), known) ||
    isMadeOf(bare, [...known, ...known.map(strip).filter((word) => word.length >= 4)])
  if (isGuessable) return passwordGuessable
  if (isCommonPassword(password.toLowerCase())) return passwordCommon
  // A common word with a long ending of digits and signs is not among the first guesses.
  if (password.length - bare.length <= maxTailLength && isCommonPassword(bare)) {
    return passwordCommon
  }
  return isRun(bare) ? passwordCommon : null
}

/** Return whether a text consists mostly of these words. */
function isMadeOf(text: string, words: string[]): boolean {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && rest.length < 4
}

/** Remove common variations from a password: "P@ssw0rd2024!" becomes "password". */
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

/** Match "aaaaaaaa", "abababab", "12345678", "87654321". */
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

/**
 * Passwords that people in recovery are likely to choose and that the published list lacks, in
 * lower case.
 */
const list = `
654321 121212 555555 777777 aaaaaa 987654321 mobilemail monitoring login zaq1zaq1 abcdef abcdefg
abcdefgh aa12345678 12341234 123123123 321321 456456 789789 101010 202020 212121 232323 252525
313131 141414 151515 222222 333333 444444 888888 999999 22222222 33333333 44444444 55555555
66666666 77777777 88888888 99999999 00000000 0123456789 0987654321 9876543210 87654321 hi123456
twitter instagram linkedin yahoo hotmail gmail windows10 fortnite roblox summer123 sunshine123
changeme123 user1234 demo123 password12345 p@ssword jerseyshore soberlife onedayatatime hope123
cleanandsober 12steps twelvesteps letgo letgoandletgod gratitude newbeginning poiuyt poiuytrewq
lkjhgfdsa mnbvcxz zxcvb aaaaa aaaaaaa aaaaaaaa abcabc abcde xxxxxx xxxxxxxx zzzzzz zzzzzzzz
qqqqqq ssssss 1234password admin1234 adminadmin admin12345 rootroot superuser mysql postgres
ubuntu one1two2 oneone blablabla gogogo rockyou army123 class2020 summer2020 summer2021
summer2022 summer2023 summer2024 summer2025 winter2020 winter2021 winter2022 winter2023
winter2024 winter2025 spring2024 spring2025 fall2024 fall2025 covid19 corona19 trustnobody
correcthorsebatterystaple correcthorse batterystaple thisisapassword thisismypassword mypassword1
mypassword123 ilovemykids jesuslovesme praisegod holyspirit
`

let known: Set<string> | undefined

/**
 * Return whether a password in lower case is among the 50,000 most commonly leaked ones. This
 * stops the first guesses, not the hundreds of millions of leaked passwords. The list is loaded on
 * first use: 7 MB.
 */
function isCommonPassword(password: string): boolean {
  if (!known) {
    const { dictionary } = require('@zxcvbn-ts/language-common') as {
      dictionary: { 'passwords-common': string[] }
    }
    known = new Set([...dictionary['passwords-common'], ...list.trim().split(/\s+/)])
  }
  return known.has(password)
}
