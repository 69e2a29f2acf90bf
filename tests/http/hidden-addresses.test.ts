import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, connectAssistant } from '#tests/support/assistant-client.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

const [latitude, longitude] = [40.897531, -74.015739]
const digits = /40\.8975|-74\.0157/

let app: TestApp
let house: { id: string; slug: string }
beforeAll(async () => {
  app = await openTestApp()
  const [found] = await app.operate<typeof house>(
    sql`update treatment_centers set latitude = ${latitude}, longitude = ${longitude}, place_id = null,
        google_maps_url = null
      where street is null and city = 'Teaneck' returning id, slug`,
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
  expect(await app.readPage(`/centers/${house.slug}`)).not.toContain('GeoCoordinates')
  const { location } = JSON.parse(
    await app.readPage(`/api/hsds/v3/service_at_locations/${house.id}`),
  )
  expect(location).not.toHaveProperty('latitude')
})

it('its distance is that of its ZIP code, and said to be approximate', async () => {
  const client = await connectAssistant(app.fetch)
  const { centers } = (await ask(client, 'search_centers', { query: '', near: '07666' })).data
  const found = centers.find(({ id }: { id: string }) => id === house.id)
  expect(found).toMatchObject({ miles: 0, isDistanceApproximate: true })
})

it('no distance finds where it is: it counts as in the middle of its ZIP code', async () => {
  // Its coordinates are those of another ZIP code.
  await app.operate(
    sql`update treatment_centers set latitude = 40.7357, longitude = -74.1724
      where id = ${house.id}`,
  )
  const listIds = async (postcode: string, meters: number) => {
    const path = `/api/hsds/v3/services?postcode=${postcode}&proximity=${meters}&minimal=true&per_page=100`
    const { contents } = JSON.parse(await app.readPage(path)) as { contents: { id: string }[] }
    return contents.map(({ id }) => id)
  }
  expect(await listIds('07102', 5000)).not.toContain(house.id)
  expect(await listIds('07666', 10)).toEqual([house.id])
})

it('a center with a street keeps its coordinates', async () => {
  await app.operate(
    sql`update treatment_centers set street = '12 Cedar Lane', latitude = ${latitude},
      longitude = ${longitude} where id = ${house.id}`,
  )
  const page = await app.readPage(`/centers/${house.slug}?near=07666`)
  expect(page).toMatch(/"latitude":40\.8975/)
})
