import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

describe('editDistance', () => {
  it.each([
    ['newark', 'newark', 0],
    ['newrak', 'newark', 1],
    ['trentn', 'trenton', 1],
    ['trentonn', 'trenton', 1],
    ['camben', 'camden', 1],
    ['detoks', 'detox', 2],
    ['', 'ab', 2],
    ['ca', 'abc', 3],
  ])('%s → %s takes %i', (from, to, expected) => {
    expect(editDistance(from, to)).toBe(expected)
  })

  it('is symmetric, zero only for equals, and bounded by the longer word', () => {
    const word = fc.stringMatching(/^[a-d]{0,7}$/)
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b)
        expect(distance).toBe(editDistance(b, a))
        expect(distance === 0).toBe(a === b)
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length))
      }),
    )
  })
})
