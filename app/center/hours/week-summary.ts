import type { Language } from '#app/lib/language.ts'
import {
  formatIntervals,
  formatWeekday,
  type OpenInterval,
  type PublishedHours,
  parseHours,
  tidyHours,
} from './opening-hours.ts'

/** Days in a row with the same hours. ISO 8601 weekdays: 1 is Monday. */
export type DayRun = {
  firstDay: number
  lastDay: number
  /** The published text if `parseHours` doesn't understand it. */
  hours: OpenInterval[] | string
}

/** Group consecutive days that have the same hours. */
export function summarizeWeek(week: readonly PublishedHours[]): DayRun[] {
  const runs: DayRun[] = []
  const days = week.toSorted((a, b) => a.dayOfWeek - b.dayOfWeek)
  for (const { dayOfWeek, hours: published } of days) {
    const hours = parseHours(published) ?? tidyHours(published)
    const last = runs.at(-1)
    const isSame = last && JSON.stringify(last.hours) === JSON.stringify(hours)
    if (isSame && last.lastDay === dayOfWeek - 1) last.lastDay = dayOfWeek
    else runs.push({ firstDay: dayOfWeek, lastDay: dayOfWeek, hours })
  }
  return runs
}

/** "Mon–Fri 9 AM to 5 PM; Sat, Sun Closed"; null for a week without hours. */
export function formatWeek(runs: readonly DayRun[], language: Language): string | null {
  const texts = runs.map((run) => `${formatDays(run, language)} ${formatRunHours(run, language)}`)
  return texts.join('; ') || null
}

function formatRunHours({ hours }: DayRun, language: Language): string {
  const text = typeof hours === 'string' ? hours : formatIntervals(hours, language)
  return language === 'en' ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

function formatDays({ firstDay, lastDay }: DayRun, language: Language): string {
  const first = formatWeekday(firstDay, language).slice(0, 3)
  const last = formatWeekday(lastDay, language).slice(0, 3)
  if (firstDay === lastDay) return first
  return lastDay === firstDay + 1 ? `${first}, ${last}` : `${first}–${last}`
}
