import { describe, expect, it, test } from 'vitest'
import { addressLines, streetLines } from '#tests/support/address-lines.ts'
import { parseAddress } from './parse-address.ts'

describe('an address in one line', () => {
  it.each(addressLines)('%j', (line, city, state, postalCode) => {
    expect(parseAddress(line)).toMatchObject({ city, state, postalCode })
  })
})

test.each(streetLines)('a street alone names no town, state or ZIP code: %s', (line) => {
  expect(parseAddress(line)).toMatchObject({ city: null, state: null, postalCode: null })
})
