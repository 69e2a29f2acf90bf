import { getLocale, type Language } from './language.ts'

const timeZone = 'America/New_York'

type Style = 'long' | 'medium' | 'day-first' | 'clock' | 'iso' | 'weekday'

const styles: Record<Style, Intl.DateTimeFormatOptions> = {
  long: { dateStyle: 'long' },
  medium: { dateStyle: 'medium' },
  'day-first': { day: 'numeric', month: 'long', year: 'numeric' },
  clock: { hour: 'numeric', minute: '2-digit' },
  iso: { year: 'numeric', month: '2-digit', day: '2-digit' },
  weekday: { weekday: 'short' },
}

// To make one takes longer than to use it.
const formats = new Map<string, Intl.DateTimeFormat>()

function format(date: Date, style: Style, locale: string): string {
  const key = `${style} ${locale}`
  const known = formats.get(key)
  const used = known ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone })
  if (!known) formats.set(key, used)
  return used.format(date)
}

/** "November 12, 2026": the day it was in New Jersey. */
export function formatDate(date: Date, language: Language = 'en'): string {
  return format(date, 'long', getLocale(language))
}

/** "Nov 12, 2026", of the same day: where there is little room. */
export function formatShortDate(date: Date, language: Language = 'en'): string {
  return format(date, 'medium', getLocale(language))
}

/** "12 November 2026", "12 de noviembre de 2026", of the same day: where a date follows a word. */
export function formatDayMonthYear(date: Date, language: Language = 'en'): string {
  return format(date, 'day-first', language === 'en' ? 'en-GB' : getLocale(language))
}

/** "November 12, 2026, 3:42 PM": the day and the time that it was in New Jersey. */
export function formatMoment(date: Date, language: Language = 'en'): string {
  // Servers and browsers differ in which space they put before "PM", and in "p. m.".
  const clock = format(date, 'clock', getLocale(language))
    .replaceAll(/\s/gu, ' ')
    .replace(/([ap])\.m\./, '$1. m.')
  return `${formatDate(date, language)}, ${clock}`
}

/** "2026-11-12", of the same day as `formatDate`: for `<time dateTime>` and file names. */
export function formatIsoDate(date: Date): string {
  return format(date, 'iso', 'en-CA')
}

/** The ISO 8601 weekday that it is in New Jersey: 1 is Monday, 7 is Sunday. */
export function findWeekday(date: Date): number {
  const name = format(date, 'weekday', 'en-US')
  return ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(name) + 1
}
