import type { Language } from '#app/lib/language.ts'
import { choiceObjects } from './choice-objects.ts'
import { labelChoice } from './count-choices.ts'
import type { Choice } from './understand/meanings.ts'

/** Name a choice in a sentence, without its explanation: "residential treatment", "Polish". */
export function nameChoice(name: Choice, language: Language): string {
  const object = choiceObjects[language][name] ?? labelChoice(name, language)
  return object.replace(/ \(.*\)$/, '')
}
