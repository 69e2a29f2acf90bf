import type { CenterDetail } from '#app/center/center-model.ts'
import { listFit } from '#app/center/center-offerings.ts'
import { centerMessages } from '#app/center/messages.ts'
import type { Language } from '#app/lib/language.ts'

/**
 * Return whether a listing has no more than a name, an address, a phone number, and what the name
 * suggests. Such a page says so, and keeps what to ask.
 */
export function isLittleKnown(center: CenterDetail, language: Language): boolean {
  const { summary } = centerMessages[language]
  return (
    !center.isDescribed &&
    center.openingHours.length === 0 &&
    center.services.length === 0 &&
    center.website === null &&
    Object.keys(center.admission).length === 0 &&
    center.rating <= 0 &&
    !center.beds &&
    center.openStatus !== 'Permanently Closed' &&
    listFit(center, language)
      .flatMap(({ items }) => items)
      .filter(({ state }) => state === 'offered')
      .every(({ name }) => center.otherSources[name] === summary.sources.name)
  )
}
