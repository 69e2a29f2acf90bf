import { expect, it } from 'vitest'
import { getDirectionsUrl } from './directions-url.ts'

const house = {
  googleMapsUrl: 'https://maps.google.com/?cid=1',
  placeId: 'ChIJdoor',
  address: null,
  city: 'Teaneck',
  state: null,
  postalCode: null,
  source: 'import' as const,
}
const atDoor = { isExact: true }
const inTown = { isExact: false }

it('a house that hides where it is has no link to the entry at its door', () => {
  expect(getDirectionsUrl({ ...house, shownPoint: inTown })).toBeNull()
  expect(getDirectionsUrl({ ...house, shownPoint: null })).toBeNull()
  const confidential = { ...house, address: 'Confidential', shownPoint: inTown }
  expect(getDirectionsUrl(confidential)).not.toMatch(/ChIJ|cid=/)
})

it('others have one', () => {
  expect(getDirectionsUrl({ ...house, shownPoint: atDoor })).toBe(house.googleMapsUrl)
  const listed = { ...house, address: '12 Cedar Lane', shownPoint: atDoor }
  expect(getDirectionsUrl(listed)).toMatch(/destination_place_id=ChIJdoor/)
})
