import { addDays } from './calendar-day.ts'
import { formatIsoDate } from './format-date.ts'
import { askOnHoliday, findHoliday, type Holiday } from './holidays.ts'
import type { Language, Texts } from './language.ts'
import {
  divideWeek,
  getMinuteOfWeek,
  joinSpans,
  minutesOfDay,
  minutesOfWeek,
  type OpenWeek,
} from './open-week.ts'
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
  usuallyOpen: 'Usually open',
  usuallyAllDay: 'Usually open 24 hours',
  usuallyClosed: 'Usually closed',
  usuallyOpens: (opens: string) => `usually ${opens}`,
  /** These follow 'Open now'. */
  always: ', 24 hours',
  until: (clock: string, day: string) => ` until ${clock}${day && ` ${day}`}`,
  through: (day: string) => `, 24 hours through ${day}`,
  /** These follow 'Closed, '. */
  opensTonight: 'opens at midnight',
  opensAtMidnight: (day: string) => `opens ${day} 12 AM`,
  opensToday: (clock: string) => `opens ${clock}`,
  opens: (day: string, clock: string) => `opens ${day} ${clock}`,
}
const es: typeof en = {
  openNow: 'Abierto ahora',
  closed: 'Cerrado',
  usuallyOpen: 'Normalmente abierto',
  usuallyAllDay: 'Normalmente abierto las 24 horas',
  usuallyClosed: 'Normalmente cerrado',
  usuallyOpens: (opens) => `normalmente ${opens}`,
  always: ', las 24 horas',
  until: (clock, day) => ` hasta ${day ? `el ${day} a ${clock}` : clock}`,
  through: (day) => `, las 24 horas hasta el ${day} inclusive`,
  opensTonight: 'abre a la medianoche',
  opensAtMidnight: (day) => `abre el ${day} a las 12 a. m.`,
  opensToday: (clock) => `abre a ${clock}`,
  opens: (day, clock) => `abre el ${day} a ${clock}`,
}
const texts: Texts<typeof en> = { en, es }

const day = minutesOfDay
const week = minutesOfWeek

export type OpeningState = {
  /** 'usual' on a holiday: its hours of the week may not hold. */
  status: 'open' | 'closed' | 'usual'
  /** Minutes from now to the next change; null if there is none. */
  changesIn: number | null
  /** The first words of `text`: "Open now", "Closed", "Usually open until 9 PM." */
  lead: string
  /**
   * "Open now until 9 PM", "Closed, opens Monday 8 AM", "Open now, 24 hours", "Closed", "Usually open until 9 PM.
   * Thanksgiving: call first".
   */
  text: string
}

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
 * previous day's hours extend to now. On a holiday the hours only say what is usual, unless the place is
 * always open.
 */
export function readOpeningState(
  intervals: ReadonlyMap<number, OpenInterval[] | null>,
  now: Date,
  language: Language,
): OpeningState | null {
  const minute = getMinuteOfWeek(now)
  const midnight = minute - (minute % day)
  const openWeek = divideWeek(joinSpans(intervals))
  if (openWeek.isAlways) return describeAlways(language)
  const today = formatIsoDate(now)
  const spans = listComingSpans(openWeek, today, midnight)
  const current = spans.find(({ opens, closes }) => opens <= minute && minute < closes)
  if (current) return describeOpen(current, minute, language)
  if (!intervals.get(midnight / day + 1)) return null
  const next = spans.find(({ opens }) => opens > minute)
  return describeClosed(next, findHoliday(today), minute, language)
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

type Span = OpenInterval & {
  /** The holiday on which it begins. */
  holiday: Holiday | null
}

/** List the spans from yesterday's to those of this weekday next week, in minutes since Monday midnight. */
function listComingSpans(openWeek: OpenWeek, today: string, midnight: number): Span[] {
  const spans: Span[] = []
  for (let ahead = -1; ahead <= 7; ahead++) {
    const start = midnight + ahead * day
    const holiday = findHoliday(addDays(today, ahead))
    for (const { opens, closes } of openWeek.days[((start + week) % week) / day] ?? []) {
      const span = { opens: start + opens, closes: start + closes, holiday }
      const last = spans.at(-1)
      if (last && last.closes >= span.opens && last.holiday === holiday) last.closes = span.closes
      else spans.push(span)
    }
  }
  return spans
}

function describeAlways(language: Language): OpeningState {
  const { openNow, always } = texts[language]
  return { status: 'open', changesIn: null, lead: openNow, text: openNow + always }
}

function describeOpen({ opens, closes, holiday }: Span, minute: number, language: Language) {
  const words = texts[language]
  const changesIn = closes - minute
  const closing = describeClosing(minute, changesIn, language)
  if (!holiday) {
    return {
      status: 'open' as const,
      changesIn,
      lead: words.openNow,
      text: words.openNow + closing,
    }
  }
  const isAllDay = closes - opens === day
  const usual = isAllDay ? words.usuallyAllDay : words.usuallyOpen + closing
  return describeUsual(usual, holiday, changesIn, language)
}

function describeClosed(
  next: Span | undefined,
  holiday: Holiday | null,
  minute: number,
  language: Language,
): OpeningState {
  const words = texts[language]
  const changesIn = next ? next.opens - minute : null
  const opens = next && describeOpening(minute, next.opens, language)
  const lead = words.closed
  if (holiday) {
    const usual = opens ? `${words.usuallyClosed}, ${opens}` : words.usuallyClosed
    return describeUsual(usual, holiday, changesIn, language)
  }
  if (next?.holiday && opens) {
    const usual = `${lead}, ${words.usuallyOpens(opens)}`
    return { ...describeUsual(usual, next.holiday, changesIn, language), status: 'closed', lead }
  }
  return { status: 'closed', changesIn, lead, text: opens ? `${lead}, ${opens}` : lead }
}

/** "Usually open until 9 PM. Thanksgiving: call first" */
function describeUsual(
  usual: string,
  holiday: Holiday,
  changesIn: number | null,
  language: Language,
): OpeningState {
  // A time in Spanish ends with its own point.
  const lead = usual.endsWith('.') ? usual : `${usual}.`
  return { status: 'usual', changesIn, lead, text: `${lead} ${askOnHoliday(holiday, language)}` }
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

/** "opens 3 PM" for today, "opens Monday 8 AM", "opens at midnight" for tonight's. */
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
