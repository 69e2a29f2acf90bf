import { foldText } from '#app/lib/fold-text.ts'

/** Stands for words that don't count: no phrase and no feature goes over it. */
export const wordGap = ''

/** Split a text into folded words. Keeps the apostrophe only of "od'd": "I don’t" → i, dont. */
export function splitTyped(text: string): string[] {
  const folded = foldText(text).replace(/[’‘`´]/g, "'")
  const words = folded.match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? []
  return words.map((word) => (word.startsWith("od'") ? word : word.replaceAll("'", '')))
}
