import { findHidingTime } from '#app/center/fields/reported-phone.ts'
import { formatDate, formatIsoDate, formatMoment } from '#app/lib/format-date.ts'

const dayMs = 86_400_000

/** "hidden from visitors from tomorrow, 9:00 AM", "hidden from visitors since November 27, 2026, 9:00 AM" */
export function describeHiding(reportedAt: Date, now: Date): string {
  const time = findHidingTime(reportedAt)
  const moment = formatMoment(time)
  if (time <= now) return `hidden from visitors since ${moment}`
  const day = formatIsoDate(time)
  const near = [
    { name: 'today', date: now },
    { name: 'tomorrow', date: new Date(now.getTime() + dayMs) },
  ].find(({ date }) => formatIsoDate(date) === day)
  return `hidden from visitors from ${near ? moment.replace(formatDate(time), near.name) : moment}`
}
