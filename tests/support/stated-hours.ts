import { formatIsoInterval, formatWeekday, parseHours } from '#app/center/hours/opening-hours.ts'

/**
 * Weekly hours in the same form for all sources: "1 09:00-17:00" for Monday. Closed days and words that are no hours are
 * left out, because HSDS doesn't have the ones and other sources not the others.
 */
export type StatedHours = string[]

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** From days with published hours: Monday, "9 AM to 5 PM". */
export function stateHours(days: readonly { day: string; hours: string }[]): StatedHours {
  return days
    .flatMap(({ day, hours }) =>
      (parseHours(hours) ?? []).map((span) => {
        const { opens, closes } = formatIsoInterval(span)
        return `${findWeekday(day)} ${opens}-${closes}`
      }),
    )
    .sort()
}

/** From days with times for programs: Monday, "09:00", "17:00". */
export function stateIsoHours(
  days: readonly { day: string; opens?: string | undefined; closes?: string | undefined }[],
): StatedHours {
  return days
    .filter(
      ({ opens, closes }) => opens !== undefined && !(opens === '00:00' && closes === '00:00'),
    )
    .map(({ day, opens, closes }) => `${findWeekday(day)} ${opens}-${closes}`)
    .sort()
}

/** From one line: "Mon–Fri 9 AM to 5 PM; Sat, Sun Closed". */
export function stateWeek(line: string): StatedHours {
  return stateHours(
    line.split('; ').flatMap((run) => {
      const [, first = '', last = first, hours = ''] =
        /^([A-Z][a-z]{2})(?:(?:–|, )([A-Z][a-z]{2}))? (.+)$/.exec(run) ?? []
      if (first === '') throw new Error(`No day begins “${run}” of “${line}”`)
      return weekdays
        .filter((day) => day >= findWeekday(first) && day <= findWeekday(last))
        .map((day) => ({ day: formatWeekday(day), hours }))
    }),
  )
}

/** By two letters or more: "MO", "Mon", "Monday" are 1. */
function findWeekday(name: string): number {
  const day = weekdays.find(
    (number) => formatWeekday(number).slice(0, 2).toUpperCase() === name.slice(0, 2).toUpperCase(),
  )
  if (!day) throw new Error(`${name} is no weekday`)
  return day
}
