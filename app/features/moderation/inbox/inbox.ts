import type { Urgency } from '#app/lib/urgency.ts'

/** A message as the inbox lists it. */
export type InboxItem = {
  id: string
  name: string
  subject: string | null
  urgency: Urgency
  status: 'open' | 'answered'
  /** The first words of it. */
  beginning: string
  /** Why it was not mailed; null for one that was. */
  heldFor: 'limit' | 'honeypot' | null
  /** Null when it is about none, or about one that was deleted. */
  center: { name: string; slug: string } | null
  createdAt: Date
  /** Open for longer than was promised. */
  isOverdue: boolean
}

/** Everything that was sent. */
export type InboxMessage = Omit<InboxItem, 'beginning'> & {
  email: string
  phone: string | null
  message: string
  answeredAt: Date | null
}

/** Rows on a page. */
export const inboxPageSize = 20
