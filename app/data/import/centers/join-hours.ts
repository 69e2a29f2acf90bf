import type { PublishedHours } from '#app/center/hours/opening-hours.ts'
import { cleanText } from './clean-values.ts'

/** One line a weekday, Monday first; several spans of one day are joined. */
export function joinHours(hours: readonly PublishedHours[]): PublishedHours[] {
  const days = new Map<number, Set<string>>()
  for (const { dayOfWeek, hours: span } of hours) {
    const text = cleanText(span)
    if (text) days.set(dayOfWeek, (days.get(dayOfWeek) ?? new Set()).add(text))
  }
  return [...days]
    .sort(([one], [other]) => one - other)
    .map(([dayOfWeek, spans]) => ({ dayOfWeek, hours: [...spans].join(', ') }))
}
