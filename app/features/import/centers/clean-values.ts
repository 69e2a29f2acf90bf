import { isBlank } from '#app/features/import/formats/records.ts'
import { recordWarnings } from '#app/features/import/messages.en.ts'
import { formatPhone } from '#app/lib/phone.ts'
import type { SkipRule } from '#db/schema/imports.ts'
import { maxKeyLength } from './own-fields.ts'
import { isWithinState } from './us-states.ts'

/**
 * One line of text: control characters, marks that turn the reading direction around and lone surrogates
 * removed, every kind of space one space, trimmed. Null for blanks and for words that spreadsheets write for
 * nothing ("null", "N/A", "NA").
 */
export function cleanText(value: unknown): string | null {
  const text = tidy(value)?.replace(/\s+/g, ' ').trim()
  return text && !isBlank(text) ? text : null
}

const maxLabel = 1_000

/** As `cleanText`, of what names many values and so is read with each: null where it is no label's length. */
export function cleanLabel(value: unknown): string | null {
  return typeof value === 'string' && value.length > maxLabel ? null : cleanText(value)
}

/** Text that keeps its line breaks (at most one empty line); else as `cleanText`. */
export function cleanParagraphs(value: unknown): string | null {
  const text = tidy(value)
    // As in a CSV: "\r\r\n", which some exports write, is one line's end.
    ?.replace(/\r+\n?/g, (end) => (end.endsWith('\n') ? '\n' : '\n'.repeat(end.length)))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return text && !isBlank(text) ? text : null
}

function tidy(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return null
  return value.replace(/[^\P{Cc}\s]|[\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu, '')
}

/**
 * A decimal: "4.5", "1,234.5", 4.5. Anything else, such as "$10-20" or "ALL 1,000–1,500", is null.
 */
export function cleanNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const text = cleanText(value)
  if (!text || !/^[+-]?(\d{1,3}(,\d{3})+|\d+)?(\.\d+)?(e[+-]?\d+)?$/i.test(text)) return null
  const number = Number(text.replace(/,/g, ''))
  return /\d/.test(text) && Number.isFinite(number) ? number : null
}

/** A count: "48", "48.0" and 48.9 are 48. Null for what is no number, negative, or past 32 bits. */
export function cleanCount(value: unknown): number | null {
  const number = cleanNumber(value)
  if (number === null) return null
  const whole = Math.trunc(number)
  return whole >= 0 && whole <= 2_147_483_647 ? whole : null
}

/** "TRUE", "yes", "1", 1 and true are true; "FALSE", "no", "0", 0 and false are false; else null. */
export function cleanBoolean(value: unknown): boolean | null {
  const text = cleanText(value)?.toLowerCase()
  if (text === undefined) return null
  if (['true', 'yes', 'y', 't', '1', '1.0'].includes(text)) return true
  if (['false', 'no', 'n', 'f', '0', '0.0'].includes(text)) return false
  return null
}

/**
 * A US ZIP with the leading zeros that spreadsheets drop: "8755" → "08755", "92806.0" → "92806",
 * "87550012" → "08755-0012". Other texts and other countries' codes stay as they are.
 */
export function cleanPostalCode(value: unknown, countryCode: string): string | null {
  const text = cleanText(value)
  if (!text || countryCode !== 'US') return text
  const digits = text.replace(/\.0+$/, '')
  if (/^0*$/.test(digits)) return null
  if (/^\d{3,5}$/.test(digits)) return digits.padStart(5, '0')
  const [, first, second] =
    /^(\d{3,5})-(\d{4})$/.exec(digits) ?? /^(\d{3,5})(\d{4})$/.exec(digits) ?? []
  return first && second ? `${first.padStart(5, '0')}-${second}` : text
}

/** "US" for every way of writing it, a two-letter code in capitals; null for anything else. */
export function cleanCountryCode(value: string): string | null {
  const code = value.replace(/\./g, '').toUpperCase()
  if (['US', 'USA', 'UNITED STATES', 'UNITED STATES OF AMERICA'].includes(code)) return 'US'
  return /^[A-Z]{2}$/.test(code) ? code : null
}

/**
 * The address of a web page, with http or https only: "www.example.org" gains "http://".
 * Null for other schemes, and for what is no address ("http://").
 */
export function cleanWebAddress(value: unknown): string | null {
  const text = cleanText(value)
  if (!text || /\s/.test(text)) return null
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)
    ? text
    : `http://${text.replace(/^\/+/, '')}`
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  const { hostname, username } = new URL(address)
  return username === '' && /^[^.].*\.[a-z0-9-]{2,}$/i.test(hostname) ? address : null
}

const damagedPhone = /^\d+(\.\d+)?e\+?\d+$/i

/**
 * A phone number as the file prints it ("732-961-9666 x21", "1-800-GET-HELP"). Null when nobody can
 * be reached by it: a spreadsheet's "9.18E+11", one repeated digit, an area code that begins with 0 or 1.
 */
export function cleanPhone(value: unknown): string | null {
  const text = cleanText(value)?.replace(/^(\d{10,11})\.0$/, '$1')
  if (!text || damagedPhone.test(text) || text.length > 60) return null
  if (formatPhone(text)) return text
  const digits = text.replace(/\D/g, '')
  const isPlaceholder = /^(\d)\1*$/.test(digits) || /^1?[01]\d{9}$/.test(digits)
  return digits.length < 3 || isPlaceholder ? null : text
}

type Point = { latitude: number | null; longitude: number | null }

const nowhere: Point = { latitude: null, longitude: null }

/**
 * A point in degrees, WGS 84. Null, with a warning, where it is half a point, no point on Earth,
 * (0, 0), or outside the bounding box of its state (null: not in the United States, or unknown).
 */
export function cleanPoint(
  latitude: unknown,
  longitude: unknown,
  state: string | null,
  warnings: string[],
): Point {
  const written = [cleanText(latitude), cleanText(longitude)]
  if (written[0] === null && written[1] === null) return nowhere
  const north = cleanNumber(latitude)
  const east = cleanNumber(longitude)
  if (written.includes(null)) {
    warnings.push(recordWarnings.halfAPoint)
    return nowhere
  }
  const isOnEarth =
    north !== null &&
    east !== null &&
    Math.abs(north) <= 90 &&
    Math.abs(east) <= 180 &&
    (north !== 0 || east !== 0)
  if (!isOnEarth) {
    warnings.push(recordWarnings.unusable('coordinates', written.join(', ')))
    return nowhere
  }
  if (state && !isWithinState(state, north, east)) {
    warnings.push(recordWarnings.outsideState(state))
    return nowhere
  }
  return { latitude: north, longitude: east }
}

/** How many characters a list's name takes. */
export const maxListName = 100

export function cleanListName(value: unknown): string | null {
  return cleanLabel(value)?.slice(0, maxListName) ?? null
}

/** How many characters the value of a rule that skips rows takes. */
export const maxSkipValue = 100

/** A rule that skips rows; null where it names no column, or no value. */
export function cleanSkipRule(column: unknown, value: unknown): SkipRule | null {
  const cleanColumn = cleanLabel(column)?.slice(0, maxKeyLength)
  const cleanValue = cleanLabel(value)?.slice(0, maxSkipValue)
  return cleanColumn && cleanValue ? { column: cleanColumn, value: cleanValue } : null
}

/** A day that there is, and that is not to come, as "2025-03-14"; null for anything else. */
export function cleanDay(value: unknown, today = new Date()): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null
  const day = new Date(`${value}T00:00:00Z`)
  const isThere = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
  return isThere && day <= today ? value : null
}
