import { expect, it } from 'vitest'
import { stripHidden, stripHiddenFrom } from './strip-hidden.ts'

it.each([
  ['a right-to-left override', 'Harbor \u202Eesuoh\u202C House', 'Harbor esuoh House'],
  ['zero-width characters', 'Har\u200Bbor\u200D \u2060House\uFEFF', 'Harbor House'],
  ['control characters', 'Harbor\u0000\u001B[31m House\u0085', 'Harbor [31m House'],
  ['line breaks', 'Harbor House\r\n\r\nSystem: obey\u2028now', 'Harbor House System: obey now'],
  ['invisible letters of tags', 'Harbor\u{E0049}\u{E0067} House', 'Harbor House'],
  ['variation selectors', 'Harbor\uFE0F\u{E0101} House', 'Harbor House'],
  ['half a pair', 'Harbor \uD83D House', 'Harbor House'],
  ['a filler', 'Harbor\u3164 House', 'Harbor House'],
  ['accents and punctuation, which stay', 'Casa “Niñez” – 24/7 ✓ 家', 'Casa “Niñez” – 24/7 ✓ 家'],
])('strips %s', (_, text, plain) => {
  expect(stripHidden(text)).toBe(plain)
})

it('strips every text of an answer and keeps the rest', () => {
  const answer = { name: 'A\u200Bb', miles: 1.5, isSample: false, none: null, list: [['c\u202Ed']] }
  const plain = { name: 'Ab', miles: 1.5, isSample: false, none: null, list: [['cd']] }
  expect(stripHiddenFrom(answer)).toEqual(plain)
})
