let printed: Intl.DateTimeFormat | undefined

/** "Nov 20, 2026, 5:04:11 AM EST": the time it was in New Jersey. */
export function formatMoment(date: Date): string {
  printed ??= new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    timeZone: 'America/New_York',
  })
  // Servers and browsers differ in which space they put before "PM".
  return printed.format(date).replaceAll(/\s/gu, ' ')
}
