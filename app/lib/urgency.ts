/** How soon a message wants an answer, the least urgent first. */
export const urgencies = ['normal', 'high', 'urgent'] as const

export type Urgency = (typeof urgencies)[number]

/** What each promises: specification, section 5. */
export const answerTimes: Record<Urgency, string> = {
  normal: '24-48 hours',
  high: 'within 24 hours',
  urgent: 'same day',
}

const names: Record<Urgency, string> = { normal: 'Normal', high: 'High', urgent: 'Urgent' }

/** "Urgent (same day)". */
export function labelUrgency(urgency: Urgency): string {
  return `${names[urgency]} (${answerTimes[urgency]})`
}
