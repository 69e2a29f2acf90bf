import { describe, expect, it } from 'vitest'
import { readNear } from './find-place.server.ts'
import { findMiddle } from './load-places.server.ts'

/** Return the point of a URL text. */
function middleOf(near: string) {
  const { latitude, longitude } = readNear(near) as { latitude: number; longitude: number }
  return { latitude, longitude }
}

describe('the location of a center without coordinates', () => {
  it.each([
    [{ postalCode: '07102', city: 'Newark', state: 'NJ' }, '07102'],
    [{ postalCode: '07102-1234' }, '07102'],
    [{ postalCode: '7102', state: 'New Jersey' }, '07102'],
    [{ postalCode: '19103', city: 'Philadelphia', state: 'PA' }, '19103'],
    [{ postalCode: '19103', state: 'Pennsylvania' }, '19103'],
    [{ postalCode: '08605', city: 'Trenton', state: 'NJ' }, 'Trenton'],
    // an unknown ZIP code, or one outside the given state
    [{ postalCode: '99999', city: 'Newark', state: 'NJ' }, 'Newark'],
    [{ postalCode: '10001', city: 'Newark', state: 'N.J.' }, 'Newark'],
    [{ postalCode: null, city: 'Mt. Laurel Twp', state: null }, 'Mount Laurel'],
    [{ city: 'Franklin', county: 'Warren', state: 'NJ' }, 'Franklin, Warren'],
    [{ city: 'Franklin Township', county: 'Somerset County', state: 'NJ' }, 'Franklin, Somerset'],
  ])('finds %j', (address, near) => {
    expect(findMiddle(address)).toEqual(middleOf(near))
  })

  it.each([
    {},
    { postalCode: '', city: '', state: '' },
    { postalCode: '90210', city: 'Beverly Hills', state: 'CA' },
    { postalCode: '07102', city: 'Los Angeles', state: 'CA' },
    { city: 'Newark', state: 'DE' },
    { city: 'Franklin', state: 'NJ' },
    { city: 'Xyzzy', state: 'NJ' },
  ])('does not find %j', (address) => {
    expect(findMiddle(address)).toBeNull()
  })
})
