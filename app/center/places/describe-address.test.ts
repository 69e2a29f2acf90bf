import { expect, it } from 'vitest'
import { describeAddress } from './describe-address.ts'

const newark = { city: 'Newark', state: 'NJ', postalCode: '07102' }

it.each([
  ['16 Main St', '16 Main St, Newark, NJ 07102'],
  ['16 Newark Ave', '16 Newark Ave, Newark, NJ 07102'],
  ['16 Main St, Suite 4', '16 Main St, Suite 4, Newark, NJ 07102'],
  ['16 Main St, Newark', '16 Main St, Newark, NJ 07102'],
  ['16 Main St, Newark, NJ', '16 Main St, Newark, NJ 07102'],
  ['16 Main St, Newark, New Jersey', '16 Main St, Newark, New Jersey 07102'],
  ['16 Main St Newark NJ', '16 Main St Newark NJ 07102'],
  ['16 Main St, NEWARK, NJ 07102-1234', '16 Main St, NEWARK, NJ 07102-1234'],
  ['16 Main St, Newark, NJ 07102, USA', '16 Main St, Newark, NJ 07102, USA'],
  [null, null],
])('completes %s in Newark to %s', (address, expected) => {
  expect(describeAddress({ ...newark, address })).toBe(expected)
})

it('does not add unknown parts', () => {
  const unknown = { city: null, state: null, postalCode: null }
  expect(describeAddress({ ...unknown, address: '16 Main St' })).toBe('16 Main St')
  expect(describeAddress({ ...unknown, city: 'Newark', address: '16 Main St' })).toBe(
    '16 Main St, Newark',
  )
})
