import type { Span } from './period.ts'

// A day is a date and no moment: it is printed as it is written.
const timeZone = 'UTC'
const dayAndMonth = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone })
const withYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone })

/** "Nov 20", "Nov 14 to Nov 20", "Dec 28, 2025 to Jan 3, 2026": the whole of it, for tables. */
export function nameSpan({ from, to }: Span): string {
  if (from === to) return dayAndMonth.format(new Date(from))
  const format = from.slice(0, 4) === to.slice(0, 4) ? dayAndMonth : withYear
  return `${format.format(new Date(from))} to ${format.format(new Date(to))}`
}

/** "Nov 20" of a day or the first day of a week, "Nov" of a month: for the foot of a chart. */
export function markSpan({ from, to }: Span, isMonth: boolean): string {
  return isMonth ? month.format(new Date(to)) : dayAndMonth.format(new Date(from))
}
