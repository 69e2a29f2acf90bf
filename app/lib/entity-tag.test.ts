import { describe, expect, it } from 'vitest'
import { matchesTag } from './entity-tag.ts'

describe('matchesTag', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"a" ,"c"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['"a', false],
    ['', false],
    [null, false],
  ])('compares %s: %s', (header, matches) => {
    expect(matchesTag(header, '"a"')).toBe(matches)
  })
})
