import { describe, expect, it } from 'vitest'
import { treatmentTypes } from '#app/center/offerings/treatment-types.ts'
import { parseBytes } from '#tests/support/import-files.ts'
import { ownFieldKeys } from './own-fields.ts'
import { samhsaFields } from './samhsa-adapter.ts'

/** Values of wrong types and unknown words; each has a text or a number that occurs nowhere else. */
const wrongValues = {
  words: 'zqx word',
  'a number': 987654321,
  'a list of texts': ['zqx one', 'zqx two'],
  'an object': { zqxkey: 'zqx' },
  'a list in a list': [['zqx']],
  'a list of objects': [{ zqxkey: 'zqx' }],
  'an object with the keys of others': [{ category: 'zqx', infoKey: 'zqx', infoValue: 'zqx' }],
}
const mark = /zqx|98765/i

type Fields = Record<string, unknown>

const quote = (value: unknown) =>
  `"${String(typeof value === 'object' ? JSON.stringify(value) : value).replaceAll('"', '""')}"`

function toElement(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => toElement(name, item)).join('')
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, child]) => toElement(key, child))
      : [String(value)]
  return `<${name}>${inner.join('')}</${name}>`
}

const formats: Record<string, (fields: Fields) => string> = {
  'a.json': (fields) => JSON.stringify([fields]),
  'a.csv': (fields) =>
    [Object.keys(fields), Object.values(fields)].map((row) => row.map(quote).join(',')).join('\n'),
  'a.xml': (fields) => `<list>${toElement('item', fields)}</list>`,
}

/** Read a record with one wrong value, and return whether the value is kept or said, or its column listed. */
async function isSaid(name: string, base: Fields, field: string, value: unknown): Promise<boolean> {
  const write = formats[name] as (fields: Fields) => string
  const read = await parseBytes(name, write({ ...base, [field]: value }))
  const { items, unknownFields, unknownCodes } = read
  const isListed = [...unknownFields.keys()].some(
    (key) => key.toLowerCase() === field.toLowerCase(),
  )
  const isRefused = items.some((item) => !item.ok)
  return isListed || isRefused || mark.test(JSON.stringify([items, [...unknownCodes]]))
}

const own = { name: 'Hope House', city: 'Newark', state: 'NJ' }
const google = { title: 'Hope House', url: 'https://maps.example/x', city: 'Newark' }
const samhsa = { name1: 'Hope House', city: 'Newark', state: 'NJ' }
const hsds = {
  id: 's1',
  name: 'Outpatient',
  organization: { id: 'o1', name: 'Hope House' },
  service_at_locations: [{ id: 'l1', location: { id: 'p1' } }],
}

/** Read to recognize a list, or about its search and not the center; `zip4` alone is of no use. */
const ignoredBySamhsa = [
  'zip4',
  'intakeprompt',
  'certification',
  'fullcertification',
  'fullcertificationdate',
  'irow',
  'frid',
  'miles',
  'distance',
]

const cases: [list: string, base: Fields, fields: string[], files: string[]][] = [
  ['our own list', own, ownFieldKeys.flatMap(([, keys]) => keys), Object.keys(formats)],
  [
    'an export of Google Maps',
    google,
    [...ownFieldKeys.flatMap(([, keys]) => keys), 'subtitle', 'location', 'url'],
    Object.keys(formats),
  ],
  [
    'a list of SAMHSA',
    samhsa,
    [...samhsaFields, 'mu', 'dt'].filter((field) => !ignoredBySamhsa.includes(field)),
    Object.keys(formats),
  ],
  [
    'HSDS',
    hsds,
    [
      ...['description', 'url', 'website', 'status', 'phones', 'schedules', 'languages'],
      ...['attributes', 'minimum_age', 'maximum_age', 'cost_options', 'required_documents'],
      ...['assured_date', 'application_process', 'fees_description', 'wait_time', 'other'],
    ],
    ['a.json'],
  ],
]

describe('a value that can’t be read', () => {
  it.each(
    cases.flatMap(([list, base, fields, files]) =>
      files.flatMap((file) =>
        Object.entries(wrongValues).map(([what, value]) => ({
          list,
          file,
          what,
          base,
          fields,
          value,
        })),
      ),
    ),
  )('is said: $what in each field of $list, $file', async ({ file, base, fields, value }) => {
    const silent: string[] = []
    for (const field of new Set(fields)) {
      if (!(await isSaid(file, base, field, value))) silent.push(field)
    }
    expect(silent).toEqual([])
  })
})

describe('the warning of a record', () => {
  const warn = async (fields: Fields, base: Fields = own) => {
    const { drafts } = await parseBytes('a.json', JSON.stringify([{ ...base, ...fields }]))
    return drafts[0]?.warnings
  }

  it('quotes unknown treatment types and offerings, and keeps the others', async () => {
    const fields = { treatmentTypes: ['detox', 'Group Therapy', 'swimming'], offerings: ['pool'] }
    expect(await warn(fields)).toEqual([
      'treatment types not usable, left out: swimming',
      'offerings not usable, left out: pool',
    ])
    const { drafts } = await parseBytes('a.json', JSON.stringify([{ ...own, ...fields }]))
    expect(drafts[0]?.treatmentTypes).toEqual(
      treatmentTypes.filter((type) => type === 'detox' || type === 'group-therapy'),
    )
  })

  it('quotes malformed additional information', async () => {
    const info = { category: 'Access', infoKey: 'Elevator' }
    expect(
      await warn({
        additionalInfo: [{ ...info, infoValue: true }, { ...info, infoValue: 'maybe' }, 'WiFi', {}],
      }),
    ).toEqual([
      'additional information not usable, left out: {"category":"Access","infoKey":"Elevator","infoValue":"maybe…',
      'additional information not usable, left out: WiFi',
    ])
    expect(
      await warn({
        additionalInfo: { Access: [{ Elevator: true }, { Ramp: 'soon', Bell: null }] },
      }),
    ).toEqual(['additional information not usable, left out: {"Ramp":"soon"}'])
  })

  it('quotes opening hours without a day', async () => {
    const openingHours = [{ day: 'Monday' }, { day: 'Funday', hours: '9 to 5' }, 7]
    expect(await warn({ openingHours })).toEqual([
      'opening hours not usable, left out: {"day":"Funday","hours":"9 to 5"}',
      'opening hours not usable, left out: 7',
    ])
  })

  it('quotes service codes that are neither yes nor no, and numbers that can’t be dialed', async () => {
    expect(
      await warn({ mu: 'x', dt: 1, tele: '?', intake1: 'ask', phone: '609-555-0142' }, samhsa),
    ).toEqual([
      'service codes not usable, left out: MU x, TELE ?',
      'further numbers, left out: intake1 ask',
    ])
  })

  it('is one of fifty at most', async () => {
    const offerings = Array.from({ length: 90_000 }, (_, index) => `zqx ${index}`)
    const texts = offerings.slice(0, 15_000)
    for (const fields of [{ offerings }, { openingHours: texts.map((a) => ({ a, b: a })) }]) {
      const warnings = (await warn(fields)) ?? []
      expect(warnings).toHaveLength(51)
      expect(warnings.at(-1)).toMatch(/^\d\d,\d{3} more warnings like these$/)
    }
  })

  it('says that several values were joined', async () => {
    expect(await warn({ street: ['1 Main St', 'Suite 2'], phone: ['609-555-0142'] })).toEqual([
      'street has several values: 1 Main St, Suite 2',
    ])
  })
})

it('lists a column that another column of the same field overrules', async () => {
  const file =
    'name,title,zip,postal_code,lat,latitude,listedIn\nA,B,07102,07103,1,40.7,Mine\nC,C,,07104,,,\n'
  const { unknownFields } = await parseBytes('a.csv', file)
  expect([...unknownFields]).toEqual([
    ['title', 1],
    ['zip', 1],
    ['lat', 1],
    ['listedIn', 1],
  ])
})
