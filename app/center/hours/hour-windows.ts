import { joinSpans, minutesOfDay, minutesOfWeek } from './open-week.ts'
import { type OpenInterval, type PublishedHours, parseHours } from './opening-hours.ts'

/*
 * Parts of the week in minutes since Monday midnight, in which a center may be open. Database migrations have the
 * same minutes.
 */

export type HourWindow = { opens: number; closes: number }

/** Minutes after midnight until which open hours belong to the evening before. */
export const dayBegins = 180

const weekdays = [1, 2, 3, 4, 5]

/** Return a part of a day, by its ISO number, as minutes of the week. */
export function toWindow(dayOfWeek: number, opens: number, closes: number): HourWindow {
  const midnight = (dayOfWeek - 1) * minutesOfDay
  return { opens: midnight + opens, closes: midnight + closes }
}

/** Return the same part of every weekday, Monday to Friday. */
export function onWeekdays(opens: number, closes: number): HourWindow[] {
  return weekdays.map((dayOfWeek) => toWindow(dayOfWeek, opens, closes))
}

/** Return a whole day, without the night before. */
export function wholeDay(dayOfWeek: number): HourWindow {
  return toWindow(dayOfWeek, dayBegins, minutesOfDay)
}

/** The choices to filter by that published hours say, with their parts of the week. */
const hourChoices = {
  // "9 AM to 5:30 PM" has no evenings: half an hour after work is no visit.
  evenings: onWeekdays(1050, minutesOfDay),
  weekends: [wholeDay(6), wholeDay(7)],
  'early-hours': onWeekdays(dayBegins, 420),
} as const

export type HourChoice = keyof typeof hourChoices
export const hourChoiceNames = Object.keys(hourChoices) as HourChoice[]

/** List the choices that published hours say: open for some time in one of the choice's parts of the week. */
export function listHourChoices(published: readonly PublishedHours[]): HourChoice[] {
  const days = published.map(({ dayOfWeek, hours }) => [dayOfWeek, parseHours(hours)] as const)
  const spans = joinSpans(new Map(days))
  return hourChoiceNames.filter((name) =>
    hourChoices[name].some((window) => spans.some((span) => overlaps(span, window))),
  )
}

/** A span may end in the next week. */
function overlaps(span: OpenInterval, window: HourWindow): boolean {
  return [0, minutesOfWeek].some(
    (shift) => span.opens < window.closes + shift && span.closes > window.opens + shift,
  )
}
