import { formatPhone } from '#app/lib/phone.ts'

/** The address that begins a mail to whoever wrote, with a subject. */
export function mailReply(email: string, subject: string | null, siteName: string): string {
  const line = `Re: ${subject ?? `Your message to ${siteName}`}`
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(line)}`
}

/** The address that dials a number as it was typed; null where that is no number to be dialled. */
export function dialTyped(phone: string): string | null {
  const known = formatPhone(phone)
  if (known) return known.href
  return /^\+?[\d\s().-]{7,}$/.test(phone.trim()) ? `tel:${phone.replace(/[^\d+]/g, '')}` : null
}
