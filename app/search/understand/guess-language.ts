import { splitWords } from '#app/lib/fold-text.ts'
import type { Language } from '#app/lib/language.ts'
import { dangerPhrases } from '#app/search/danger-phrases.ts'
import { en } from './lexicon.en.ts'
import { es } from './lexicon.es.ts'

const listWords = (texts: unknown) => new Set(splitWords(JSON.stringify(texts)))

const leaveOut = (words: Set<string>, others: Set<string>) =>
  new Set([...words].filter((word) => !others.has(word)))

let known: { en: Set<string>; es: Set<string> } | undefined

/** Words that only one language's phrases have; loaded on the first call. */
function loadKnown() {
  if (known) return known
  const [dangerEn, dangerEs] = dangerPhrases
  const all = { en: listWords([en, dangerEn]), es: listWords([es, dangerEs]) }
  known = { en: leaveOut(all.en, all.es), es: leaveOut(all.es, all.en) }
  return known
}

/** Guess in which language a person wrote; English if in doubt. */
export function guessLanguage(text: string): Language {
  const { en, es } = loadKnown()
  const words = splitWords(text).slice(0, 200)
  const count = (only: Set<string>) => words.filter((word) => only.has(word)).length
  return count(es) > count(en) ? 'es' : 'en'
}
