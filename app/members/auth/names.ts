import { siteNameWords } from '#site/state.ts'

/**
 * Fold a name for lookups and rate limits: one form per character, lower case letter by letter,
 * without the dot that lower case leaves of "İ". "Ａdmİn" becomes "admin".
 */
export function foldName(name: string): string {
  return [...name.normalize('NFKC')]
    .map((letter) => letter.toLowerCase())
    .join('')
    .replaceAll('\u0307', '')
}

const alphabets = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Ethiopic',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
  'Tibetan',
  'Mongolian',
  'Hangul',
].map((script) => new RegExp(`^\\p{scx=${script}}*$`, 'u'))
// Japanese and Chinese mix scripts.
alphabets.push(/^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}]*$/u)

/** Return whether any word mixes alphabets, like "аdmin" with a Cyrillic "а". */
export function hasMixedAlphabets(name: string): boolean {
  return name.split(/\s+/).some((word) => {
    const letters = word.replace(/[^\p{L}]/gu, '')
    return !alphabets.some((alphabet) => alphabet.test(letters))
  })
}

/** Names reserved for the site's staff, because others could pose as them. */
const reserved = new Set([
  'admin',
  'administrator',
  'administration',
  'moderator',
  'mod',
  'staff',
  'support',
  'team',
  'official',
  'system',
  'root',
  'owner',
  'operator',
  'helpdesk',
  'security',
  'webmaster',
  'directory',
  ...siteNameWords,
  'админ',
  'администратор',
  'модератор',
])

const disguises: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/**
 * Letters that look like Latin ones, in upper or lower case (Unicode's confusables.txt, as far as
 * reserved names need it): Cyrillic, Greek, then similar Latin letters.
 */
const lookalikesByLetter = {
  a: 'аαɑᴀ',
  b: 'вβ',
  c: 'сϲᴄ',
  d: 'ԁᴅ',
  e: 'еεᴇ',
  f: 'ꜰ',
  g: 'ɡɢ',
  h: 'нһηʜ',
  i: 'іιıɩɪ',
  j: 'јᴊ',
  k: 'кκᴋ',
  l: 'ӏʟ',
  m: 'мμᴍ',
  n: 'пνɴ',
  o: 'оοσᴏ',
  p: 'рρᴘ',
  r: 'гʀ',
  s: 'ѕꜱ',
  t: 'тτᴛ',
  u: 'ᴜ',
  v: 'ᴠ',
  w: 'ԝᴡ',
  x: 'хχ',
  y: 'уυʏ',
  z: 'ᴢ',
}
const lookalikes = new Map(
  Object.entries(lookalikesByLetter).flatMap(([letter, alike]) =>
    Array.from(alike, (character): [string, string] => [character, letter]),
  ),
)

/**
 * Convert a word to the Latin letters that it looks like: "ТЕАМ" in Cyrillic, "ádmin", "ꜱᴛᴀꜰꜰ".
 */
function drawInLatin(word: string): string {
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '')
  return [...bare].map((letter) => lookalikes.get(letter) ?? letter).join('')
}

/** Return whether a username looks like the site's staff: "Staff", "adm1n", "the_moderator2". */
export function isReservedName(name: string): boolean {
  const words = foldName(name).split(/[\s._-]+/)
  return [...words, words.join('')].some(isReservedWord)
}

/** Return whether a full name looks like the site's staff; only its first word is public. */
export function isReservedFullName(name: string): boolean {
  return isReservedWord(foldName(name).split(/[\s._-]+/)[0] ?? '')
}

function isReservedWord(word: string): boolean {
  // Removes digits at the end, because each could be the start of the ending otherwise.
  const plain = word.replace(/(?<!\d)\d+$/, '')
  const bare = word.replace(/\d/g, (digit) => disguises[digit] ?? digit)
  return [word, plain, bare].some((form) => reserved.has(form) || reserved.has(drawInLatin(form)))
}
