import {
  dayBegins,
  type HourWindow,
  onWeekdays,
  toWindow,
  wholeDay,
} from '#app/center/hours/hour-windows.ts'
import { minutesOfDay } from '#app/center/hours/open-week.ts'
import { formatClock, formatWeekday } from '#app/center/hours/opening-hours.ts'
import type { Language, Texts } from '#app/lib/language.ts'

/**
 * A time at which a center must be open by its hours: a day (`'sun'`), a time of a day (`'sun-10:00'`), the next such
 * time (`'02:00'`), or some time on a weekday before or after one (`'before-06:00'`, `'after-20:00'`).
 */
export type OpenTime =
  | { kind: 'day'; day: number }
  | { kind: 'moment'; day: number | null; minute: number }
  | { kind: 'before' | 'after'; minute: number }

/** By ISO number, from Monday. */
const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const longestCode = 30

/** Read what the URL says leniently: "Sunday", "sun-10", "SUN-10:00". Null if no time is meant. */
export function parseOpenTime(code: string): OpenTime | null {
  if (code.length > longestCode) return null
  const [, word, clock] = /^([a-z]+)?-?(\d.*)?$/.exec(code.trim().toLowerCase()) ?? []
  const minute = clock === undefined ? null : readMinute(clock)
  if (clock !== undefined && minute === null) return null
  if (word === undefined) return minute === null ? null : { kind: 'moment', day: null, minute }
  if (word === 'before' || word === 'after') {
    // Nothing is before midnight.
    return minute === null || (word === 'before' && minute === 0) ? null : { kind: word, minute }
  }
  const day = readDay(word)
  if (day === null) return null
  return minute === null ? { kind: 'day', day } : { kind: 'moment', day, minute }
}

function readDay(word: string): number | null {
  const isDay = /^(mon|tue(s)?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?$/.test(word)
  return isDay ? dayNames.indexOf(word.slice(0, 3)) + 1 : null
}

/** "6", "06:00" → 360 */
function readMinute(clock: string): number | null {
  const [, hour, minute = '0'] = /^(\d{1,2})(?::(\d{2}))?$/.exec(clock) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null
  return Number(hour) * 60 + Number(minute)
}

/** Write a time as the URL has it: "sun-10:00". */
export function formatOpenTime(time: OpenTime): string {
  if (time.kind === 'day') return nameDay(time.day)
  const clock = new Date(time.minute * 60_000).toISOString().slice(11, 16)
  if (time.kind !== 'moment') return `${time.kind}-${clock}`
  return time.day === null ? clock : `${nameDay(time.day)}-${clock}`
}

const nameDay = (day: number) => dayNames[day - 1] ?? ''

/** Return the code of what the URL says; undefined if no time is meant. */
export function readOpenTime(value: string): string | undefined {
  const time = parseOpenTime(value)
  return time ? formatOpenTime(time) : undefined
}

/** Return the parts of the week in which a center must be open for some time; null for the next time of a day. */
export function listOpenWindows(time: OpenTime): HourWindow[] | null {
  switch (time.kind) {
    case 'day':
      return [wholeDay(time.day)]
    case 'before':
      return onWeekdays(time.minute > dayBegins ? dayBegins : 0, time.minute)
    case 'after':
      return onWeekdays(time.minute, minutesOfDay)
    case 'moment':
      return time.day === null ? null : [toWindow(time.day, time.minute, time.minute + 1)]
  }
}

const en = {
  on: (day: string) => day,
  onAt: (day: string, clock: string) => `${day} at ${clock}`,
  at: (clock: string) => `at ${clock}`,
  before: (clock: string) => `before ${clock}`,
  after: (clock: string) => `after ${clock}`,
}
const es = {
  on: (day) => `el ${day}`,
  onAt: (day, clock) => `el ${day} a ${clock}`,
  at: (clock) => `a ${clock}`,
  before: (clock) => `antes de ${clock}`,
  after: (clock) => `después de ${clock}`,
} satisfies typeof en
const texts: Texts<typeof en> = { en, es }

/** Say a time after "open": "Sunday", "Sunday at 10 AM", "at 2 AM", "before 6 AM". */
export function describeOpenTime(code: string, language: Language): string {
  const time = parseOpenTime(code)
  if (!time) return code
  const text = texts[language]
  if (time.kind === 'day') return text.on(formatWeekday(time.day, language))
  const clock = formatClock(time.minute, language)
  if (time.kind !== 'moment') return text[time.kind](clock)
  return time.day === null ? text.at(clock) : text.onAt(formatWeekday(time.day, language), clock)
}
