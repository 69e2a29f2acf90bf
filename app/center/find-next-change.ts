import { findHidingTime, hidesPhone } from '#app/center/fields/reported-phone.ts'
import { getBedExpiry } from '#app/center/offerings/bed-availability.ts'

type ChangingRow = {
  phone: string | null
  phoneReportedAt: Date | null
  bedAvailability: { at: string } | null
}

/**
 * Return the minutes until a center's card changes by itself: at the next opening or closing, at the
 * end of a report on beds, or when its number is hidden. Null if none of them is known.
 */
export function findNextChange(
  row: ChangingRow,
  opensOrCloses: number | null,
  now: Date,
): number | null {
  const { bedAvailability, phoneReportedAt } = row
  const times = [
    ...(bedAvailability ? [getBedExpiry({ at: new Date(bedAvailability.at) })] : []),
    ...(phoneReportedAt && !hidesPhone(row, now) ? [findHidingTime(phoneReportedAt)] : []),
  ]
  const minutes = times.map((time) =>
    Math.max(0, Math.floor((time.getTime() - now.getTime()) / 60_000)),
  )
  if (opensOrCloses !== null) minutes.push(opensOrCloses)
  return minutes.length === 0 ? null : Math.min(...minutes)
}
