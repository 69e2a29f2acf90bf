import type { CenterDetail } from '#app/center/center-model.ts'
import { isAlwaysOpen } from '#app/center/hours/open-week.ts'
import { type OpenInterval, parseHours } from '#app/center/hours/opening-hours.ts'
import { findSpecialHours, readSpecialHours } from '#app/center/hours/special-hours.ts'
import { addDays, findDayOfWeek } from '#app/lib/calendar-day.ts'
import { findHoliday, type Holiday } from '#app/lib/holidays.ts'

type Hours = Pick<CenterDetail, 'openingHours' | 'specialHours'>

/** A day of the coming week, on its next date. */
export type WeekDay = {
  /** From 1 for Monday. */
  dayOfWeek: number
  /** "2026-11-26" */
  day: string
  /** As published: "9 AM to 5 PM"; null when not listed. */
  published: string | null
  /** Minutes; null where the hours aren't known or not understood. */
  open: readonly OpenInterval[] | null
  /** True for hours that the center gave for this date. */
  isOwn: boolean
  /** A federal holiday on which the usual hours may not be true. */
  holiday: Holiday | null
}

/** List the days from Monday to Sunday, each on its next date. */
export function listWeek({ openingHours, specialHours }: Hours, today: string): WeekDay[] {
  const special = readSpecialHours(specialHours)
  const isAlways = isAlwaysOpen(openingHours)
  const first = findDayOfWeek(today)
  return [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => {
    const day = addDays(today, (dayOfWeek - first + 7) % 7)
    const published = openingHours.find((row) => row.dayOfWeek === dayOfWeek)?.hours ?? null
    const own = findSpecialHours(special, day)
    return {
      dayOfWeek,
      day,
      published,
      open: own ?? (published === null ? null : parseHours(published)),
      isOwn: own !== null,
      holiday: isAlways || own || published === null ? null : findHoliday(day),
    }
  })
}

const wholeDay = 1440

/** List the hours of a day, from 0 to 24, at which a center is closed; `before` is the day before. */
export function listClosedHours(
  open: readonly OpenInterval[],
  before: readonly OpenInterval[],
): { from: number; hours: number }[] {
  const night = before
    .filter(({ closes }) => closes > wholeDay)
    .map(({ closes }) => ({ opens: 0, closes: closes - wholeDay }))
  const closed: { from: number; hours: number }[] = []
  let from = 0
  for (const { opens, closes } of [...night, ...open, { opens: wholeDay, closes: wholeDay }]) {
    if (opens > from) closed.push({ from: from / 60, hours: (opens - from) / 60 })
    from = Math.max(from, closes)
  }
  return closed
}
