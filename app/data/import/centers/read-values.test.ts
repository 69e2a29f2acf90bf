import { describe, expect, it } from 'vitest'
import { parseBytes } from '#tests/support/import-files.ts'
import type { CenterDraft } from './center-draft.ts'

async function read(fields: object): Promise<CenterDraft> {
  const { drafts } = await parseBytes('a.json', JSON.stringify([{ name: 'A', ...fields }]))
  if (!drafts[0]) throw new Error('The record was skipped')
  return drafts[0]
}

const week = [
  { dayOfWeek: 1, hours: '9 AM to 5 PM' },
  { dayOfWeek: 7, hours: 'Closed' },
]
const infos = [
  { category: 'Payment', infoKey: 'Medicaid', infoValue: true },
  { category: 'Payment', infoKey: 'Medicare', infoValue: false },
]
/** Marks a record as our own export, so its list is trusted. */
const exported = { slug: 'a', createdAt: 'x', source: 'import' }

/** Table rows for values that all have the same result. */
const each = <Read>(values: unknown[], read: Read) =>
  values.map((value): [unknown, Read] => [value, read])

/**
 * For each field: the value in the file, the value we read, and other fields of the record if they
 * matter.
 */
const cases: {
  [Field in keyof CenterDraft]?: [value: unknown, read: unknown, otherFields?: object][]
} = {
  city: [
    ['  SEARHC ', 'SEARHC'],
    ['7\u202fAM\u00a0to\t8\r\nPM', '7 AM to 8 PM'],
    ['a\u0000b\u0007c\ud800d', 'abcd'],
    ['\ufeffname', 'name'],
    ['\u202anot \u202eturned\u202c around\u2069', 'not turned around'],
    ['ñ 🙂', 'ñ 🙂'],
    ['One\n\ntwo', 'One two'],
    [48, '48'],
    ...each(['NA', 'n/a', 'null', 'None', 'NaN', '', ' \u00a0 ', null, {}], null),
    ['NA Services', 'NA Services'],
  ],
  description: [
    [' One \r\n\r\n\r\n two\r\nthree ', 'One\n\ntwo\nthree'],
    ['One\r\r\ntwo\rthree', 'One\ntwo\nthree'],
    ['N/A', null],
  ],
  price: [
    ['4.5', 4.5],
    [' 1,234.5 ', 1234.5],
    ['-74.1', null],
    ['.5', 0.5],
    ['1e3', 1000],
    [4.5, 4.5],
    ...each(['$10-20', 'ALL 1,000–1,500', '1,23', '12abc', 'e5', '-', '1e999', true, null], null),
  ],
  reviewsCount: [
    ['48.0', 48],
    ['48', 48],
    [48.9, 48],
    ['1,204', 1204],
    ['-1', null],
    ['99999999999', null],
    ['many', null],
  ],
  permanentlyClosed: [
    ...each(['TRUE', 'yes', 1, true], true),
    ...each(['FALSE', 'false', '0', 0, false, 'no', 'maybe', ''], false),
  ],
  postalCode: [
    ['8755', '08755'],
    ['953', '00953'],
    [7102, '07102'],
    ['92806.0', '92806'],
    ['7102-1234', '07102-1234'],
    ['071021234', '07102-1234'],
    ['00000', null],
    ['NA', null],
    ['8755', '8755', { country: 'AT' }],
    ['K1A 0B1', 'K1A 0B1', { country: 'CA' }],
  ],
  state: [
    ...each(['nj', 'N.J.', 'New Jersey'], 'NJ'),
    ['PUERTO RICO', 'PR'],
    ['Ontario', 'Ontario'],
  ],
  countryCode: [...each(['us', 'U.S.', 'USA', 'United States', 'Freedonia'], 'US'), ['ca', 'CA']],
  website: [
    ['https://example.org/a?b=c', 'https://example.org/a?b=c'],
    ['HTTP://Example.org', 'HTTP://Example.org'],
    ['www.example.org', 'http://www.example.org'],
    ['//example.org/x', 'http://example.org/x'],
    ['example.org:8080', 'http://example.org:8080'],
    ...each(['http://', 'https://', 'javascript:alert(1)', 'mailto:a@example.org', 'NA'], null),
    ...each(['ftp://example.org', 'http://user:pass@example.org', 'http://localhost'], null),
    ...each(['http://w www.example.org', 'not a site'], null),
  ],
  phone: [
    ['732-961-9666 x21', '732-961-9666 x21'],
    [' (609) 555-0142 ', '(609) 555-0142'],
    [6095550142, '6095550142'],
    ['6095550142.0', '6095550142'],
    ['1-800-GET-HELP', '(800) 438-4357'],
    ['Fax: 609-555-0142', null],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['800-311-3435', '800-311-3435'],
    ['988', null],
    ...each(['9.18E+11', '9.18e11', '(999) 999-9999', '000-000-0000', 'NA', 'call us'], null),
    ['123-456-7890', null],
  ],
  listedOn: [
    ['2025-03-14', '2025-03-14', exported],
    ['2025-02-30', null, exported],
    ['2999-01-01', null, exported],
    ['14 March', null, exported],
    ['2025-03-14', null],
  ],
  categories: [
    [
      ['One', ' ', 'Two '],
      ['One', 'Two'],
    ],
    ['One; Two|Three', ['One', 'Two', 'Three']],
    ['["One; A","Two"]', ['One; A', 'Two']],
    ['[not JSON', ['[not JSON']],
    [{ 0: 'One', 1: 'Two' }, ['One', 'Two']],
    [{ category: ['One', 'Two'] }, ['One', 'Two']],
    [{ category: 'One; A' }, ['One; A']],
    [['One; A'], ['One; A']],
    [null, []],
  ],
  openingHours: [
    [
      [
        { day: 'Monday', hours: '9\u202fAM to 5\u202fPM' },
        { day: 'Sunday', hours: 'Closed' },
      ],
      week,
    ],
    [[week[0], { day_of_week: '0', hours: 'Closed' }], week],
    [{ 0: { day: 'Mon', hours: '9 AM to 5 PM' }, 1: { day: 'sun', hours: 'Closed' } }, week],
    [{ day: week.map((day) => ({ ...day, dayOfWeek: `${day.dayOfWeek}` })) }, week],
    [{ Monday: '9 AM to 5 PM', Sunday: 'Closed' }, week],
    [JSON.stringify(week), week],
    [
      [...week, { day: 'Someday', hours: '9' }, { day: 'Friday', hours: '' }, 'Tuesday', null],
      week,
    ],
    ...each([[], null, 'by appointment', {}], []),
  ],
  additionalInfo: [
    [infos, infos],
    [
      infos.map(({ category, infoKey, infoValue }) => ({
        category,
        info_key: infoKey,
        info_value: String(infoValue),
      })),
      infos,
    ],
    [{ info: infos }, infos],
    [JSON.stringify(infos), infos],
    [{ Payment: [{ Medicaid: true }, { Medicare: false }] }, infos],
    [{ Payment: { 0: { Medicaid: 'TRUE' }, 4: { Medicare: 'FALSE' } } }, infos],
    [{ Payment: { Medicaid: 'yes', Medicare: 0, Other: 'perhaps' } }, infos],
    ...each([[], null, 'text', {}, { Payment: [] }], []),
  ],
}

describe.each(Object.entries(cases))('the %s', (field, rows) => {
  it.each(rows)('is read from %j as %j', async (value, expected, otherFields = {}) => {
    const draft = await read({ ...otherFields, [field]: value })
    expect(draft[field as keyof CenterDraft]).toEqual(expected)
  })
})

it.each([
  ['40.7357', '-74.1724', 'NJ', []],
  ['', null, 'NJ', []],
  ['40.7', '', 'NJ', ['only one of latitude and longitude, left out: 40.7']],
  ['33.68', '-117.83', 'NJ', ['coordinates outside NJ, left out']],
  ['0', '0', null, ['coordinates not usable, left out: 0, 0']],
  ['140', '-74', null, ['coordinates not usable, left out: 140, -74']],
  ['north', 'west', 'NJ', ['coordinates not usable, left out: north, west']],
  ['33.68', '-117.83', null, []],
  ['43.7', '-79.4', 'ON', []],
  // Alaska's islands extend past 180 degrees.
  ['52.9', '173.2', 'AK', []],
])('reads the point %j, %j in %j', async (latitude, longitude, state, warnings) => {
  const isKept = latitude !== '' && warnings.length === 0
  expect(await read({ latitude, longitude, state })).toMatchObject({
    latitude: isKept ? Number(latitude) : null,
    longitude: isKept ? Number(longitude) : null,
    warnings,
  })
})
