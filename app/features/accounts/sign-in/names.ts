/**
 * How a name is compared, for look-ups and for what is counted: in one form of each character, lower case
 * letter by letter, without the dot that lower case leaves of "İ". "Ａdmİn" is "admin".
 */
export function foldName(name: string): string {
  return [...name.normalize('NFKC')]
    .map((letter) => letter.toLowerCase())
    .join('')
    .replaceAll('\u0307', '')
}

const alphabets = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Ethiopic'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
  ...['Sinhala', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan', 'Mongolian', 'Hangul'],
].map((script) => new RegExp(`^\\p{scx=${script}}*$`, 'u'))
// Japanese and Chinese are written with more than one.
alphabets.push(/^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}]*$/u)

/** Whether the letters of each word are of one alphabet: "аdmin" with a Cyrillic "а" is not. */
export function hasMixedAlphabets(name: string): boolean {
  return name.split(/\s+/).some((word) => {
    const letters = word.replace(/[^\p{L}]/gu, '')
    return !alphabets.some((alphabet) => alphabet.test(letters))
  })
}

/** What only those who run the site may be called, as others would believe it of them. */
const reserved = new Set([
  ...['admin', 'administrator', 'administration', 'moderator', 'mod', 'staff', 'support', 'team'],
  ...['official', 'system', 'root', 'owner', 'operator', 'helpdesk', 'security', 'webmaster'],
  ...['directory', 'njrecovery', 'njrecoverydirectory', 'админ', 'администратор', 'модератор'],
])

const disguises: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** Whether a username would be taken for the site's own: "Staff", "adm1n", "the_moderator2". */
export function isReservedName(name: string): boolean {
  const words = foldName(name).split(/[\s._-]+/)
  return [...words, words.join('')].some(isReservedWord)
}

/** Whether a full name would: in public it is its first word. */
export function isReservedFullName(name: string): boolean {
  return isReservedWord(foldName(name).split(/[\s._-]+/)[0] ?? '')
}

function isReservedWord(word: string): boolean {
  // From where the digits begin: else each of them is tried as the first.
  const plain = word.replace(/(?<!\d)\d+$/, '')
  const bare = word.replace(/\d/g, (digit) => disguises[digit] ?? digit)
  return [word, plain, bare].some((form) => reserved.has(form))
}
