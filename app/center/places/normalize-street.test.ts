import { describe, expect, it } from 'vitest'
import { normalizeStreet } from './normalize-street.ts'

describe('normalizeStreet', () => {
  it.each([
    ['16 North Main Street, Suite 4', '16 n main st'],
    ['16 N. Main St', '16 n main st'],
    ['16 N Main St Ste 400', '16 n main st'],
    ['16 N Main St #4', '16 n main st'],
    ['1 Saint Mary’s Pl', '1 st marys pl'],
    ['42-44 Arnold Place', '42 44 arnold pl'],
    ['1200 US Highway 22 East', '1200 us hwy 22 e'],
    ['100 Fifth Ave', '100 5th ave'],
    ['PO Box 12', 'po box 12'],
  ])('%s: %s', (street, expected) => {
    expect(normalizeStreet(street)).toBe(expected)
  })

  it.each([null, '', 'Main Street', 'Broadway, Suite 5'])('returns null for %s', (street) => {
    expect(normalizeStreet(street)).toBeNull()
  })
})
