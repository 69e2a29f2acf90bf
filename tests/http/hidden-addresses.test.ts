import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, connectAssistant } from '#tests/support/assistant-client.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

const [latitude, longitude] = [40.897531, -74.015739]
// Seconds of a time may have the same digits: "09:15:40.897531".
const digits = /(?<!\d:)40\.8975|-74\.0157/

let app: TestApp
let house: { id: string; slug: string; name: string }
beforeAll(async () => {
  app = await openTestApp()
  const [found] = await app.operate<typeof house>(
    sql`update treatment_centers set latitude = ${latitude}, longitude = ${longitude}, place_id = null,
        google_maps_url = null
      where street is null and city = 'Teaneck' returning id, slug, name`,
  )
  if (!found) throw new Error('No sample gives its address by phone.')
  house = found
})
afterAll(() => app?.close())

it('a house that gives its address by phone is not found by its coordinates', async () => {
  const paths = [
    `/centers/${house.slug}`,
    `/es/centros/${house.slug}`,
    '/centers?near=07666',
    `/api/hsds/v3/services/${house.id}`,
    `/api/hsds/v3/service_at_locations/${house.id}`,
    `/embed/centers/${house.slug}`,
  ]
  for (const path of paths) expect(await app.readPage(path), path).not.toMatch(digits)
  const page = await app.readPage(`/centers/${house.slug}`)
  expect(page).not.toContain('GeoCoordinates')
  expect(page).toMatch(/maps\/dir\/\?api=1&amp;destination=Teaneck%2C\+NJ"/)
  const { location } = JSON.parse(
    await app.readPage(`/api/hsds/v3/service_at_locations/${house.id}`),
  )
  expect(location).not.toHaveProperty('latitude')
})

it.each([
  ['- - -', null],
  ['Confidential', null],
  [null, 'P.O. Box 44, Teaneck, NJ 07666'],
  [null, 'Teaneck, New Jersey 07666-1234'],
  [null, 'Call 201-555-0142 for the address'],
])('with the street %j and the address %j its coordinates stay hidden', async (street, address) => {
  await app.operate(
    sql`update treatment_centers set street = ${street}, address = ${address}, place_latitude = null,
      place_longitude = null where id = ${house.id}`,
  )
  expect(await app.readPage(`/centers/${house.slug}`)).not.toMatch(digits)
  const place = await app.readPage(`/api/hsds/v3/service_at_locations/${house.id}`)
  expect(place).not.toMatch(digits)
  await app.operate(
    sql`update treatment_centers set street = null, address = null, place_latitude = 40.89,
      place_longitude = -74.011 where id = ${house.id}`,
  )
})

it('its distance is that of its ZIP code, and said to be approximate', async () => {
  const client = await connectAssistant(app.fetch)
  const { centers } = (await ask(client, 'search_centers', { query: '', near: '07666' })).data
  const found = centers.find(({ id }: { id: string }) => id === house.id)
  expect(found).toMatchObject({ miles: 0, isDistanceApproximate: true })
})

describe('a house whose coordinates are in Newark and whose ZIP code is in Teaneck', () => {
  const [newark, teaneck] = ['07102', '07666']
  beforeAll(() =>
    app.operate(
      sql`update treatment_centers set latitude = 40.7357, longitude = -74.1724
        where id = ${house.id}`,
    ),
  )
  const isLinkedAt = async (path: string) =>
    new RegExp(`/(centers|centros)/${house.slug}["?]`).test(await app.readPage(path))
  const findByAssistant = async (near: string, within: number, query = '') => {
    const client = await connectAssistant(app.fetch)
    const asked = { query, near, within }
    const { centers } = (await ask(client, 'search_centers', asked)).data
    return centers.find(({ id }: { id: string }) => id === house.id)
  }

  /** Each looks within at most five miles of a ZIP code. */
  const voices: Record<string, (zip: string) => Promise<unknown>> = {
    'the search': (zip) => isLinkedAt(`/centers?near=${zip}&within=5`),
    'the search in Spanish': (zip) => isLinkedAt(`/es/centros?near=${zip}&within=5`),
    'a search in words': (zip) => isLinkedAt(`/centers?q=within 5 miles of ${zip}`),
    'a frame': (zip) => isLinkedAt(`/embed/search?near=${zip}&within=5`),
    'an assistant': (zip) => findByAssistant(zip, 5),
    'the API': async (zip) => {
      const path = `/api/hsds/v3/services?postcode=${zip}&proximity=10&minimal=true&per_page=100`
      return (await app.readPage(path)).includes(house.id)
    },
  }

  it.each(Object.keys(voices))('is near Teaneck and not near Newark: %s', async (voice) => {
    expect(await voices[voice]?.(teaneck)).toBeTruthy()
    expect(await voices[voice]?.(newark)).toBeFalsy()
  })

  it('is as far from Newark as the middle of Teaneck, and not among the nearest', async () => {
    const found = await findByAssistant(newark, 25, house.name)
    expect(found).toMatchObject({ miles: expect.closeTo(13.9, 0), isDistanceApproximate: true })
    const list = await app.readPage(`/centers?near=${newark}&within=any`)
    const order = [...list.matchAll(/id="center-([a-z0-9-]+)/g)].map(([, slug]) => slug)
    expect(order.length).toBeGreaterThan(5)
    expect(order.slice(0, 5)).not.toContain(house.slug)
  })

  it('is not listed as near a center in Newark', async () => {
    const [other] = await app.operate<{ slug: string }>(
      sql`update treatment_centers set latitude = 40.7357, longitude = -74.1724, place_latitude = null,
          place_longitude = null, treatment_types = (select treatment_types from treatment_centers where id = ${house.id})
        where id = (select id from treatment_centers where city = 'Newark' and street is not null
          order by slug limit 1) returning slug`,
    )
    const page = await app.readPage(`/centers/${other?.slug}`)
    expect(page).toContain('40.7357')
    expect(page).not.toContain(`/centers/${house.slug}`)
  })
})

it('a center with a street keeps its coordinates', async () => {
  await app.operate(
    sql`update treatment_centers set street = '12 Cedar Lane', latitude = ${latitude},
      longitude = ${longitude}, place_latitude = null, place_longitude = null where id = ${house.id}`,
  )
  const page = await app.readPage(`/centers/${house.slug}?near=07666`)
  expect(page).toMatch(/"latitude":40\.8975/)
})
