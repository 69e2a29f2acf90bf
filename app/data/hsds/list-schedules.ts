import { hasOwnHours } from '#app/center/hours/google-hours.ts'
import { isAlwaysOpen } from '#app/center/hours/open-week.ts'
import { formatIsoInterval, parseHours } from '#app/center/hours/opening-hours.ts'
import { formatSpecialHours, parseSpecialHours } from '#app/center/hours/special-hours.ts'
import { hsdsWeekdays } from './hsds.server.ts'
import type { HsdsCenter } from './hsds-center.server.ts'
import type { IdOf } from './hsds-id.ts'
import type { HsdsSchedule } from './hsds-parts.ts'

const holidayNote = 'Usual hours. On a federal holiday they may differ: call first.'

/**
 * A center's weekly hours. Times are local and without an offset: a rule for all weeks of the year has none. Hours
 * that only Google published are left out.
 */
export function listSchedules(center: HsdsCenter, idOf: IdOf): HsdsSchedule[] {
  const special = listSpecialSchedules(center.specialHours, idOf)
  if (!hasOwnHours(center)) return special
  const notes = isAlwaysOpen(center.openingHours) ? {} : { notes: holidayNote }
  const weekly = center.openingHours.flatMap(({ dayOfWeek, hours }): HsdsSchedule[] => {
    const byday = hsdsWeekdays[dayOfWeek - 1]
    if (!byday) return []
    const shared = { freq: 'WEEKLY' as const, byday, description: hours, ...notes }
    const spans = parseHours(hours)
    if (!spans) return [{ id: idOf(`schedule ${dayOfWeek}`), ...shared }]
    return spans.map((span, index) => {
      const { opens, closes } = formatIsoInterval(span)
      return {
        id: idOf(`schedule ${dayOfWeek} ${index}`),
        ...shared,
        opens_at: opens,
        closes_at: closes,
      }
    })
  })
  return [...weekly, ...special]
}

/** The center's own hours for a day: "Thanksgiving: Closed". */
function listSpecialSchedules(specialHours: string | null, idOf: IdOf): HsdsSchedule[] {
  return parseSpecialHours(specialHours ?? '').days.flatMap(({ day, hours }): HsdsSchedule[] => {
    const description = formatSpecialHours([{ day, hours }]) ?? ''
    const dates = isIsoDay(day) ? { valid_from: day, valid_to: day } : {}
    if (hours.length === 0) return [{ id: idOf(`schedule ${day}`), ...dates, description }]
    return hours.map((span, index) => {
      const { opens, closes } = formatIsoInterval(span)
      const times = { opens_at: opens, closes_at: closes }
      return { id: idOf(`schedule ${day} ${index}`), ...dates, ...times, description }
    })
  })
}

const isIsoDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day)
