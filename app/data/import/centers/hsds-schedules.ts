import { formatIntervals, parseHours } from '#app/center/hours/opening-hours.ts'
import { labelSpecialDay, parseSpecialHours } from '#app/center/hours/special-hours.ts'
import { hsdsWeekdays } from '#app/data/hsds/hsds.server.ts'
import {
  isPlainObject,
  pick,
  type RawRecord,
  toNestedRecord,
} from '#app/data/import/formats/records.ts'
import type { DraftHours } from './center-draft.ts'
import { cleanText } from './clean-values.ts'

/**
 * Read the weekly hours of an HSDS object on the day of `now`. Skips schedules of other times, such as single months or
 * every second week, which our week cannot hold.
 */
export function readSchedules(record: RawRecord, now = new Date()): DraftHours[] {
  const schedules = record.get('schedules')
  if (!Array.isArray(schedules)) return []
  const today = now.toISOString().slice(0, 10)
  return schedules
    .map(toNestedRecord)
    .filter((schedule) => isEachWeek(schedule) && !findDate(schedule) && isInForce(schedule, today))
    .flatMap(readSchedule)
}

/**
 * Read the hours of an HSDS object for dates and holidays, as a text of special hours: schedules that are valid on one
 * day, and those of our own that name a holiday.
 */
export function readSpecialSchedules(record: RawRecord): string | null {
  const schedules = record.get('schedules')
  if (!Array.isArray(schedules)) return null
  const spans = new Map<string, string[]>()
  for (const schedule of schedules.map(toNestedRecord)) {
    const special = readSpecialSchedule(schedule)
    if (special) spans.set(special.day, [...(spans.get(special.day) ?? []), special.hours])
  }
  return (
    [...spans].map(([day, hours]) => `${day}: ${[...new Set(hours)].join(', ')}`).join('; ') || null
  )
}

/** List the schedules in force that are neither weekly hours nor special hours, as the file writes them. */
export function listUnreadSchedules(record: RawRecord, now = new Date()): string[] {
  const schedules = record.get('schedules')
  if (!Array.isArray(schedules)) return []
  const today = now.toISOString().slice(0, 10)
  return schedules.filter(isPlainObject).flatMap((written) => {
    const schedule = toNestedRecord(written)
    const isRead =
      readSpecialSchedule(schedule) !== null ||
      (isEachWeek(schedule) && readSchedule(schedule).length > 0)
    if (isRead || !isInForce(schedule, today) || schedule.size === 0) return []
    const words = [...schedule].map(([key, value]) =>
      key.endsWith('id') ? null : cleanText(value),
    )
    return [words.filter(Boolean).join(' ') || JSON.stringify(written)]
  })
}

function readSpecialSchedule(schedule: RawRecord): { day: string; hours: string } | null {
  const description = cleanText(pick(schedule, 'description')) ?? ''
  const { days, unread } = parseSpecialHours(description)
  const [named] = days
  // Our own: each span repeats the hours of the whole day.
  if (named && days.length === 1 && unread.length === 0) {
    return { day: labelSpecialDay(named.day), hours: formatIntervals(named.hours, 'en') }
  }
  const day = findDate(schedule)
  if (day === null) return null
  const isClosed = pick(schedule, 'opensat') === undefined && description === ''
  const hours = isClosed ? 'Closed' : readSpan(schedule)
  return hours === null ? null : { day, hours }
}

/** The only day on which a schedule is valid; null for any other. */
function findDate(schedule: RawRecord): string | null {
  const [begins, ends] = [pick(schedule, 'validfrom'), pick(schedule, 'validto')].map(cleanText)
  return begins && begins === ends ? begins : null
}

function isEachWeek(schedule: RawRecord): boolean {
  const frequency = cleanText(pick(schedule, 'freq'))?.toUpperCase() ?? 'WEEKLY'
  const interval = Number(pick(schedule, 'interval') ?? 1)
  const isPart = ['byweekno', 'bymonthday', 'byyearday', 'count'].some((key) => schedule.has(key))
  return (frequency === 'WEEKLY' || frequency === 'DAILY') && interval === 1 && !isPart
}

/** Days compare as text: "2026-11-26". */
function isInForce(schedule: RawRecord, today: string): boolean {
  const begins = cleanText(pick(schedule, 'validfrom'))
  const ends = [pick(schedule, 'validto'), pick(schedule, 'until')].map(cleanText)
  return (begins === null || begins <= today) && ends.every((end) => end === null || end >= today)
}

function readSchedule(schedule: RawRecord): DraftHours[] {
  const hours = readSpan(schedule)
  if (!hours) return []
  return listDays(schedule).flatMap((day) => {
    const index = hsdsWeekdays.indexOf(day)
    return index < 0 ? [] : [{ dayOfWeek: index + 1, hours }]
  })
}

/** "MO,TU", in HSDS 1 a weekday's name, or the day of the week of the first occurrence. */
function listDays(schedule: RawRecord): readonly string[] {
  const days = cleanText(pick(schedule, 'byday'))?.toUpperCase().split(',')
  if (days) return days.map((day) => day.trim())
  const weekday = cleanText(pick(schedule, 'weekday'))?.toUpperCase().slice(0, 2)
  if (weekday) return [weekday]
  if (cleanText(pick(schedule, 'freq'))?.toUpperCase() === 'DAILY') return hsdsWeekdays
  const first = Date.parse(cleanText(pick(schedule, 'dtstart')) ?? '')
  return Number.isNaN(first) ? [] : [hsdsWeekdays[(new Date(first).getUTCDay() + 6) % 7] ?? '']
}

/** Use the description if it has hours that we understand, or if there are no times. */
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
