import { addDays } from '#app/lib/calendar-day.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { askOnHoliday, findHoliday, type Holiday } from '#app/lib/holidays.ts'
import type { Language } from '#app/lib/language.ts'
import { openingMessages } from './messages.ts'
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
import { findSpecialHours, labelDay, readSpecialHours, type SpecialHours } from './special-hours.ts'

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

/** Compute whether a place is open now from its published hours of the week, and its own hours of special days. */
export function getOpeningState(
  published: readonly PublishedHours[],
  now: Date,
  language: Language = 'en',
  specialHours: string | null = null,
): OpeningState | null {
  const days = published.map(({ dayOfWeek, hours }) => [dayOfWeek, parseHours(hours)] as const)
  return readOpeningState(new Map(days), now, language, readSpecialHours(specialHours))
}

/**
 * Compute whether a place is open now from its hours by ISO weekday; a day whose hours are not
 * understood is null. Returns null if the hours of the day are missing or not understood, unless the
 * previous day's hours extend to now. On a holiday the hours only say what is usual, unless the place is
 * always open or has `special` hours for that day.
 */
export function readOpeningState(
  intervals: ReadonlyMap<number, OpenInterval[] | null>,
  now: Date,
  language: Language,
  special: SpecialHours = new Map(),
): OpeningState | null {
  const minute = getMinuteOfWeek(now)
  const midnight = minute - (minute % day)
  const openWeek = divideWeek(joinSpans(intervals))
  const today = formatIsoDate(now)
  const days = listNearDays(openWeek, today, midnight, special)
  if (openWeek.isAlways && days.every(({ ownDay }) => ownDay === null)) {
    return describeAlways(language)
  }
  const spans = listSpans(days)
  const isNow = ({ opens, closes }: Span) => opens <= minute && minute < closes
  const current = spans.find((span) => isNow(span) && !span.holiday) ?? spans.find(isNow)
  if (current) return describeOpen(current, minute, language)
  const next = spans.find(({ opens }) => opens > minute)
  const ownHours = findSpecialHours(special, today)
  if (ownHours) return describeOwnClosed(next, { today, ownHours }, minute, language)
  if (!intervals.get(midnight / day + 1)) return null
  return describeClosed(next, openWeek.isAlways ? null : findHoliday(today), minute, language)
}

type DayMarks = {
  /** The holiday, on which its hours are only usual. */
  holiday: Holiday | null
  /** The ISO day, where the place gave its hours for it. */
  ownDay: string | null
}
/** In minutes since Monday midnight. It belongs to the day on which it begins. */
type Span = OpenInterval & DayMarks
type NearDay = DayMarks & { start: number; hours: readonly OpenInterval[] }

/** List the days from yesterday to this weekday next week. */
function listNearDays(
  openWeek: OpenWeek,
  today: string,
  midnight: number,
  special: SpecialHours,
): NearDay[] {
  return [-1, 0, 1, 2, 3, 4, 5, 6, 7].map((ahead) => {
    const start = midnight + ahead * day
    const isoDay = addDays(today, ahead)
    const own = findSpecialHours(special, isoDay)
    const usual = openWeek.days[((start + week) % week) / day] ?? []
    return {
      start,
      hours: own ?? usual,
      holiday: own || openWeek.isAlways ? null : findHoliday(isoDay),
      ownDay: own ? isoDay : null,
    }
  })
}

/** Join the spans of one kind that touch. */
function listSpans(days: readonly NearDay[]): Span[] {
  const spans: Span[] = []
  for (const { start, hours, holiday, ownDay } of days) {
    for (const { opens, closes } of hours) {
      const span = { opens: start + opens, closes: start + closes, holiday, ownDay }
      const last = spans.at(-1)
      const isSame = last?.holiday === holiday && last.ownDay === ownDay
      if (last && isSame && last.closes >= span.opens) {
        last.closes = Math.max(last.closes, span.closes)
      } else spans.push(span)
    }
  }
  return spans
}

function describeAlways(language: Language): OpeningState {
  const { openNow, always } = openingMessages[language]
  return { status: 'open', changesIn: null, lead: openNow, text: openNow + always }
}

function describeOpen(span: Span, minute: number, language: Language): OpeningState {
  const { opens, closes, holiday, ownDay } = span
  const words = openingMessages[language]
  const changesIn = closes - minute
  const closing = describeClosing(minute, changesIn, language)
  if (!holiday) {
    return {
      status: 'open',
      changesIn,
      lead: words.openNow,
      text: words.openNow + closing + (ownDay ? noteOwnHours(ownDay, language) : ''),
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
  const words = openingMessages[language]
  if (!holiday) return describeNextOpening(words.closed, words.closed, next, minute, language)
  const opens = next && describeOpening(minute, next.opens, language)
  const usual = opens ? `${words.usuallyClosed}, ${opens}` : words.usuallyClosed
  return describeUsual(usual, holiday, next ? next.opens - minute : null, language)
}

/** "Closed today for Thanksgiving, opens Friday 8 AM", "Closed, opens 9 AM (Thanksgiving hours)" */
function describeOwnClosed(
  next: Span | undefined,
  { today, ownHours }: { today: string; ownHours: readonly OpenInterval[] },
  minute: number,
  language: Language,
): OpeningState {
  const words = openingMessages[language]
  const isAllDay = ownHours.length === 0
  const closed = isAllDay ? words.closedToday(labelDay(today, language)) : words.closed
  const state = describeNextOpening(words.closed, closed, next, minute, language)
  if (next?.ownDay !== today) return state
  return { ...state, text: state.text + noteOwnHours(today, language) }
}

/** Add when it opens again: "Closed, opens Monday 8 AM". `lead` is the beginning of `closed`. */
function describeNextOpening(
  lead: string,
  closed: string,
  next: Span | undefined,
  minute: number,
  language: Language,
): OpeningState {
  if (!next) return { status: 'closed', changesIn: null, lead, text: closed }
  const changesIn = next.opens - minute
  const opens = describeOpening(minute, next.opens, language)
  if (!next.holiday) return { status: 'closed', changesIn, lead, text: `${closed}, ${opens}` }
  const usual = `${closed}, ${openingMessages[language].usuallyOpens(opens)}`
  return { ...describeUsual(usual, next.holiday, changesIn, language), status: 'closed', lead }
}

/** " (Thanksgiving hours)", or for a day without a name " (special hours)" */
const noteOwnHours = (ownDay: string, language: Language) =>
  openingMessages[language].ownHours(labelDay(ownDay, language))

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
 * " until the end of Friday", because "midnight Saturday" is ambiguous.
 */
function describeClosing(minute: number, closesIn: number, language: Language): string {
  const words = openingMessages[language]
  const closes = minute + closesIn
  if (closesIn > day && closes % day === 0) return words.through(formatDay(closes - day, language))
  const closingDay = closesIn > day ? formatDay(closes, language) : ''
  return words.until(formatClock(closes, language), closingDay)
}

/** "opens 3 PM" for today, "opens Monday 8 AM", "opens at midnight" for tonight's. */
function describeOpening(minute: number, opens: number, language: Language): string {
  const words = openingMessages[language]
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
