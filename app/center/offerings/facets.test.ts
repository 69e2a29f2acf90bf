import { expect, it } from 'vitest'
import { facets, hasFacet, toFacetBits } from './facets.ts'
import { offeringBits } from './offerings.ts'
import { isTreatmentType } from './treatment-types.ts'
import { nextBit } from './vocabulary.ts'

it('gives every choice a bit of its own below the next free one, of 128', () => {
  const bits = facets.map(({ bit }) => bit)
  expect(new Set(bits).size).toBe(facets.length)
  expect(Math.min(...bits)).toBe(0)
  expect(Math.max(...bits)).toBeLessThan(nextBit)
  expect(nextBit).toBeLessThanOrEqual(128)
})

it('gives a treatment type and the offering of the same name one bit', () => {
  for (const { name, bit } of facets.filter((facet) => isTreatmentType(facet.name))) {
    const same = [...offeringBits].find(([offering]) => offering === name)
    expect(same?.[1] ?? bit, name).toBe(bit)
  }
})

// The bits of 1.0 to 1.2, which that version's search still reads during an upgrade.
it('keeps the bits that earlier versions stored', () => {
  const names =
    'inpatient outpatient detox counseling group-therapy family-therapy medication-assisted residential partial-hospitalization intensive-outpatient telehealth sober-living medicaid medicare private-insurance tricare free-or-low-cost methadone buprenorphine naltrexone spanish sign-language other-language women men pregnant under-18 seniors lgbtq veterans mental-health court-referred dui wheelchair rating-2 rating-2.5 rating-3 rating-3.5 rating-4 rating-4.5 not-closed'
  const stored = facets.toSorted((one, other) => one.bit - other.bit).map(({ name }) => name)
  expect(stored.slice(0, 41).join(' ')).toBe(names)
})

it('finds a facet in a set, also above the 64th bit', () => {
  const set = toFacetBits(new Set(['detox', 'not-closed'])) | (1n << 100n)
  expect(facets.filter((facet) => hasFacet(set, facet)).map(({ name }) => name)).toEqual([
    'detox',
    'not-closed',
  ])
  expect(hasFacet(set, { bit: 100 })).toBe(true)
})
