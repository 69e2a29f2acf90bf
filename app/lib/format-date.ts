import { timeZone } from '#site/state.ts'
import { getLocale, type Language, type Texts } from './language.ts'

type Style = 'long' | 'medium' | 'clock' | 'iso' | 'weekday' | 'hour'

const styles: Record<Style, Intl.DateTimeFormatOptions> = {
  long: { dateStyle: 'long' },
  medium: { dateStyle: 'medium' },
  clock: { hour: 'numeric', minute: '2-digit' },
  iso: { year: 'numeric', month: '2-digit', day: '2-digit' },
  weekday: { weekday: 'short' },
  hour: { hour: '2-digit', hourCycle: 'h23' },
}

// Cached, because creating a format takes longer than using it.
const formats = new Map<string, Intl.DateTimeFormat>()

/** With `zone` null, it uses the device's time zone. */
function format(date: Date, style: Style, locale: string, zone: string | null = timeZone): string {
  const key = `${style} ${locale} ${zone}`
  const known = formats.get(key)
  const used =
    known ??
    new Intl.DateTimeFormat(locale, {
      ...styles[style],
      ...(zone !== null && { timeZone: zone }),
    })
  if (!known) formats.set(key, used)
  return used.format(date)
}

/** Format the day in the state: "November 12, 2026", "12 de noviembre de 2026". */
export function formatDate(date: Date, language: Language = 'en'): string {
  return format(date, 'long', getLocale(language))
}

/** Format the day in the state where there is little room: "Nov 12, 2026". */
export function formatShortDate(date: Date, language: Language = 'en'): string {
  return format(date, 'medium', getLocale(language))
}

/**
 * Format the day and time in the state, or in the device's time zone if `zone` is null: "November
 * 12, 2026, 3:42 PM", "12 de noviembre de 2026 a las 3:42 p. m.".
 */
export function formatMoment(
  date: Date,
  language: Language = 'en',
  zone: string | null = timeZone,
): string {
  const locale = getLocale(language)
  // Servers and browsers put different spaces before "PM" and in "p. m.".
  const clock = format(date, 'clock', locale, zone)
    .replaceAll(/\s/gu, ' ')
    .replace(/([ap])\.m\./, '$1. m.')
  const day = format(date, 'long', locale, zone)
  return joinDayAndClock[language](day, clock)
}

const joinDayAndClock: Texts<(day: string, clock: string) => string> = {
  en: (day, clock) => `${day}, ${clock}`,
  es: (day, clock) => `${day} a ${clock.startsWith('1:') ? 'la' : 'las'} ${clock}`,
}

/** Format the day in the state for `<time dateTime>` and file names: "2026-11-12". */
export function formatIsoDate(date: Date): string {
  return format(date, 'iso', 'en-CA')
}

/** Return the ISO 8601 weekday in the state: 1 is Monday, 7 is Sunday. */
export function findWeekday(date: Date): number {
  const name = format(date, 'weekday', 'en-US')
  return ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(name) + 1
}

/** Return the hour of the day in the state: 0 to 23. */
export function getClockHour(date: Date): number {
  return Number(format(date, 'hour', 'en-US'))
}
