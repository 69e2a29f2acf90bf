import { expect, it } from 'vitest'
import { loadPlaces } from '#app/center/places/load-places.server.ts'
import { measureMiles } from '#app/lib/miles.ts'
import { proposeLocatorSource } from './locator-proposal.server.ts'
import { takesForm } from './source-fields.ts'

it('proposes a circle that covers every town of the state, and hardly more', () => {
  const { sAddr, limitType, limitValue } = proposeLocatorSource()
  expect(limitType).toBe('2')
  const [latitude = 0, longitude = 0] = sAddr.split(', ').map(Number)
  const radius = Number(limitValue) / 1609.344
  const towns = [...loadPlaces().towns.values()].flat()
  const farthest = Math.max(...towns.map((town) => measureMiles({ latitude, longitude }, town)))
  expect(radius).toBeGreaterThan(farthest + 10)
  expect(radius).toBeLessThan(farthest + 25)
})

it.each([
  ['https://findtreatment.samhsa.gov/locator/listing', true],
  ['https://findtreatment.samhsa.gov/locator/listing/?x=1', true],
  ['https://findtreatment.gov/locator/exportsAsJson/v2', false],
  ['https://example.org/listing/old', false],
  ['not a link', false],
])('sends a form to %s: %s', (address, isForm) => {
  expect(takesForm(address)).toBe(isForm)
})
