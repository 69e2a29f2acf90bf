import { oldestAge, type WayToStart, waysToStart } from '#app/center/admission/admission-facts.ts'
import { isWithinState } from '#app/center/places/us-states.ts'
import { isBlank } from '#app/data/import/formats/records.ts'
import { recordWarnings } from '#app/data/import/messages.ts'
import { isPastDay } from '#app/lib/calendar-day.ts'
import { parseUrl } from '#app/lib/parse-url.ts'
import { formatNumber, listNumbers } from '#app/lib/phone.ts'
import type { RowRule } from '#db/schema/imports.ts'
import { maxKeyLength } from './own-fields.ts'

/**
 * Return one trimmed line of text without control characters, bidirectional marks and lone
 * surrogates. Each run of white space becomes one space. Null for blanks and for the words that
 * spreadsheets write for an empty cell ("null", "N/A", "NA").
 */
export function cleanText(value: unknown): string | null {
  const text = tidy(value)?.replace(/\s+/g, ' ').trim()
  return text && !isBlank(text) ? text : null
}

const maxLabel = 1_000

/**
 * Clean a label: like `cleanText`, but null if the text is too long. One label is cleaned again for
 * every value under it, so a huge one would be slow.
 */
export function cleanLabel(value: unknown): string | null {
  return typeof value === 'string' && value.length > maxLabel ? null : cleanText(value)
}

/** In characters. */
const maxAddress = 1_000

/** Clean an address or its street: like `cleanText`, but a line break becomes a comma. */
export function cleanAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxAddress) return cleanText(value)
  const lines = value.split(/[\r\n\u2028\u2029]+|<br\s?\/?>/i).map((line) => line.trim())
  return cleanText(
    lines
      .filter(Boolean)
      .map((line, index) => (index < lines.length - 1 ? line.replace(/,+$/, '') : line))
      .join(', '),
  )
}

/** Clean text like `cleanText`, but keep line breaks, with at most one blank line in a row. */
export function cleanParagraphs(value: unknown): string | null {
  const text = tidy(value)
    // Some exports write "\r\r\n": it counts as one line break, as in our CSV reader.
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
 * Read a number from "4.5", "1,234.5" or 4.5. Anything else, such as "$10-20" or "ALL 1,000–1,500",
 * is null.
 */
export function cleanNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const text = cleanText(value)
  if (!text || !/^[+-]?(\d{1,3}(,\d{3})+|\d+)?(\.\d+)?(e[+-]?\d+)?$/i.test(text)) return null
  const number = Number(text.replace(/,/g, ''))
  return /\d/.test(text) && Number.isFinite(number) ? number : null
}

/** Read "48", "48.0" and 48.9 as 48. Null if not a number, negative, or above 2,147,483,647. */
export function cleanCount(value: unknown): number | null {
  const number = cleanNumber(value)
  if (number === null) return null
  const whole = Math.trunc(number)
  return whole >= 0 && whole <= 2_147_483_647 ? whole : null
}

/** Read an age in years; null above `oldestAge`, such as the 999 that some files write for "any". */
export function cleanAge(value: unknown): number | null {
  const age = cleanCount(value)
  return age !== null && age <= oldestAge ? age : null
}

/** Read "walk-in", "Walk in" and "Call first". */
export function cleanWayToStart(value: unknown): WayToStart | null {
  const written = cleanText(value)?.toLowerCase().replaceAll(' ', '-')
  return waysToStart.find((way) => way === written) ?? null
}

/**
 * Read "TRUE", "yes", "1", 1 and true as true; "FALSE", "no", "0", 0 and false as false; anything
 * else as null.
 */
export function cleanBoolean(value: unknown): boolean | null {
  const text = cleanText(value)?.toLowerCase()
  if (text === undefined) return null
  if (['true', 'yes', 'y', 't', '1', '1.0'].includes(text)) return true
  if (['false', 'no', 'n', 'f', '0', '0.0'].includes(text)) return false
  return null
}

/**
 * Restore the leading zeros that spreadsheets drop from a US ZIP code: "8755" → "08755", "92806.0"
 * → "92806", "87550012" → "08755-0012". Leaves other text and other countries' codes unchanged.
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

/** Return a two-letter code in capitals, "US" for every spelling of the United States, or null. */
export function cleanCountryCode(value: string): string | null {
  const code = value.replace(/\./g, '').toUpperCase()
  if (['US', 'USA', 'UNITED STATES', 'UNITED STATES OF AMERICA'].includes(code)) return 'US'
  return /^[A-Z]{2}$/.test(code) ? code : null
}

/**
 * Return an http or https URL; "www.example.org" gets "http://". Null for other schemes and for
 * text that isn't a URL ("http://").
 */
export function cleanWebAddress(value: unknown): string | null {
  const text = cleanText(value)
  if (!text || /\s/.test(text)) return null
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)
    ? text
    : `http://${text.replace(/^\/+/, '')}`
  const url = /^https?:\/\//i.test(address) ? parseUrl(address) : null
  return url?.username === '' && /^[^.].*\.[a-z0-9-]{2,}$/i.test(url.hostname) ? address : null
}

/**
 * Return the text of a phone's cell, without the decimal that spreadsheets add. "9.735550142E+09" still has all digits,
 * "9.74E+09" doesn't.
 */
export function cleanPhoneText(value: unknown): string | null {
  const text = cleanText(value)
  if (text && /^[2-9]\.\d{9}e\+0?9$/i.test(text)) return String(Number(text))
  return text?.replace(/^(\d{10,11})\.0$/, '$1') ?? null
}

/**
 * Return a phone or fax number as the file writes it ("732-961-9666 x21"), or the first number of a
 * text that says more. Null for numbers that can't be dialed: "9.18E+11" from a spreadsheet, one
 * repeated digit, an area code that starts with 0 or 1.
 */
export function cleanPhone(value: unknown): string | null {
  const text = cleanPhoneText(value)
  const [number] = listNumbers(text)
  if (!text || !number) return null
  return isPlainNumber(text) ? text : formatNumber(number).display
}

/** Whether a text is a number in digits, without words. */
export function isPlainNumber(text: string): boolean {
  return text.length <= 60 && /^[^a-z]*(?:(?:ext(?:ension|\.|n)?|x)[^a-z]*)?$/i.test(text)
}

type Point = { latitude: number | null; longitude: number | null }

const noPoint: Point = { latitude: null, longitude: null }

/**
 * Return a point in WGS 84 degrees. Returns nulls and adds a warning if one coordinate is missing,
 * out of range, (0, 0), or outside the bounding box of `state` (null: unknown or not in the United
 * States).
 */
export function cleanPoint(
  latitude: unknown,
  longitude: unknown,
  state: string | null,
  warnings: string[],
): Point {
  const written = [cleanText(latitude), cleanText(longitude)]
  if (written[0] === null && written[1] === null) return noPoint
  const north = cleanNumber(latitude)
  const east = cleanNumber(longitude)
  if (written.includes(null)) {
    warnings.push(recordWarnings.halfAPoint(written.join('')))
    return noPoint
  }
  const isOnEarth =
    north !== null &&
    east !== null &&
    Math.abs(north) <= 90 &&
    Math.abs(east) <= 180 &&
    (north !== 0 || east !== 0)
  if (!isOnEarth) {
    warnings.push(recordWarnings.unusable('coordinates', written.join(', ')))
    return noPoint
  }
  if (state && !isWithinState(state, north, east)) {
    warnings.push(recordWarnings.outsideState(state))
    return noPoint
  }
  return { latitude: north, longitude: east }
}

/** In characters. */
export const maxListName = 100

export function cleanListName(value: unknown): string | null {
  return cleanLabel(value)?.slice(0, maxListName) ?? null
}

/** In characters. */
export const maxRuleValue = 100

/** Return a rule about rows; null if it has no column or no value. */
export function cleanRowRule(column: unknown, value: unknown): RowRule | null {
  const cleanColumn = cleanLabel(column)?.slice(0, maxKeyLength)
  const cleanValue = cleanLabel(value)?.slice(0, maxRuleValue)
  return cleanColumn && cleanValue ? { column: cleanColumn, value: cleanValue } : null
}

/**
 * Return a real calendar day that isn't in the future, as "2025-03-14", also of "3/14/2025" and "2025-03-14T09:30:00Z";
 * null for anything else.
 */
export function cleanDay(value: unknown, today = new Date()): string | null {
  if (typeof value !== 'string') return null
  const written = value.trim().replace(/^(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d.{0,20}$/, '$1')
  const [, month = '', date = '', year] = /^(\d{1,2})\/(\d{1,2})\/(20\d\d)$/.exec(written) ?? []
  const day = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : written
  return isPastDay(day, today) ? day : null
}
