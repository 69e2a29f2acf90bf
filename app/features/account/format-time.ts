let printed: Intl.DateTimeFormat | undefined

/** "3:42 PM": the time it was in New Jersey. */
export function formatTime(date: Date): string {
  printed ??= new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/New_York',
  })
  // Servers and browsers differ in which space they put before "PM".
  return printed.format(date).replaceAll(/\s/gu, ' ')
}
