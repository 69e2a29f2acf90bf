import type { OpenInterval } from './opening-hours.ts'
import { listDayKeys, type NamedDay, namedDays, type SpecialHours } from './special-hours.ts'

/*
 * Beyond the minutes of the week, `open_minutes` has a slot for each of a center's own days: the minutes of two days, and
 * one that says that the day has hours of its own. So a search needs no other column.
 */
const firstSlot = 20_000
const slotLength = 3000
const mark = 2999
/** There may be more names later. */
const maxNamedDays = 100
const msPerDay = 86_400_000

/** Return the minute at which the slot of a day's key begins. */
export function findSlot(key: string): number {
  const named = namedDays.indexOf(key as NamedDay)
  if (named >= 0) return firstSlot + named * slotLength
  const date = Date.parse(`${key}T00:00:00Z`) / msPerDay
  return firstSlot + (maxNamedDays + date) * slotLength
}

/** Return the minute that is open where a day has hours of its own. */
export const findMark = (slot: number): number => slot + mark

/** List the slots that an ISO day may have, the most special first. */
export function listSlots(day: string): number[] {
  return listDayKeys(day).map(findSlot)
}

/** List the open minutes of a center's own days. */
export function listSpecialSpans(special: SpecialHours): OpenInterval[] {
  return [...special].flatMap(([key, hours]) => {
    const slot = findSlot(key)
    const marked = { opens: findMark(slot), closes: findMark(slot) + 1 }
    return [
      ...hours.map(({ opens, closes }) => ({ opens: slot + opens, closes: slot + closes })),
      marked,
    ]
  })
}
