import { type SQL, sql } from 'drizzle-orm'
import {
  minutesOfDay,
  minutesOfWeek,
  nightEnds,
  type OpenMoment,
} from '#app/center/hours/open-week.ts'
import { findMark } from '#app/center/hours/special-minutes.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'

/**
 * Whether a center's hours say that it is open: null if they are not known, and where they only say what is usual on
 * a holiday. Must agree with `readOpeningState`.
 */
export function isOpenAt(moment: OpenMoment): SQL {
  const { minute, isHoliday, followsHoliday, todaySlots, yesterdaySlots } = moment
  const minuteOfDay = minute % minutesOfDay
  const midnight = minute - minuteOfDay
  const isOpen = contains(minute)
  const isAlways = covers(0, minutesOfWeek - 1)
  const beforeMidnight = (midnight + minutesOfWeek - 1) % minutesOfWeek
  // Open since the evening before, and not beyond noon.
  const isNight =
    minuteOfDay < nightEnds
      ? sql`(${contains(beforeMidnight)} and ${covers(midnight, minute)}
          and not ${covers(midnight, midnight + nightEnds)})`
      : sql`false`
  const byDay = isHoliday ? sql`nullif(${isAlways}, false)` : sql`(${isOpen} and not ${isNight})`
  const byNight = followsHoliday ? sql`nullif(${isNight}, true)` : isNight
  const byWeek = isHoliday || followsHoliday ? sql`(${byDay} or ${byNight})` : isOpen
  const marks = [...todaySlots, ...yesterdaySlots].map((slot) => contains(findMark(slot)))
  return sql`case when ${sql.join(marks, sql` or `)}
    then ${chooseOwn(todaySlots, minuteOfDay, byDay)}
      or ${chooseOwn(yesterdaySlots, minutesOfDay + minuteOfDay, byNight)}
    else ${byWeek} end`
}

/** The center's own hours of a day, the most special first, or those of the week. */
function chooseOwn(slots: readonly number[], minuteOfDay: number, byWeek: SQL): SQL {
  const own = slots.map(
    (slot) => sql`when ${contains(findMark(slot))} then ${contains(slot + minuteOfDay)}`,
  )
  return sql`case ${sql.join(own, sql` `)} else ${byWeek} end`
}

const contains = (minute: number) => sql`${center.openMinutes} @> ${minute}::integer`

const covers = (first: number, last: number) =>
  sql`${center.openMinutes} @> int4range(${first}::integer, ${last + 1}::integer)`
