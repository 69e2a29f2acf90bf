import { foldText } from '#app/lib/fold-text.ts'

/** Find folded words in a text, and return them as they were typed, with accents and capitals. */
export function findTyped(text: string, phrase: string): string {
  const typed = [...text.normalize('NFC').matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(([word]) => word)
  const folded = typed.map(foldText)
  const words = phrase.split(' ')
  const at = folded.findIndex((_, index) =>
    words.every((word, part) => folded[index + part] === word),
  )
  return at < 0 ? phrase : typed.slice(at, at + words.length).join(' ')
}
