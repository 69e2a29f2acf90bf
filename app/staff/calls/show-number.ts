import { formatPhone } from '#app/lib/phone.ts'

/** A listing's number as people read it; as written if it cannot be dialed. */
export function showNumber(phone: string): string {
  return formatPhone(phone)?.display ?? phone
}
