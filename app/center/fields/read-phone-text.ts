import {
  formatNumber,
  isAnswered,
  listNumbers,
  type PhoneNumber,
  parsePhone,
} from '#app/lib/phone.ts'

type PhoneText = {
  /** The number to call. */
  phone: PhoneNumber | null
  /** A further number that the text calls an intake number. */
  intake: PhoneNumber | null
  fax: PhoneNumber | null
  /** What else the text says: "or (973) 555-0120 after 5pm". */
  rest: string | null
}

/** Read a text in a place for one phone number: the first number is the number. */
export function readPhoneText(text: string): PhoneText {
  const numbers = listNumbers(text)
  const answered = numbers.filter(isAnswered)
  const phone = answered.find(({ kind }) => kind === 'voice') ?? answered[0] ?? null
  const intake = answered.find((one) => one.kind === 'intake' && one !== phone) ?? null
  const fax = numbers.find(({ kind }) => kind === 'fax') ?? null
  const used = [phone, intake, fax].filter((one) => one !== null)
  return { phone, intake, fax, rest: phone || fax ? findRest(text, used) : null }
}

/** Return what a text for one number says beside its first number; null if nothing. */
export function findExtraWords(text: string): string | null {
  const [first] = listNumbers(text)
  return first ? findRest(text, [first]) : null
}

/** Labels that say nothing more. */
const labels =
  /\b(?:main|office|phone|ph|tel|telephone|voice|fax|facsimile|intake|admissions?|call|toll[\s-]free|number|us|at)\b\.?/gi

function findRest(text: string, used: readonly PhoneNumber[]): string | null {
  let rest = ''
  let from = 0
  for (const { start, end } of used.toSorted((one, other) => one.start - other.start)) {
    rest += `${text.slice(from, start)} `
    from = end
  }
  rest = `${rest}${text.slice(from)}`.replace(/\s+/g, ' ').trim()
  // A number in letters, again in digits: "1-800-GET-HELP (438-4357)".
  const digits = rest.replace(/\D/g, '')
  const isRepeated =
    /^\W*[\d\W]+$/.test(rest) && used.some(({ number }) => digits && number.endsWith(digits))
  const isMore = /[\p{L}\p{N}]/u.test(rest.replace(labels, ''))
  return isMore && !isRepeated ? rest.replace(/^[\s,;:|/-]+|[\s,;:|/-]+$/g, '') : null
}

/** Return the number of a text without anything else: in the form that we store, or why there is none. */
export function readOnePhone(text: string): { display: string } | 'none' | 'several' {
  const { phone, rest, fax, intake } = readPhoneText(text)
  if (!phone) return 'none'
  return rest || fax || intake ? 'several' : formatNumber(phone)
}

/** Whether two texts lead to the same line; false if one has no number. */
export function isSameLine(one: string, other: string): boolean {
  const first = parsePhone(one)
  return first !== null && first.number === parsePhone(other)?.number
}
