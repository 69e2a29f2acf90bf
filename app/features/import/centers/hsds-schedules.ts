import { pick, type RawRecord, toNestedRecord } from '#app/features/import/formats/records.ts'
import { hsdsWeekdays } from '#app/lib/hsds.server.ts'
import { formatIntervals, parseHours } from '#app/lib/opening-hours.ts'
import type { DraftHours } from './center-draft.ts'
import { cleanText } from './clean-values.ts'

/**
 * Read the weekly hours of an HSDS object. Skips schedules for single months or dates, which our
 * week cannot hold.
 */
export function readSchedules(record: RawRecord): DraftHours[] {
  const schedules = record.get('schedules')
  return Array.isArray(schedules) ? schedules.map(toNestedRecord).flatMap(readSchedule) : []
}

function readSchedule(schedule: RawRecord): DraftHours[] {
  const frequency = cleanText(pick(schedule, 'freq'))?.toUpperCase() ?? 'WEEKLY'
  const hours = readSpan(schedule)
  if (!hours || (frequency !== 'WEEKLY' && frequency !== 'DAILY')) return []
  const days = cleanText(pick(schedule, 'byday'))?.toUpperCase().split(',')
  const names = days?.map((day) => day.trim()) ?? (frequency === 'DAILY' ? hsdsWeekdays : [])
  return names.flatMap((name) => {
    const index = hsdsWeekdays.indexOf(name)
    return index < 0 ? [] : [{ dayOfWeek: index + 1, hours }]
  })
}

/** The description counts if it says hours that we understand, or nothing else does. */
function readSpan(schedule: RawRecord): string | null {
  const description = cleanText(pick(schedule, 'description'))
  const opens = readTime(pick(schedule, 'opensat'))
  const closes = readTime(pick(schedule, 'closesat'))
  const isUnderstood = description !== null && parseHours(description) !== null
  if (opens === null || closes === null || isUnderstood) return description
  const span = { opens, closes: closes > opens ? closes : closes + 1440 }
  return formatIntervals([span], 'en')
}

/** "09:30" and "09:30:00Z" → 570. */
function readTime(value: unknown): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(cleanText(value) ?? '') ?? []
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null
}
