import fc from 'fast-check'
import { expect, test } from 'vitest'
import { truncate } from './page-meta.tsx'

test('cuts a description at a word, within the limit', () => {
  expect(truncate('Care  in\nTrenton.', 150)).toBe('Care in Trenton.')
  expect(truncate('A quiet house by the river, for men.', 28)).toBe('A quiet house by the river…')
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 2, max: 200 }), (text, limit) => {
      expect(truncate(text, limit).length).toBeLessThanOrEqual(limit)
    }),
  )
})
