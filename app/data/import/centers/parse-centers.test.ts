import { describe, expect, it } from 'vitest'
import { parseBytes } from '#tests/support/import-files.ts'

function parse(fileName: string, content: unknown) {
  return parseBytes(fileName, typeof content === 'string' ? content : JSON.stringify(content))
}

async function parseOne(record: object) {
  const [item] = (await parse('a.json', [record])).items
  if (!item?.ok) throw new Error('The record was skipped')
  return item.draft
}

describe('a rule that skips rows', () => {
  const file = 'name1,type_facility,city\nHope,SU,Newark\nDr. Doe,bupren ,Trenton\nFaith,MH,Camden'

  it('skips and lists the rows with its value', async () => {
    const skipRules = [{ column: 'Type Facility', value: 'BUPREN' }]
    const { items, notes } = await parseBytes('a.csv', file, { skipRules })
    expect(items.map((item) => (item.ok ? item.draft.name : [item.name, item.reason]))).toEqual([
      'Hope',
      ['Dr. Doe', 'Type Facility is BUPREN'],
      'Faith',
    ])
    expect(notes).toEqual([])
  })

  it('adds a note if no row has its value', async () => {
    const skipRules = [{ column: 'type', value: 'BUPREN' }]
    const { items, notes } = await parseBytes('a.csv', file, { skipRules })
    expect(items.every(({ ok }) => ok)).toBe(true)
    expect(notes).toEqual(['No row has “BUPREN” in a column “type”, so that rule skipped nothing'])
  })
})

describe('a center in another state', () => {
  it.each([
    [{ state: 'TX' }, 'Treatment center located in Texas'],
    [{ state: 'Texas', city: 'Austin' }, 'Treatment center located in Austin'],
    [{ state: 'NJ' }, 'Treatment center located in New Jersey'],
    [{ zip: '08608' }, 'Treatment center located in New Jersey'],
    [{ zip: '10001' }, 'Treatment center located in New York'],
    [{}, null],
    [{ country: 'MX' }, null],
  ])('is not described as in New Jersey: %o', async (place, description) => {
    expect(await parseOne({ name: 'Hope', ...place })).toMatchObject({ description })
  })

  it('has no address if only its state is known', async () => {
    expect(await parseOne({ name: 'Hope', state: 'CA' })).toMatchObject({ address: null })
    expect(await parseOne({ name: 'Hope', address: 'California', state: 'CA' })).toMatchObject({
      address: null,
    })
    expect(await parseOne({ name: 'Hope', city: 'Chico', state: 'CA' })).toMatchObject({
      address: 'Chico, CA',
    })
  })
})

describe('a record or file without a center', () => {
  it.each([
    ['a.csv', 'CSV must have headers and at least one data row'],
    ['a.json', 'File parsing error: the file is empty'],
  ])('can be an empty %s', async (name, message) => {
    await expect(parse(name, '')).rejects.toThrow(message)
  })
})

describe('every record', () => {
  it('loses a negative price, with a warning', async () => {
    expect(await parseOne({ name: 'Hope', price: '-5' })).toMatchObject({
      price: null,
      warnings: ['price not usable, left out: -5'],
    })
  })

  it('needs a name or a title, and may not be a test row', async () => {
    const { items } = await parse(
      'a.csv',
      `title,city
,Newark
null,Trenton
Test Program,SomeCity
Hope,Some City
${'x'.repeat(301)},Newark
Test of Faith House,Newark`,
    )
    expect(items.map((item) => (item.ok ? item.draft.name : item.reason))).toEqual([
      'Missing required field: name/title',
      'Missing required field: name/title',
      'A test row, not a center',
      'A test row, not a center',
      'The name is longer than 300 characters',
      'Test of Faith House',
    ])
  })

  it('has its unread fields counted and listed', async () => {
    const { unknownFields } = await parse(
      'a.csv',
      'name,License Number,Rank,電話,city\nA,1,,,x\nB,2,3,4,y\nC,,,,',
    )
    expect([...unknownFields]).toEqual([
      ['License Number', 2],
      ['Rank', 1],
      ['電話', 1],
    ])
  })

  it('has its format recognized by its fields', async () => {
    const { formats } = await parse('a.json', [
      { name1: 'A' },
      { title: 'B', location: { lat: 40, lng: -74 } },
      { name: 'C' },
      { title: 'D' },
    ])
    expect(Object.fromEntries(formats)).toEqual({ SAMHSA: 1, 'Google Maps': 1, directory: 2 })
  })
})

describe('our own format', () => {
  it('gets the defaults of the specification', async () => {
    expect(await parseOne({ name: 'Hope House' })).toMatchObject({
      description: null,
      countryCode: 'US',
      permanentlyClosed: false,
      temporarilyClosed: false,
      totalScore: null,
      warnings: [],
    })
    expect(
      await parseOne({ name: 'Hope', category_name: 'Detox center', city: 'Newark' }),
    ).toMatchObject({
      description: 'Detox center located in Newark',
      treatmentTypes: ['detox'],
    })
  })

  it('accepts field names in any case and style, and joins the parts of an address', async () => {
    const record = {
      ' Title ': 'Hope',
      Street: '1 Main St',
      CITY: 'Newark',
      state: 'new jersey',
      'Postal Code': 7102,
      total_score: '4.5',
      reviewsCount: '48.0',
      'Permanently Closed': 'FALSE',
      county: 'Essex County',
    }
    expect(await parseOne(record)).toMatchObject({
      name: 'Hope',
      address: '1 Main St, Newark, NJ 07102',
      state: 'NJ',
      postalCode: '07102',
      county: 'Essex',
      totalScore: 4.5,
      reviewsCount: 48,
      permanentlyClosed: false,
    })
  })

  it('has a warning for every dropped value', async () => {
    const draft = await parseOne({
      name: 'Hope',
      phone: '9.18E+11',
      website: 'javascript:alert(1)',
      total_score: 7,
      price: '$10-20',
      reviews_count: -3,
      latitude: 34,
      longitude: -118,
      state: 'NJ',
      country: 'Freedonia',
    })
    expect(draft).toMatchObject({
      phone: null,
      website: null,
      totalScore: null,
      price: null,
      latitude: null,
    })
    expect(draft.warnings.sort()).toEqual([
      'coordinates outside NJ, left out',
      'country not known, taken as US: Freedonia',
      'phone not usable, left out: 9.18E+11',
      'price not usable, left out: $10-20',
      'rating not usable, left out: 7',
      'review count not usable, left out: -3',
      'website not usable, left out: javascript:alert(1)',
    ])
  })

  it('keeps the special hours that are understood, and warns about the others', async () => {
    const specialHours = 'Thanksgiving: closed; Easter: Closed\n12/24/2026: 9am-1pm'
    expect(await parseOne({ name: 'A', specialHours })).toMatchObject({
      specialHours: 'Thanksgiving: Closed; 2026-12-24: 9 AM to 1 PM',
      warnings: ['special hours not usable, left out: Easter: Closed'],
    })
  })

  it('keeps the treatment types in the file, and derives missing ones', async () => {
    const stated = { name: 'Detox House', treatment_types: ['residential', 'nonsense'] }
    expect((await parseOne(stated)).treatmentTypes).toEqual(['residential'])
    expect((await parseOne({ name: 'Detox House' })).treatmentTypes).toEqual(['detox'])
  })

  it('gives the number to dial, also with extensions and letters', async () => {
    expect(await parseOne({ name: 'A', phone: '732-961-9666 x21' })).toMatchObject({
      phone: '732-961-9666 x21',
      phoneUnformatted: '+17329619666',
    })
    expect((await parseOne({ name: 'A', phone: '1-800-GET-HELP' })).phoneUnformatted).toBe(
      '+18004384357',
    )
    expect(
      await parseOne({ name: 'A', phone: '9.18E+11', phone_unformatted: '+16095550142' }),
    ).toMatchObject({
      phone: '(609) 555-0142',
      phoneUnformatted: '+16095550142',
      warnings: [],
    })
  })

  it('has opening hours joined by day and sorted by weekday', async () => {
    const openingHours = [
      { dayOfWeek: 7, hours: 'Closed' },
      { dayOfWeek: 1, hours: '9 to 12' },
      { dayOfWeek: 1, hours: '1 to 5' },
    ]
    expect((await parseOne({ name: 'A', openingHours })).openingHours).toEqual([
      { dayOfWeek: 1, hours: '9 to 12, 1 to 5' },
      { dayOfWeek: 7, hours: 'Closed' },
    ])
  })
})
