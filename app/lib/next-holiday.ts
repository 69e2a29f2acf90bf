import { addDays } from './calendar-day.ts'
import { findHoliday, type Holiday } from './holidays.ts'

const daysAhead = 60

/** Find the federal holiday that is today or comes next, within 60 days. */
export function findNextHoliday(today: string): { day: string; holiday: Holiday } | null {
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = addDays(today, ahead)
    const holiday = findHoliday(day)
    if (holiday) return { day, holiday }
  }
  return null
}
