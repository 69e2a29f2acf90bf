import { describeProvenance } from '#app/center/fields/provenance.ts'
import { describeReported } from '#app/center/fields/reported-phone.ts'
import { formatWeek } from '#app/center/hours/week-summary.ts'
import { describePlace } from '#app/center/places/describe-place.ts'
import type { SavedCenter } from '#app/center/saved/saved-center.ts'
import type { Language } from '#app/lib/language.ts'
import type { ListTexts } from './messages.ts'

/** Empty when unknown. `lang` is set if the text isn't in the page's language. */
export type SavedText = { value: string; lang?: 'en' }

/** "Trenton, Mercer County" */
export function describeSavedPlace({ place }: SavedCenter, language: Language): SavedText {
  if (typeof place === 'string') return markEnglish(place, language)
  return { value: describePlace(place, language) ?? '' }
}

/** "Mon–Fri 9 AM to 5 PM; Sat, Sun Closed" */
export function describeSavedHours({ hours }: SavedCenter, language: Language): SavedText {
  if (typeof hours === 'string') return markEnglish(hours, language)
  return { value: formatWeek(hours, language) ?? '' }
}

/** "Checked May 3, 2025" */
export function describeSavedProvenance(
  { phone, provenance }: SavedCenter,
  language: Language,
): SavedText {
  if (typeof provenance === 'string') return markEnglish(provenance, language)
  if (provenance.kind === 'phone-reported') return { value: describeReported(phone, language) }
  return { value: describeProvenance(provenance, language) }
}

/** Return "Temporarily Closed"; null for an open center. */
export function describeClosing({ status }: SavedCenter, text: ListTexts): string | null {
  return status === 'Open' ? null : text.center.statuses[status]
}

function markEnglish(value: string, language: Language): SavedText {
  return language === 'en' ? { value } : { value, lang: 'en' }
}
