import { addDays } from '#app/lib/calendar-day.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { findHoliday } from '#app/lib/holidays.ts'
import { timeZone } from '#site/state.ts'
import { type OpenInterval, type PublishedHours, parseHours } from './opening-hours.ts'
import { readSpecialHours } from './special-hours.ts'
import { listSlots, listSpecialSpans } from './special-minutes.ts'

export const minutesOfDay = 1440
export const minutesOfWeek = 7 * minutesOfDay
const day = minutesOfDay
const week = minutesOfWeek

/** Minutes after midnight until which open hours may belong to the evening before. */
export const nightEnds = 720

/** 13 bytes each: an index row of `open_minutes` has room for 2,704 bytes. */
const maxRanges = 190

const clock = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
  timeZone,
})
const shortDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** A time as a search for open centers needs it. */
export type OpenMoment = {
  /** The ISO day in the state. */
  date: string
  /** Since Monday midnight. */
  minute: number
  isHoliday: boolean
  /** The day before is a holiday. */
  followsHoliday: boolean
  /** The slots of today's and yesterday's own hours in `open_minutes`. */
  todaySlots: number[]
  yesterdaySlots: number[]
}

/** Read the minute of the week in the state, and whether it is on or after a holiday. */
export function readOpenMoment(now: Date): OpenMoment {
  return toOpenMoment(formatIsoDate(now), getMinuteOfWeek(now))
}

/** Return the next moment, from `now` on, at a minute after midnight: later today or tomorrow. */
export function findNextMoment({ date, minute }: OpenMoment, minuteOfDay: number): OpenMoment {
  const isTomorrow = minuteOfDay < minute % day
  const midnight = minute - (minute % day) + (isTomorrow ? day : 0)
  return toOpenMoment(isTomorrow ? addDays(date, 1) : date, (midnight + minuteOfDay) % week)
}

function toOpenMoment(date: string, minute: number): OpenMoment {
  const yesterday = addDays(date, -1)
  return {
    date,
    minute,
    isHoliday: findHoliday(date) !== null,
    followsHoliday: findHoliday(yesterday) !== null,
    todaySlots: listSlots(date),
    yesterdaySlots: listSlots(yesterday),
  }
}

/**
 * List open hours in minutes since Monday midnight, as a PostgreSQL int4multirange:
 * "{[540,1020),[1980,2460)}". Null if no day's hours are published and understood. `specialHours` adds a center's own
 * days, beyond the week.
 */
export function listOpenMinutes(
  published: readonly PublishedHours[],
  specialHours: string | null = null,
): string | null {
  const special = listSpecialSpans(readSpecialHours(specialHours))
  const intervals = new Map<number, OpenInterval[]>()
  for (const { dayOfWeek, hours } of published) {
    const parsed = parseHours(hours)
    if (parsed) intervals.set(dayOfWeek, parsed)
  }
  if (intervals.size === 0 && special.length === 0) return null
  const ranges = [...joinSpans(intervals), ...special].flatMap(({ opens, closes }) =>
    closes <= week || opens >= week
      ? [[opens, closes]]
      : [
          [opens, week],
          [0, Math.min(opens, closes - week)],
        ],
  )
  return `{${ranges
    .slice(0, maxRanges)
    .map(([first, last]) => `[${first},${last})`)
    .join(',')}}`
}

/** Convert the week's intervals to minutes since Monday midnight, and join adjacent ones. */
export function joinSpans(intervals: ReadonlyMap<number, OpenInterval[] | null>): OpenInterval[] {
  const spans: OpenInterval[] = []
  for (let dayOfWeek = 1; dayOfWeek <= 7; dayOfWeek++) {
    const start = (dayOfWeek - 1) * day
    for (const { opens, closes } of intervals.get(dayOfWeek) ?? []) {
      const last = spans.at(-1)
      if (last && last.closes >= start + opens) last.closes = Math.max(last.closes, start + closes)
      else spans.push({ opens: start + opens, closes: start + closes })
    }
  }
  const [first] = spans
  const last = spans.at(-1)
  if (first && last && first !== last && last.closes >= week + first.opens) {
    last.closes = week + first.closes
    spans.shift()
  }
  return spans
}

export type OpenWeek = {
  /** From Monday, in minutes after each day's midnight. */
  days: OpenInterval[][]
  isAlways: boolean
}

/**
 * Split the joined spans of the week into days. A span that ends by noon belongs to the evening before; a longer one
 * is divided at midnight.
 */
export function divideWeek(spans: readonly OpenInterval[]): OpenWeek {
  const days: OpenInterval[][] = [[], [], [], [], [], [], []]
  for (const { opens, closes } of spans) {
    let start = opens
    while (start < closes) {
      const midnight = start - (start % day)
      const end = closes <= midnight + day + nightEnds ? closes : midnight + day
      days[(midnight % week) / day]?.push({ opens: start - midnight, closes: end - midnight })
      start = end
    }
  }
  return { days, isAlways: spans.some(({ opens, closes }) => closes - opens >= week) }
}

/** Return whether published hours are 24 hours every day. */
export function isAlwaysOpen(published: readonly PublishedHours[]): boolean {
  const days = published.map(({ dayOfWeek, hours }) => [dayOfWeek, parseHours(hours)] as const)
  return divideWeek(joinSpans(new Map(days))).isAlways
}

/** Return the minutes since Monday midnight in the state: 0 to 10079. */
export function getMinuteOfWeek(now: Date): number {
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  const dayIndex = shortDays.indexOf(parts.get('weekday') ?? '')
  return dayIndex * day + Number(parts.get('hour')) * 60 + Number(parts.get('minute'))
}
