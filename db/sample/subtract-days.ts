const millisecondsPerDay = 86_400_000

/** `days` (fractions too) of 24 hours before `moment`. */
export function subtractDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * millisecondsPerDay)
}
