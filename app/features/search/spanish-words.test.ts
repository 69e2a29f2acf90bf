import { describe, expect, it } from 'vitest'
import { foldText, splitWords } from '#app/lib/fold-text.ts'
import { findTowns, loadPlaces } from '#app/lib/places/load-places.server.ts'
import { isWellSpelt } from './correct-words.server.ts'
import { listSpanish, translateSpanish } from './spanish-words.ts'

describe('the table of Spanish words', () => {
  const phrases = [...listSpanish()]

  it('has folded words, split like a search', () => {
    for (const [spanish, english] of phrases) {
      expect(splitWords(spanish).join(' ')).toBe(spanish)
      expect(splitWords(english.join(' '))).toEqual(english)
    }
  })

  it('has no English search word, and no town or county', () => {
    const { counties } = loadPlaces()
    for (const [spanish, english] of phrases) {
      if (english.join(' ') === spanish) continue
      expect([spanish, findTowns(spanish), counties.has(spanish)]).toEqual([spanish, [], false])
      // Fillers are short, so many words begin with one; "militar" begins with its own meaning.
      const isCut = english.length === 0 || english.join(' ').startsWith(spanish)
      if (!isCut) expect([spanish, isWellSpelt(spanish)]).toEqual([spanish, false])
    }
  })
})

it.each([
  ['tratamiento para mujeres embarazadas', 'treatment women pregnant'],
  ['alcohol y drogas', 'alcohol drug'],
  ['salud mental', 'mental health'],
  ['salud', 'health'],
  ['terapia de grupo', 'therapy group'],
  ['sin seguro', 'uninsured'],
  ['seguro médico', 'insurance'],
  ['lengua de señas', 'sign language'],
])('translates %j to %j', (typed, english) => {
  expect(translateSpanish(splitWords(typed))?.join(' ')).toBe(english)
})

it.each(['detox in newark', 'Newark', 'metha', 'de la', 'Del Haven', 'cerca de mí', ''])(
  'keeps %j',
  (typed) => {
    expect(translateSpanish(splitWords(foldText(typed)))).toBeNull()
  },
)
