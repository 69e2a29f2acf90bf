import { expect, it } from 'vitest'
import { guessLanguage } from './guess-language.ts'

it.each([
  ['quiero morir', 'es'],
  ['mi hijo se tomó la metadona', 'es'],
  ['necesito desintoxicación en Newark', 'es'],
  ['my son no despierta i think he took pills', 'en'],
  ['detox in Newark', 'en'],
  ['Newark', 'en'],
  ['', 'en'],
] as const)('reads “%s” as %s', (typed, language) => {
  expect(guessLanguage(typed)).toBe(language)
})
