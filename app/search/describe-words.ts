import type { Language } from '#app/lib/language.ts'
import { findTyped } from './find-typed.ts'
import { nameChoice } from './name-choice.ts'
import type { Understanding } from './understand/understanding.ts'
import { wordMessages } from './word-messages.ts'

type Words = Pick<
  Understanding,
  'typed' | 'softWords' | 'rankWords' | 'asks' | 'untold' | 'together' | 'corrections'
>

/**
 * Say what became of the words that are no filter: corrected, only ranked, not used, or a wish to ask
 * about. Every word of a search is in a filter, a topic or one of these sentences.
 *
 * @param mentions the number of matches that have all of `rankWords`
 */
export function describeWords(words: Words, mentions: number, language: Language): string[] {
  const text = wordMessages[language]
  const quote = (phrase: string) => findTyped(words.typed, phrase)
  const ranked = new Set(mentions > 0 ? words.rankWords : [])
  const asks = [...new Set(words.asks)].filter((phrase) => !ranked.has(phrase))
  const untold = [
    ...words.untold.choices.map((choice) => text.toldOf[choice] ?? nameChoice(choice, language)),
    ...(words.untold.hours ? [text.hours] : []),
  ]
  const unused = words.softWords.filter((word) => !ranked.has(word))
  return [
    ...words.corrections.map(({ typed, read }) => text.readAs(typed, read)),
    ...(words.together.length > 1
      ? [text.together(words.together.map((choice) => nameChoice(choice, language)))]
      : []),
    ...(ranked.size > 0 ? [text.mentioned([...ranked].map(quote), mentions)] : []),
    ...(untold.length > 0 ? [text.untold(untold)] : []),
    ...(asks.length > 0 ? [text.cannotFilter(asks.map(quote))] : []),
    ...(unused.length > 0 ? [text.notUsed(unused.map(quote))] : []),
  ]
}
