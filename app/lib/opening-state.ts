import { timeZone } from '#site/state.ts'
import type { Language, Texts } from './language.ts'
import {
  formatClock,
  formatWeekday,
  type OpenInterval,
  type PublishedHours,
  parseHours,
} from './opening-hours.ts'

const en = {
  openNow: 'Open now',
  closed: 'Closed',
  /** These follow 'Open now'. */
  always: ', 24 hours',
  until: (clock: string, day: string) => ` until ${clock}${day && ` ${day}`}`,
  through: (day: string) => `, 24 hours through ${day}`,
  /** These follow 'Closed'. */
  opensTonight: ', opens at midnight',
  opensAtMidnight: (day: string) => `, opens ${day} 12 AM`,
  opensToday: (clock: string) => `, opens ${clock}`,
  opens: (day: string, clock: string) => `, opens ${day} ${clock}`,
}
const es: typeof en = {
  openNow: 'Abierto ahora',
  closed: 'Cerrado',
  always: ', las 24 horas',
  until: (clock, day) => ` hasta ${day ? `el ${day} a ${clock}` : clock}`,
  through: (day) => `, las 24 horas hasta el ${day} inclusive`,
  opensTonight: ', abre a la medianoche',
  opensAtMidnight: (day) => `, abre el ${day} a las 12 a. m.`,
  opensToday: (clock) => `, abre a ${clock}`,
  opens: (day, clock) => `, abre el ${day} a ${clock}`,
}
const texts: Texts<typeof en> = { en, es }

const day = 1440
const week = 7 * day

export type OpeningState = {
  isOpen: boolean
  /** Minutes from now to the next change; null if there is none. */
  changesIn: number | null
  /** The first words of `text`: "Open now" or "Closed". */
  lead: string
  /** "Open now until 9 PM", "Closed, opens Monday 8 AM", "Open now, 24 hours", "Closed". */
  text: string
}

const clock = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
  timeZone,
})
const shortDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Compute whether a place is open now from its published hours of the week. */
export function getOpeningState(
  published: readonly PublishedHours[],
  now: Date,
  language: Language = 'en',
): OpeningState | null {
  const days = published.map(({ dayOfWeek, hours }) => [dayOfWeek, parseHours(hours)] as const)
  return readOpeningState(new Map(days), now, language)
}

/**
 * Compute whether a place is open now from its hours by ISO weekday; a day whose hours are not
 * understood is null. Returns null if the hours of the day are missing or not understood, unless the
 * previous day's hours extend to now.
 */
export function readOpeningState(
  intervals: ReadonlyMap<number, OpenInterval[] | null>,
  now: Date,
  language: Language,
): OpeningState | null {
  const words = texts[language]
  const minute = getMinuteOfWeek(now)
  const spans = joinSpans(intervals)
  // A span from last week can extend to now.
  const current = spans.find(({ opens, closes }) => covers(opens, closes, minute))
  if (current) {
    const closesIn = (current.closes - minute + week) % week || week
    const isAlways = current.closes - current.opens >= week
    const detail = isAlways ? words.always : describeClosing(minute, closesIn, language)
    return {
      isOpen: true,
      changesIn: isAlways ? null : closesIn,
      lead: words.openNow,
      text: words.openNow + detail,
    }
  }
  if (!intervals.get(Math.floor(minute / day) + 1)) return null
  const opensIn = Math.min(...spans.map(({ opens }) => (opens - minute + week) % week))
  const opensAgain = Number.isFinite(opensIn)
  return {
    isOpen: false,
    changesIn: opensAgain ? opensIn : null,
    lead: words.closed,
    text: words.closed + (opensAgain ? describeOpening(minute, minute + opensIn, language) : ''),
  }
}

/**
 * List open hours in minutes since Monday midnight, as a PostgreSQL int4multirange:
 * "{[540,1020),[1980,2460)}". Null if no day's hours are published and understood.
 */
export function listOpenMinutes(published: readonly PublishedHours[]): string | null {
  const intervals = new Map<number, OpenInterval[]>()
  for (const { dayOfWeek, hours } of published) {
    const parsed = parseHours(hours)
    if (parsed) intervals.set(dayOfWeek, parsed)
  }
  if (intervals.size === 0) return null
  const ranges = joinSpans(intervals).flatMap(({ opens, closes }) =>
    closes <= week
      ? [[opens, closes]]
      : [
          [opens, week],
          [0, Math.min(opens, closes - week)],
        ],
  )
  return `{${ranges.map(([first, last]) => `[${first},${last})`).join(',')}}`
}

/**
 * Format an `Expires` header for a page that shows which places are open, from the minutes until
 * each place changes. At the latest it is midnight in the state, or the given number of milliseconds.
 */
export function formatExpires(
  places: readonly { openingChangesIn: number | null }[],
  now: Date,
  maxMs = Number.POSITIVE_INFINITY,
): string {
  const changes = places.flatMap(({ openingChangesIn }) => openingChangesIn ?? [])
  const minutes = Math.min(day - (getMinuteOfWeek(now) % day), ...changes)
  const next = new Date(now.getTime() + minutes * 60_000).setUTCSeconds(0, 0)
  return new Date(Math.min(next, now.getTime() + maxMs)).toUTCString()
}

/**
 * " until 9 PM"; if closing is more than a day away, " until 6 AM Monday". For midnight it is
 * ", 24 hours through Friday", because "midnight Saturday" is ambiguous.
 */
function describeClosing(minute: number, closesIn: number, language: Language): string {
  const words = texts[language]
  const closes = minute + closesIn
  if (closesIn > day && closes % day === 0) return words.through(formatDay(closes - day, language))
  const closingDay = closesIn > day ? formatDay(closes, language) : ''
  return words.until(formatClock(closes, language), closingDay)
}

/** ", opens 3 PM" for today, ", opens Monday 8 AM", ", opens at midnight" for tonight's. */
function describeOpening(minute: number, opens: number, language: Language): string {
  const words = texts[language]
  const days = Math.floor(opens / day) - Math.floor(minute / day)
  if (opens % day === 0) {
    return days === 1 ? words.opensTonight : words.opensAtMidnight(formatDay(opens, language))
  }
  const time = formatClock(opens, language)
  return days === 0 ? words.opensToday(time) : words.opens(formatDay(opens, language), time)
}

/** Name the weekday of a minute in this week or the next. */
const formatDay = (minute: number, language: Language) =>
  formatWeekday((Math.floor(minute / day) % 7) + 1, language)

function covers(opens: number, closes: number, minute: number): boolean {
  return (opens <= minute && minute < closes) || minute + week < closes
}

/** Convert the week's intervals to minutes since Monday midnight, and join adjacent ones. */
function joinSpans(intervals: ReadonlyMap<number, OpenInterval[] | null>): OpenInterval[] {
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

/** Return the minutes since Monday midnight in the state: 0 to 10079. */
export function getMinuteOfWeek(now: Date): number {
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  const dayIndex = shortDays.indexOf(parts.get('weekday') ?? '')
  return dayIndex * day + Number(parts.get('hour')) * 60 + Number(parts.get('minute'))
}
