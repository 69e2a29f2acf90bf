/*
 * A center keeps the text of its number, in which words are left out. `display` and `href` are derived
 * from it, and so is `phone_unformatted`, the number for programs (E.164). Two texts are compared by
 * `comparedNumber`, two stored ones by the database's `dialed_digits()`.
 */

/** A number as a page shows it, "(732) 961-9666 ext. 21", and as a link, "tel:+17329619666,21". */
type Phone = { display: string; href: string }

/** What a text says a number is for. */
type NumberKind = 'voice' | 'intake' | 'fax' | 'text'

/** A number in a text, in the form that programs dial (E.164): "+17329619666". */
export type PhoneNumber = {
  number: string
  extension: string | null
  kind: NumberKind
  /** Where it is in the text, with its extension. */
  start: number
  end: number
}

/** In characters, with the words around the numbers. */
const maxTextLength = 200

// Area code and exchange begin with 2 to 9. "N9X" is reserved; "N11" is a service, except after a
// toll-free code.
const northAmerican = /^(?:8(?:00|33|44|55|66|77|88)[2-9]|[2-9](?!11|9)\d\d[2-9](?!11))\d{6}$/

/**
 * Format the first number of a text that a person answers: "+1 609-555-0142", "617-547-2255 x222",
 * "1-800-GET-HELP", "+44 20 7946 0958". Null without one: a fax, a wrong length, an area code or
 * exchange outside the North American plan, a number that a spreadsheet mangled ("9.18E+11").
 */
export function formatPhone(raw: string | null | undefined): Phone | null {
  const found = parsePhone(raw)
  return found && formatNumber(found)
}

/**
 * Return what numbers are compared by: the link that dials the number with its extension, or the last
 * ten digits of a text without one. "(609) 555-0142" and "1.609.555.0142" → "tel:+16095550142".
 */
export function comparedNumber(raw: string | null | undefined): string {
  return formatPhone(raw)?.href ?? (raw ?? '').replace(/\D/g, '').slice(-10)
}

/** Find the first number of a text that a person answers. */
export function parsePhone(raw: string | null | undefined): PhoneNumber | null {
  return listNumbers(raw).find(isAnswered) ?? null
}

export function isAnswered({ kind }: PhoneNumber): boolean {
  return kind === 'voice' || kind === 'intake'
}

export function formatNumber({
  number,
  extension,
}: Pick<PhoneNumber, 'number' | 'extension'>): Phone {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? []
  const printed = area ? `(${area}) ${exchange}-${line}` : number
  return {
    display: extension ? `${printed} ext. ${extension}` : printed,
    href: toTelLink(number, extension),
  }
}

/** Make a link that dials; a comma waits for the answer before the extension is dialed. */
function toTelLink(number: string, extension: string | null = null): string {
  return extension ? `tel:${number},${extension}` : `tel:${number}`
}

/**
 * Return the link for a displayed number that is known to be valid: "1-844-732-2465" →
 * "tel:+18447322465", "988" → "tel:988".
 */
export function dialNumber(printed: string): string {
  const digits = printed.replace(/\D/g, '')
  if (digits.length === 10) return toTelLink(`+1${digits}`)
  return toTelLink(digits.length > 10 ? `+${digits}` : digits)
}

/** List the numbers that can be dialed in a text, in its order. */
export function listNumbers(raw: string | null | undefined): PhoneNumber[] {
  if (!raw || raw.length > maxTextLength) return []
  const text = raw.replace(/[\u2010-\u2015\u2212]/g, '-')
  const whole = findWhole(text)
  const spans = whole ? [whole] : findSpans(text)
  return spans.map((span, index) => {
    const previous = spans[index - 1]
    const next = spans[index + 1]
    // Words in brackets after a number belong to it.
    const before = previous
      ? text.slice(previous.end, span.start).replace(/^\s*\([^()]*\)/, '')
      : text.slice(0, span.start)
    return { ...span, kind: readKind(before, text.slice(span.end, next?.start), !next) }
  })
}

type Span = Omit<PhoneNumber, 'kind'>

const extensionAtEnd =
  /(?:[,;]\s*)?(?:\bext(?:ension|\.|n)?|[x#])\s*[.:=]?\s*(\d{1,6})\s*$|,(\d{1,6})$/i

/** A text that is one number, however its digits are grouped. */
function findWhole(text: string): Span | null {
  const found = extensionAtEnd.exec(text)
  const before = (found ? text.slice(0, found.index) : text).trim().replace(/^tel:\s*/i, '')
  if (!/^[\d\s().+/-]+$/.test(before)) return null
  const digits = before.replace(/\D/g, '')
  const number = /^(?:\+(?!1)|011)/.test(before)
    ? toInternational(digits)
    : toNorthAmerican(digits.replace(/^(?:001|1)(?=\d{10}$)/, ''))
  const extension = found?.[1] ?? found?.[2] ?? null
  return number === null ? null : { number, extension, start: 0, end: text.length }
}

function toNorthAmerican(digits: string): string | null {
  return northAmerican.test(digits) ? `+1${digits}` : null
}

function toInternational(digits: string): string | null {
  const dialed = digits.replace(/^011/, '')
  return /^[2-9]\d{7,14}$/.test(dialed) ? `+${dialed}` : null
}

const abroad = String.raw`(?:\+(?!1)|\b011[\s-])[\d\s().-]{8,20}\d`
const plain = String.raw`(?:\+?1[\s.-]*|001[\s.-]*)?\(?[2-9]\d\d\)?[\s./-]*\d{3}[\s.-]*\d{4}(?!\d)`
const spelled = String.raw`(?:\+?1[\s.-]+)?\(?[2-9]\d\d\)?[\s.-]+(?=[\w.\s-]*[a-z])[a-z0-9]+(?:[\s.-][a-z0-9]+)*`
/** The character before is part of the match: a lookbehind ends the whole script in Safari before 16.4. */
const anyNumber = new RegExp(`(${abroad})|(?:^|[^\\d+])(${plain})|(?:^|[^\\w+])(${spelled})`, 'gi')

const extensionAfter = /^\s*[,;(]?\s*(?:ext(?:ension|\.|n)?|x|#)\s*[.:=]?\s*(\d{1,6})\b\)?/i

function findSpans(text: string): Span[] {
  const spans: Span[] = []
  for (const match of text.matchAll(anyNumber)) {
    const written = match[1] ?? match[2] ?? match[3] ?? ''
    const found = /[a-z]/i.test(written) ? readSpelled(written) : readPlain(written)
    if (!found) continue
    const start = match.index + match[0].length - written.length
    const end = start + found.length
    const [after, extension = null] = extensionAfter.exec(text.slice(end)) ?? ['']
    spans.push({
      number: found.number,
      extension,
      start,
      end: end + after.length,
    })
  }
  return spans
}

type Found = { number: string; length: number }

function readPlain(written: string): Found | null {
  const span = findWhole(written)
  return span && { number: span.number, length: written.length }
}

const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']
const toDigit = (letter: string) =>
  String(keypad.findIndex((keys) => keys.includes(letter.toLowerCase())) + 2)

const noVanity =
  /^(?:ext|extension|fax|tel|phone|call|or|and|main|office|cell|intake|text|press|option)$/i

/** A number that spells words: "1-800-GET-HELP". Longer words are dialed as far as they count. */
function readSpelled(written: string): Found | null {
  const [start = '', area = '', gap = ''] =
    /^(?:\+?1[\s.-]+)?\(?(\d{3})\)?([\s.-]+)/.exec(written) ?? []
  const isTollFree = /^8(?:00|33|44|55|66|77|88)$/.test(area)
  if (/^\s+$/.test(gap) && !isTollFree && !/^[+(]?1/.test(written)) return null
  let length = start.length
  let letters = ''
  for (const [token, separator = '', word = ''] of written
    .slice(length)
    .matchAll(/([\s.-]?)([a-z0-9]+)/gi)) {
    if (letters.length >= 7 && separator !== '') break
    if (noVanity.test(word) || (separator === ' ' && !isTollFree)) break
    letters += word
    length += token.length
  }
  const longest = isTollFree ? 12 : 9
  if (letters.length < 7 || letters.length > longest || !/[a-z].*[a-z].*[a-z]/i.test(letters)) {
    return null
  }
  const digits = letters.slice(0, 7).replace(/[a-z]/gi, toDigit)
  const number = toNorthAmerican(area + digits)
  return number === null ? null : { number, length }
}

const kindWords: readonly [NumberKind, RegExp][] = [
  // "Phone/Fax" is answered, too.
  ['voice', /\b(?:phone|ph|tel|telephone|voice)\b/i],
  ['fax', /\b(?:fax|facsimile)\b|(?:^|[\s(])f(?=\s*[:)]|\.\s*$)/i],
  ['intake', /\b(?:intake|admissions?)\b/i],
  ['text', /\b(?:tty|tdd|text|sms|pager)\b/i],
]

const separator = /[,;|\n/]|\bor\b|\band\b/i

/** Read what a number is for from the words before it ("Fax: ") and after it ("(fax)"). */
function readKind(before: string, after: string, isLast: boolean): NumberKind {
  const [lead = ''] = before.split(/[,;|\n]|\bor\b|\band\b/i).slice(-1)
  const inBrackets = /^\s*\(([^()]*)\)/.exec(after)?.[1] ?? ''
  const [first = ''] = after.split(separator)
  // Without a comma between them, the words belong to the next number.
  const trail = isLast || separator.test(after) ? first : inBrackets
  const findIn = (words: string) => kindWords.find(([, pattern]) => pattern.test(words))?.[0]
  return findIn(lead) ?? findIn(trail) ?? 'voice'
}
