import { isPayment, offeringGroups } from '#app/center/offerings/offerings.ts'
import type { Language } from '#app/lib/language.ts'
import { labelChoice } from './count-choices.ts'
import { firstCallMessages } from './first-call-messages.ts'
import { looseningMessages } from './loosening-messages.ts'
import { nameChoice } from './name-choice.ts'
import type { DirectorySearch } from './search-input.ts'

/** Care with a bed, which people need at once. */
const withBed: readonly string[] = ['detox', 'residential', 'inpatient']

/** Phrase what to say first on the phone: "I’m looking for detox. We have Medicaid. Is there a place today?" */
export function phraseFirstWords(search: DirectorySearch, language: Language): string {
  const text = firstCallMessages[language]
  const { objects } = looseningMessages[language]
  const care = new Set<string>(offeringGroups.find(({ group }) => group === 'care')?.offerings)
  const kinds = [...search.types, ...search.offers.filter((name) => care.has(name))]
  const plans = search.offers.filter(isPayment).filter((name) => name !== 'free-or-low-cost')
  const phrases = kinds.map((name) =>
    (objects[name] ?? lowerFirst(labelChoice(name, language))).replace(/ \(.*\)$/, ''),
  )
  return [
    text.lookingFor([...new Set(phrases)]),
    plans.length > 0 && text.weHave(plans.map((name) => nameChoice(name, language))),
    kinds.some((name) => withBed.includes(name)) ? text.placeToday : text.whenToCome,
  ]
    .filter(Boolean)
    .join(' ')
}

const lowerFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)
