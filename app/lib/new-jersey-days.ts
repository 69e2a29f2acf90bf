import { formatIsoDate } from './format-date.ts'

const hour = 3_600_000

/** The day so many days later, or earlier: ("2026-03-01", -1) → "2026-02-28". */
export function addDays(day: string, number: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + number)
  return date.toISOString().slice(0, 10)
}

/** The moment at which a day, "2026-11-20", begins in New Jersey. */
export function startOfDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // Four hours behind in summer, five in winter; at four in winter it is still the evening before.
  const inSummer = new Date(midnight + 4 * hour)
  return formatIsoDate(inSummer) === day ? inSummer : new Date(midnight + 5 * hour)
}
