import { getLocale, type Language } from './language.ts'

const timeZone = 'America/New_York'

type Style = 'long' | 'medium' | 'clock' | 'iso' | 'weekday' | 'hour'

const styles: Record<Style, Intl.DateTimeFormatOptions> = {
  long: { dateStyle: 'long' },
  medium: { dateStyle: 'medium' },
  clock: { hour: 'numeric', minute: '2-digit' },
  iso: { year: 'numeric', month: '2-digit', day: '2-digit' },
  weekday: { weekday: 'short' },
  hour: { hour: '2-digit', hourCycle: 'h23' },
}

// To make one takes longer than to use it.
const formats = new Map<string, Intl.DateTimeFormat>()

/** `zone` null is the time zone of the device. */
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

/** "November 12, 2026", "12 de noviembre de 2026": the day it was in New Jersey. */
export function formatDate(date: Date, language: Language = 'en'): string {
  return format(date, 'long', getLocale(language))
}

/** "Nov 12, 2026", of the same day: where there is little room. */
export function formatShortDate(date: Date, language: Language = 'en'): string {
  return format(date, 'medium', getLocale(language))
}

/**
 * "November 12, 2026, 3:42 PM", "12 de noviembre de 2026 a las 3:42 p. m.": the day and time in New Jersey, or in
 * the time zone of the device where `zone` is null.
 */
export function formatMoment(
  date: Date,
  language: Language = 'en',
  zone: string | null = timeZone,
): string {
  const locale = getLocale(language)
  // Servers and browsers differ in which space they put before "PM", and in "p. m.".
  const clock = format(date, 'clock', locale, zone)
    .replaceAll(/\s/gu, ' ')
    .replace(/([ap])\.m\./, '$1. m.')
  const day = format(date, 'long', locale, zone)
  if (language === 'en') return `${day}, ${clock}`
  return `${day} a ${clock.startsWith('1:') ? 'la' : 'las'} ${clock}`
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

/** The hour of the day that it is in New Jersey: 0 to 23. */
export function getClockHour(date: Date): number {
  return Number(format(date, 'hour', 'en-US'))
}
