import { expect, it } from 'vitest'
import { summarizeCenter } from './summarize-center.ts'

const row = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'harbor',
  name: 'Harbor Light',
  ...{
    city: 'Trenton',
    state: 'NJ',
    postalCode: null,
    county: 'Mercer',
    street: null,
    address: null,
    sharesName: false,
    phone: null,
    listsStreet: false,
    shownPoint: null,
    placeId: null,
    googleMapsUrl: null,
  },
  totalScore: null,
  reviewsCount: null,
  imageUrl: null,
  treatmentTypes: [],
  permanentlyClosed: false,
  temporarilyClosed: false,
  source: 'import' as const,
  offerings: ['private-insurance'],
  verifiedAt: null,
  phoneReportedAt: null,
  listedIn: 'SAMHSA',
  listedOn: '2021-09-30',
  bedAvailability: null,
  specialHours: null,
  hours: [{ dayOfWeek: 1, hours: '9 AM to 5 PM' }],
  pinned: false,
}
const monday = new Date('2026-11-09T15:00:00Z')

it('changes when the hours change or the bed report is a day old', () => {
  const said = (at: string) => ({
    ...row,
    bedAvailability: { detox: 2, residential: null, byPeople: {}, at },
  })
  expect(summarizeCenter(row, monday).openingChangesIn).toBe(7 * 60)
  expect(summarizeCenter(said('2026-11-09T14:00:00Z'), monday)).toMatchObject({
    beds: 'Open beds, reported in the last 24 hours: detox 2',
    openingChangesIn: 7 * 60,
  })
  expect(summarizeCenter(said('2026-11-08T15:05:30Z'), monday).openingChangesIn).toBe(5)
})

it('changes when a reported number is hidden, two working days later', () => {
  const reported = {
    ...row,
    phone: '973-555-0187',
    verifiedAt: new Date('2026-10-01T15:00:00Z'),
    phoneReportedAt: new Date('2026-11-05T15:10:00Z'),
  }
  const before = summarizeCenter(reported, monday)
  expect(before).toMatchObject({
    phone: '(973) 555-0187',
    provenance: 'Phone reported wrong, being checked',
    openingChangesIn: 10,
  })
  const after = summarizeCenter(reported, new Date('2026-11-09T15:10:00Z'))
  expect(after).toMatchObject({
    phone: 'This number was reported wrong and we have not confirmed it yet.',
    phoneHref: null,
    provenance: 'Checked October 1, 2026',
    saved: { phone: null, provenance: { kind: 'phone-reported' } },
  })
  expect(after.openingChangesIn).toBe(6 * 60 + 50)
})

it('summarizes a center in the page’s language', () => {
  expect(summarizeCenter(row, monday)).toMatchObject({
    place: 'Trenton, Mercer County',
    phone: 'Phone not available',
    treatmentTypeLabels: ['Treatment Center'],
    payment: ['Private insurance'],
    provenance: 'Listed from SAMHSA, 2021; not checked yet',
  })
  expect(summarizeCenter(row, monday, 'es')).toMatchObject({
    place: 'Trenton, condado de Mercer',
    phone: 'Teléfono no disponible',
    treatmentTypeLabels: ['Centro de tratamiento'],
    payment: ['Seguro privado'],
    provenance: 'Tomado de SAMHSA, 2021; aún sin revisar',
    openStatus: 'Open',
  })
})

it('gives a device the same data to save on a page in any language', () => {
  const { saved } = summarizeCenter(row, monday)
  expect(summarizeCenter(row, monday, 'es').saved).toEqual(saved)
  expect(saved).toEqual({
    id: row.id,
    slug: 'harbor',
    name: 'Harbor Light',
    phone: null,
    address: null,
    place: { city: 'Trenton', state: 'NJ', county: 'Mercer' },
    status: 'Open',
    offers: ['private-insurance'],
    hours: [{ firstDay: 1, lastDay: 1, hours: [{ opens: 540, closes: 1020 }] }],
    provenance: { kind: 'listed', list: 'SAMHSA', on: '2021-09-30' },
  })
})

it('names the street where another center has its name in its town', () => {
  const address = '12 Main St, Trenton, NJ 08608'
  const place = { ...row, street: '12 Main St', address, postalCode: '08608' }
  expect(summarizeCenter(place, monday)).toMatchObject({ place: 'Trenton, Mercer County' })
  const twins = { ...place, sharesName: true }
  expect(summarizeCenter(twins, monday)).toMatchObject({
    place: '12 Main St, Trenton, Mercer County',
    town: '12 Main St, Trenton',
  })
  expect(summarizeCenter({ ...twins, street: null }, monday).place).toBe(
    '12 Main St, Trenton, Mercer County',
  )
  expect(summarizeCenter({ ...twins, street: null, address: null }, monday).place).toBe(
    'Trenton, Mercer County',
  )
})
