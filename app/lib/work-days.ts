import { formatIsoDate } from './format-date.ts'

const dayLength = 86_400_000

/**
 * List the federal holidays of a year as ISO days, each on the weekday on which offices are closed
 * (5 U.S.C. 6103).
 */
export function listHolidays(year: number): Set<string> {
  const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25'].map((day) => `${year}-${day}`)
  const mondays = [
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    lastMondayOfMay(year),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 10, 1, 2),
  ]
  const thanksgiving = nthWeekday(year, 11, 4, 4)
  return new Set([...fixed.map(moveToWeekday), ...mondays, thanksgiving])
}

/** List the working days of a year as ISO days: Monday to Friday without holidays. */
export function listWorkDays(year: number): string[] {
  return listDays(year).filter(isWorkDay)
}

/** Return the same time on the nth working day after a moment, by the days in the state. */
export function addWorkDays(from: Date, count: number): Date {
  let left = count
  let time = from.getTime()
  while (left > 0) {
    time += dayLength
    if (isWorkDay(formatIsoDate(new Date(time)))) left--
  }
  return new Date(time)
}

function isWorkDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  const year = Number(day.slice(0, 4))
  // New Year's Day on a Saturday is kept on the last day of the year before.
  return ![year, year + 1].some((listed) => listHolidays(listed).has(day))
}

/** List all days of a year as ISO days. */
export function listDays(year: number): string[] {
  const days: string[] = []
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += dayLength) {
    days.push(toIso(time))
  }
  return days
}

/** `weekday` is 0 for Sunday; `month` and `nth` start at 1. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  return toIso(Date.UTC(year, month - 1, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7))
}

function lastMondayOfMay(year: number): string {
  const last = new Date(Date.UTC(year, 4, 31))
  return toIso(last.getTime() - ((last.getUTCDay() + 6) % 7) * dayLength)
}

function moveToWeekday(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  const weekday = new Date(time).getUTCDay()
  if (weekday === 6) return toIso(time - dayLength)
  return weekday === 0 ? toIso(time + dayLength) : day
}

const toIso = (time: number) => new Date(time).toISOString().slice(0, 10)
