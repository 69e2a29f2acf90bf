/** Whether a text is a real calendar day since the year 1000 that isn't in the future, as "2025-03-14". */
export function isPastDay(text: string, today = new Date()): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  return isReal && day <= today
}

/** Return the ISO day that lies a number of days after another. */
export function addDays(day: string, count: number): string {
  return toIsoDay(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000)
}

/** Return the ISO 8601 weekday of an ISO day: 1 is Monday, 7 is Sunday. */
export function findDayOfWeek(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** Return the day of a time in UTC: "2026-11-26". */
export const toIsoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)
