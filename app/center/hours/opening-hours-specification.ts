import { addDays, findDayOfWeek } from '#app/lib/calendar-day.ts'
import { findHoliday } from '#app/lib/holidays.ts'
import { isAlwaysOpen } from './open-week.ts'
import {
  formatIsoInterval,
  formatWeekday,
  type PublishedHours,
  parseHours,
} from './opening-hours.ts'
import { findSpecialHours, readSpecialHours } from './special-hours.ts'

/** List the hours of special days of the next 60 days, as schema.org's `specialOpeningHoursSpecification` has them. */
export function listSpecialSpecifications(specialHours: string | null, today: string) {
  const special = readSpecialHours(specialHours)
  return Array.from({ length: 61 }, (_, ahead) => addDays(today, ahead)).flatMap((day) => {
    const hours = findSpecialHours(special, day)
    if (!hours) return []
    return (hours.length ? hours : [{ opens: 0, closes: 0 }]).map((interval) => ({
      '@type': 'OpeningHoursSpecification' as const,
      ...formatIsoInterval(interval),
      validFrom: day,
      validThrough: day,
    }))
  })
}

/**
 * List schema.org's OpeningHoursSpecification: one object per interval, with the days that share
 * it. As search engines require, closed days are 00:00 to 00:00 and whole days 00:00 to 23:59. Days
 * with text that isn't understood are left out. The hours of a weekday that is a holiday within a week of `today` begin
 * on the day after it.
 */
export function listOpeningHoursSpecifications(week: readonly PublishedHours[], today: string) {
  const daysByHours = new Map<string, string[]>()
  const isAlways = isAlwaysOpen(week)
  for (const { dayOfWeek, hours } of week) {
    const name = formatWeekday(dayOfWeek)
    const intervals = parseHours(hours)
    if (!name || !intervals) continue
    const next = addDays(today, (dayOfWeek - findDayOfWeek(today) + 7) % 7)
    const validFrom = !isAlways && findHoliday(next) ? addDays(next, 1) : ''
    for (const interval of intervals.length ? intervals : [{ opens: 0, closes: 0 }]) {
      const { opens, closes } = formatIsoInterval(interval)
      const key = `${opens} ${closes} ${validFrom}`
      daysByHours.set(key, [...(daysByHours.get(key) ?? []), name])
    }
  }
  return [...daysByHours].map(([key, dayOfWeek]) => {
    const [opens, closes, validFrom] = key.split(' ')
    const specification = {
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek,
      opens,
      closes,
    }
    return validFrom ? { ...specification, validFrom } : specification
  })
}
