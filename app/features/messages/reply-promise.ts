import { formatIsoDate } from '#app/lib/format-date.ts'
import type { Urgency } from '#app/lib/urgency.ts'

const hour = 3_600_000

/**
 * Whether the answer that the contact form promised is late: an urgent one after its day in New Jersey
 * has ended, others after 24 and 48 hours.
 */
export function isOverdue(urgency: Urgency, sentAt: Date, now: Date): boolean {
  if (urgency === 'urgent') return formatIsoDate(now) > formatIsoDate(sentAt)
  return now.getTime() - sentAt.getTime() > (urgency === 'high' ? 24 : 48) * hour
}
