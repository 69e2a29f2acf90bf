import { toIsoDay } from './calendar-day.ts'
import { formatIsoDate } from './format-date.ts'
import { findHoliday } from './holidays.ts'

const dayLength = 86_400_000

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
  return weekday !== 0 && weekday !== 6 && findHoliday(day) === null
}

/** List all days of a year as ISO days. */
export function listDays(year: number): string[] {
  const days: string[] = []
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += dayLength) {
    days.push(toIsoDay(time))
  }
  return days
}
