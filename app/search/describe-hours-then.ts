import { findNextMoment, readOpenMoment } from '#app/center/hours/open-week.ts'
import {
  formatIntervals,
  formatWeekday,
  type PublishedHours,
} from '#app/center/hours/opening-hours.ts'
import { findSpecialHours, readSpecialHours } from '#app/center/hours/special-hours.ts'
import { formatWeek, summarizeWeek } from '#app/center/hours/week-summary.ts'
import type { Language } from '#app/lib/language.ts'
import { type OpenTime, parseOpenTime } from './open-time.ts'

type Hours = { hours: readonly PublishedHours[]; specialHours: string | null }

/**
 * Describe a center's hours of the day that a search asks about, or of the weekdays: "Sun 9 AM to 1 PM"; null if they
 * are not known.
 */
export function describeHoursThen(
  code: string,
  { hours, specialHours }: Hours,
  now: Date,
  language: Language,
): string | null {
  const time = parseOpenTime(code)
  if (!time) return null
  if (time.kind === 'moment' && time.day === null) {
    const { date, minute } = findNextMoment(readOpenMoment(now), time.minute)
    const day = Math.floor(minute / 1440) + 1
    const own = findSpecialHours(readSpecialHours(specialHours), date)
    if (own) return `${formatWeekday(day, language)} ${formatIntervals(own, language)}`
    return describeDays([day], hours, language)
  }
  return describeDays(listDays(time), hours, language)
}

function listDays(time: OpenTime): number[] {
  if ('day' in time) return time.day === null ? [] : [time.day]
  return [1, 2, 3, 4, 5]
}

function describeDays(days: number[], hours: readonly PublishedHours[], language: Language) {
  const asked = hours.filter(({ dayOfWeek }) => days.includes(dayOfWeek))
  return formatWeek(summarizeWeek(asked), language)
}
