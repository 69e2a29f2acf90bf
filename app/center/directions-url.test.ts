import { expect, it } from 'vitest'
import { getDirectionsUrl } from './directions-url.ts'

const house = {
  googleMapsUrl: 'https://maps.google.com/?cid=1',
  placeId: 'ChIJdoor',
  street: null,
  address: null,
  city: 'Teaneck',
  state: 'NJ',
  postalCode: '07666',
  source: 'import' as const,
  listsStreet: false,
}
const atDoor = { isExact: true }
const inTown = { isExact: false }

const readDestination = (center: Parameters<typeof getDirectionsUrl>[0]) =>
  new URL(getDirectionsUrl(center) ?? 'https://none.example.org').searchParams.get('destination')

it('a house that hides where it is has directions to its town, and no link to its door', () => {
  for (const hidden of [
    { shownPoint: inTown },
    { shownPoint: null },
    { shownPoint: inTown, address: 'Confidential' },
    { shownPoint: inTown, address: 'Call 201-555-0142 for the address' },
    { shownPoint: inTown, address: 'P.O. Box 44, Teaneck, NJ 07666' },
  ]) {
    const url = getDirectionsUrl({ ...house, ...hidden })
    expect(url).toBe('https://www.google.com/maps/dir/?api=1&destination=Teaneck%2C+NJ+07666')
  }
  expect(readDestination({ ...house, shownPoint: null, city: null })).toBe('NJ 07666')
})

it('a sample leads to its town, because its street is fictional', () => {
  const sample = { ...house, source: 'sample' as const, listsStreet: true, shownPoint: atDoor }
  expect(getDirectionsUrl({ ...sample, address: '14 Cedar Lane, Teaneck, NJ 07666' })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Teaneck%2C+NJ',
  )
})

it('a center with a street leads to its door', () => {
  const listed = { ...house, listsStreet: true, shownPoint: atDoor }
  expect(readDestination({ ...listed, address: '12 Cedar Lane' })).toBe(
    '12 Cedar Lane, Teaneck, NJ 07666',
  )
  expect(readDestination({ ...listed, street: '12 Cedar Lane' })).toBe(
    '12 Cedar Lane, Teaneck, NJ 07666',
  )
  const url = getDirectionsUrl({ ...listed, address: '12 Cedar Lane' })
  expect(url).toMatch(/destination_place_id=ChIJdoor/)
})

it('without street, ZIP code and town, only a shown point has directions', () => {
  const nowhere = { ...house, city: null, postalCode: null }
  expect(getDirectionsUrl({ ...nowhere, shownPoint: null })).toBeNull()
  expect(getDirectionsUrl({ ...nowhere, shownPoint: atDoor })).toBe(house.googleMapsUrl)
})
