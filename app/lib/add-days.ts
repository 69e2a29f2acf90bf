/** The day so many days later, or earlier: ("2026-03-01", -1) → "2026-02-28". */
export function addDays(day: string, number: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + number)
  return date.toISOString().slice(0, 10)
}
