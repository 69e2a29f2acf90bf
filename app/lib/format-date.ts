const timeZone = 'America/New_York'

let printed: Intl.DateTimeFormat | undefined
let short: Intl.DateTimeFormat | undefined
let numbered: Intl.DateTimeFormat | undefined
let weekday: Intl.DateTimeFormat | undefined
let dayFirst: Intl.DateTimeFormat | undefined
let clock: Intl.DateTimeFormat | undefined

/** "November 12, 2026": the day it was in New Jersey. */
export function formatDate(date: Date): string {
  printed ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone })
  return printed.format(date)
}

/** "Nov 12, 2026", of the same day: where there is little room. */
export function formatShortDate(date: Date): string {
  short ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
  return short.format(date)
}

/** "12 November 2026", of the same day: where a date follows a word. */
export function formatDayMonthYear(date: Date): string {
  dayFirst ??= new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  })
  return dayFirst.format(date)
}

/** "November 12, 2026, 3:42 PM": the day and the time that it was in New Jersey. */
export function formatMoment(date: Date): string {
  clock ??= new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
  // Servers and browsers differ in which space they put before "PM".
  return `${formatDate(date)}, ${clock.format(date).replaceAll(/\s/gu, ' ')}`
}

/** "2026-11-12", of the same day as `formatDate`: for `<time dateTime>` and file names. */
export function formatIsoDate(date: Date): string {
  numbered ??= new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  })
  return numbered.format(date)
}

/** The ISO 8601 weekday that it is in New Jersey: 1 is Monday, 7 is Sunday. */
export function findWeekday(date: Date): number {
  weekday ??= new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone })
  return ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(weekday.format(date)) + 1
}
