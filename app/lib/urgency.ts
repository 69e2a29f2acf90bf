import type { Language, Texts } from './language.ts'

/** How soon a message needs a reply, least urgent first. */
export const urgencies = ['normal', 'high', 'urgent'] as const

export type Urgency = (typeof urgencies)[number]

/** The reply time for each urgency (specification, section 5). */
export const replyTimes: Record<Urgency, string> = {
  normal: '24-48 hours',
  high: 'within 24 hours',
  urgent: 'same day',
}

const spanishTimes: Record<Urgency, string> = {
  normal: 'de 24 a 48 horas',
  high: 'en menos de 24 horas',
  urgent: 'el mismo día',
}

const labels: Texts<{ names: Record<Urgency, string>; times: Record<Urgency, string> }> = {
  en: { names: { normal: 'Normal', high: 'High', urgent: 'Urgent' }, times: replyTimes },
  es: { names: { normal: 'Normal', high: 'Alta', urgent: 'Urgente' }, times: spanishTimes },
}

/** Label an urgency: "Urgent (same day)". */
export function labelUrgency(urgency: Urgency, language: Language = 'en'): string {
  const { names, times } = labels[language]
  return `${names[urgency]} (${times[urgency]})`
}
