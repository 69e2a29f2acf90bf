import { addDays } from '#app/lib/calendar-day.ts'
import { foldText } from '#app/lib/fold-text.ts'
import {
  findHoliday,
  type HolidayName,
  holidayNames,
  labelHoliday,
  labelHolidayName,
} from '#app/lib/holidays.ts'
import type { Language, Texts } from '#app/lib/language.ts'
import { formatIntervals, type OpenInterval, parseHours } from './opening-hours.ts'

/** A center's own hours for a day: a date, a holiday of each year, or all federal holidays. */
export type SpecialDay = { day: string; hours: OpenInterval[] }

/** A center's own hours, by ISO date or name of a day. */
export type SpecialHours = ReadonlyMap<string, OpenInterval[]>

export const maxSpecialDays = 40
export const maxSpecialLength = 4000

/** Of a day. */
const maxIntervals = 3
/** Of all days: an index row holds them, beside those of the week. */
export const maxSpecialIntervals = 60

/** Days that centers name, though they are no federal holidays. */
const otherDays = ['day-after-thanksgiving', 'christmas-eve', 'new-years-eve'] as const
type OtherDay = (typeof otherDays)[number]
const allHolidays = 'federal-holidays'
export type NamedDay = HolidayName | OtherDay | typeof allHolidays

const en: Record<OtherDay | typeof allHolidays, string> = {
  'day-after-thanksgiving': 'Day after Thanksgiving',
  'christmas-eve': 'Christmas Eve',
  'new-years-eve': 'New Year’s Eve',
  'federal-holidays': 'Federal holidays',
}
const es = {
  'day-after-thanksgiving': 'Día después de Acción de Gracias',
  'christmas-eve': 'Nochebuena',
  'new-years-eve': 'Víspera de Año Nuevo',
  'federal-holidays': 'Feriados federales',
} satisfies typeof en
const texts: Texts<typeof en> = { en, es }

/** In an order that never changes: stored open minutes count in it. */
export const namedDays: readonly NamedDay[] = [...holidayNames, ...otherDays, allHolidays]

const aliases: Record<string, NamedDay> = {
  'new years': 'new-years-day',
  'mlk day': 'martin-luther-king',
  'martin luther king day': 'martin-luther-king',
  'washingtons birthday': 'presidents-day',
  'july 4': 'independence-day',
  'july 4th': 'independence-day',
  '4th of july': 'independence-day',
  'fourth of july': 'independence-day',
  'indigenous peoples day': 'columbus-day',
  'thanksgiving day': 'thanksgiving',
  christmas: 'christmas',
  holidays: allHolidays,
  'all holidays': allHolidays,
}

function labelNamed(name: NamedDay, language: Language): string {
  return name in texts[language]
    ? texts[language][name as OtherDay]
    : labelHolidayName(name as HolidayName, language)
}

const foldName = (name: string) =>
  foldText(name)
    .replace(/[’'`.]/g, '')
    .replace(/\s+/g, ' ')

const byName = new Map<string, NamedDay>([
  ...Object.entries(aliases),
  ...namedDays.flatMap((name) =>
    (['en', 'es'] as const).map(
      (language) => [foldName(labelNamed(name, language)), name] as const,
    ),
  ),
])

/** The days in a text of special hours, and the parts that we cannot parse. */
export type ParsedSpecialHours = { days: SpecialDay[]; unread: string[] }

/**
 * Parse "Thanksgiving: Closed; 2026-12-24: 9 AM to 1 PM", one part a day, separated by semicolons or lines. The first
 * part for a day counts. Parts beyond `maxSpecialDays` or `maxSpecialIntervals` are not understood.
 */
export function parseSpecialHours(text: string): ParsedSpecialHours {
  const days = new Map<string, OpenInterval[]>()
  const unread: string[] = []
  let intervals = 0
  if (text.length > maxSpecialLength) return { days: [], unread: [text] }
  for (const part of text.split(/[;\n]/).map((part) => part.trim())) {
    if (part === '') continue
    const colon = part.indexOf(':')
    const day = colon > 0 ? readDay(part.slice(0, colon)) : null
    const hours = day === null ? null : parseHours(part.slice(colon + 1))
    if (day === null || hours === null || hours.length > maxIntervals) {
      unread.push(part)
    } else if (!days.has(day)) {
      const isFull = days.size === maxSpecialDays
      if (isFull || intervals + hours.length > maxSpecialIntervals) unread.push(part)
      else {
        days.set(day, hours)
        intervals += hours.length
      }
    }
  }
  return { days: [...days].map(([day, hours]) => ({ day, hours })), unread }
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** "2026-12-24", "12/24/2026", "Dec 24, 2026" → "2026-12-24"; "Christmas" → "christmas". */
function readDay(text: string): string | null {
  const name = foldName(text.trim())
  const named = byName.get(name)
  if (named) return named
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(name)
  if (iso) return checkDay(iso[1], iso[2], iso[3])
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(name)
  if (american) return checkDay(american[3], american[1], american[2])
  const written = /^([a-z]{3})[a-z]* (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(name)
  const month = months.indexOf(written?.[1] ?? '') + 1
  return written && month ? checkDay(written[3], String(month), written[2]) : null
}

function checkDay(year = '', month = '', date = ''): string | null {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  // Later ones have no room in `open_minutes`.
  if (Number(year) < 2000 || Number(year) > 2199) return null
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null
}

/** Write special hours as they are stored: "Thanksgiving: Closed; 2026-12-24: 9 AM to 1 PM"; null without any. */
export function formatSpecialHours(days: readonly SpecialDay[]): string | null {
  const parts = days.map(({ day, hours }) => {
    return `${labelSpecialDay(day)}: ${formatIntervals(hours, 'en')}`
  })
  return parts.join('; ') || null
}

/** Name a special day as stored texts do: "Thanksgiving", "2026-12-24". */
export const labelSpecialDay = (day: string): string => (isNamed(day) ? labelNamed(day, 'en') : day)

const isNamed = (day: string): day is NamedDay => namedDays.some((name) => name === day)

/** Read stored special hours. */
export function readSpecialHours(stored: string | null | undefined): SpecialHours {
  if (!stored) return new Map()
  return new Map(parseSpecialHours(stored).days.map(({ day, hours }) => [day, hours]))
}

/** The keys by which special hours name an ISO day, the most special first. */
export function listDayKeys(day: string): string[] {
  const holiday = findHoliday(day)
  const other = findOtherDay(day)
  return [
    day,
    ...(holiday && !holiday.isObserved ? [holiday.name] : []),
    ...(other ? [other] : []),
    ...(holiday ? [allHolidays] : []),
  ]
}

function findOtherDay(day: string): OtherDay | null {
  if (day.endsWith('-12-24')) return 'christmas-eve'
  if (day.endsWith('-12-31')) return 'new-years-eve'
  return findHoliday(addDays(day, -1))?.name === 'thanksgiving' ? 'day-after-thanksgiving' : null
}

/** Find a center's own hours for an ISO day; null where it gave none. */
export function findSpecialHours(special: SpecialHours, day: string): OpenInterval[] | null {
  if (special.size === 0) return null
  for (const key of listDayKeys(day)) {
    const hours = special.get(key)
    if (hours) return hours
  }
  return null
}

/** Name an ISO day that has a name: "Christmas Eve", "Independence Day (observed)". */
export function labelDay(day: string, language: Language): string | null {
  const holiday = findHoliday(day)
  if (holiday && !holiday.isObserved) return labelHoliday(holiday, language)
  const other = findOtherDay(day)
  if (other) return labelNamed(other, language)
  return holiday && labelHoliday(holiday, language)
}
