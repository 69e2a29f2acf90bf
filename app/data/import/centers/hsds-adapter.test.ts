import { expect, it } from 'vitest'
import { parseBytes } from '#tests/support/import-files.ts'

const address = {
  address_1: '1 Main St',
  address_2: 'Suite 2',
  city: 'Newark',
  region: 'Essex County',
  state_province: 'NJ',
  postal_code: '07102',
  country: 'US',
  address_type: 'physical',
}
const location = {
  id: 'l1',
  location_type: 'physical',
  latitude: 40.73,
  longitude: -74.17,
  addresses: [{ address_1: 'PO Box 7', city: 'Trenton', address_type: 'postal' }, address],
}
const organization = {
  id: 'o1',
  name: 'Hope House',
  description: 'Since 1970.',
  website: 'https://hope.example',
}
const service = {
  id: 's1',
  name: 'Detox program',
  description: 'Detox in a quiet house.',
  status: 'active',
  fees_description: 'Sliding scale',
  phones: [
    { number: '609-555-0100', type: 'fax' },
    { number: '609-555-0142', extension: 21, type: 'voice' },
  ],
  schedules: [
    {
      freq: 'WEEKLY',
      byday: 'MO,TU',
      opens_at: '09:00:00',
      closes_at: '17:30:00',
      description: 'Most days',
    },
    { byday: 'SA', description: '10 AM to 2 PM', opens_at: '10:00', closes_at: '14:00' },
    { byday: 'SU', description: 'By appointment' },
    { freq: 'MONTHLY', byday: '1WE', opens_at: '09:00', closes_at: '10:00' },
  ],
  languages: [{ name: 'Spanish' }],
  attributes: [
    { label: 'Payment', value: 'Medicaid' },
    { taxonomy_term: { name: 'Detoxification' } },
  ],
}

const leftOut = [
  'opening hours not usable, left out: MONTHLY 1WE 09:00 10:00',
  'further numbers, left out: fax 609-555-0100',
]

const center = {
  name: 'Hope House',
  description: 'Since 1970.\n\nFees (Detox program): Sliding scale',
  website: 'https://hope.example',
  phone: '609-555-0142 x21',
  street: '1 Main St, Suite 2',
  city: 'Newark',
  county: 'Essex',
  state: 'NJ',
  postalCode: '07102',
  address: '1 Main St, Suite 2, Newark, NJ 07102',
  latitude: 40.73,
  longitude: -74.17,
  categories: ['Detoxification'],
  openingHours: [
    { dayOfWeek: 1, hours: '9 AM to 5:30 PM' },
    { dayOfWeek: 2, hours: '9 AM to 5:30 PM' },
    { dayOfWeek: 6, hours: '10 AM to 2 PM' },
    { dayOfWeek: 7, hours: 'By appointment' },
  ],
  additionalInfo: [
    { category: 'Treatment programs', infoKey: 'Detox program', infoValue: true },
    { category: 'Languages', infoKey: 'Spanish', infoValue: true },
    { category: 'Payment', infoKey: 'Medicaid', infoValue: true },
  ],
  mergesPrograms: true,
  warnings: leftOut,
}

const read = (value: unknown) => parseBytes('a.json', JSON.stringify(value))

it.each([
  ['a service', [{ ...service, organization, service_at_locations: [{ location }] }]],
  [
    'a page of services',
    {
      total_items: 1,
      contents: [{ ...service, organization, service_at_locations: [{ location }] }],
    },
  ],
  ['a service at a location', { id: 'p1', service: { ...service, organization }, location }],
  [
    'an organization',
    [{ ...organization, services: [{ ...service, service_at_locations: [{ location }] }] }],
  ],
  [
    'an organization with its locations apart',
    {
      ...organization,
      locations: [location],
      services: [{ ...service, service_at_locations: [{ location_id: 'l1' }] }],
    },
  ],
  ['a location', { ...location, services: [{ ...service, organization }] }],
])('reads %s as one center', async (_, value) => {
  const { drafts, formats, unknownFields, notes } = await read(value)
  expect(drafts).toMatchObject([center])
  expect([...formats]).toEqual([['HSDS', 1]])
  expect([...unknownFields]).toEqual([])
  expect(notes).toEqual([])
})

it('reads a service at several locations as a center at each', async () => {
  const other = { location: { addresses: [{ ...address, address_1: '2 High St' }] } }
  const { drafts } = await read([{ ...service, service_at_locations: [{ location }, other] }])
  expect(drafts).toMatchObject([
    { name: 'Detox program', street: '1 Main St, Suite 2' },
    { name: 'Detox program', street: '2 High St, Suite 2' },
  ])
})

it('reads an organization without services at each of its locations', async () => {
  const { drafts } = await read([{ ...organization, locations: [location] }])
  expect(drafts).toMatchObject([{ name: 'Hope House', street: '1 Main St, Suite 2', phone: null }])
})

it.each([
  ['defunct', { permanentlyClosed: true, temporarilyClosed: false }, []],
  ['temporarily closed', { permanentlyClosed: false, temporarilyClosed: true }, []],
  [
    'inactive',
    { permanentlyClosed: false, temporarilyClosed: true },
    ['status is inactive: taken as temporarily closed'],
  ],
  [
    'moving',
    { permanentlyClosed: false, temporarilyClosed: false },
    ['status not usable, left out: moving'],
  ],
])('reads the status %s', async (status, flags, warnings) => {
  const { drafts } = await read([{ ...service, status, organization }])
  expect(drafts).toMatchObject([flags])
  expect(drafts[0]?.warnings.filter((warning) => !leftOut.includes(warning))).toEqual(warnings)
})

it('says that a page is one of several', async () => {
  const { notes } = await read({
    page_number: 2,
    total_pages: 3,
    contents: [{ ...service, organization }],
  })
  expect(notes).toEqual(['The file is page 2 of 3; import the others too.'])
})
