import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { findProjectRoot } from '#db/project-root.ts'
import { parseBytes } from '#tests/support/import-files.ts'
import { isThorough } from '#tests/support/thorough.ts'
import { writeWorkbook } from '#tests/support/write-workbook.ts'

const line = '1153 10th Street Unit C, Clifton, NJ 07011, United States'
const parts = {
  street: '1153 10th Street Unit C',
  city: 'Clifton',
  state: 'NJ',
  postalCode: '07011',
  address: '1153 10th Street Unit C, Clifton, NJ 07011',
  warnings: [],
}

async function parseOne(record: object) {
  const { drafts } = await parseBytes('a.json', JSON.stringify([{ name: 'Hope', ...record }]))
  const [draft] = drafts
  if (!draft) throw new Error('The record was skipped')
  return draft
}

const quoted = `"${line}"`
const location = { id: 'l', location_type: 'physical', addresses: [{ address_1: line }] }

describe('an address in one line is read from', () => {
  it.each<[string, string, string | Uint8Array]>([
    ['our CSV', 'a.csv', `name,address\nHope,${quoted}`],
    ['CSV with the line as its street', 'a.csv', `name,street\nHope,${quoted}`],
    ['TSV', 'a.tsv', `name\taddress\nHope\t${line}`],
    ['our JSON', 'a.json', JSON.stringify([{ name: 'Hope', address: line }])],
    [
      'our XML',
      'a.xml',
      `<centers><center><name>Hope</name><address>${line}</address></center></centers>`,
    ],
    [
      'Excel',
      'a.xlsx',
      writeWorkbook([
        [
          ['name', 'address'],
          ['Hope', line],
        ],
      ]),
    ],
    [
      'Google Maps JSON',
      'a.json',
      JSON.stringify([{ title: 'Hope', address: line, url: 'https://maps.example.com/' }]),
    ],
    [
      'Google Maps CSV',
      'a.csv',
      `title,address,location/lat,location/lng\nHope,${quoted},40.87,-74.16`,
    ],
    ['SAMHSA', 'a.csv', `name1,street1\nHope,${quoted}`],
    [
      'GeoJSON',
      'a.geojson',
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          { type: 'Feature', properties: { name: 'Hope', address: line }, geometry: null },
        ],
      }),
    ],
    [
      'HSDS',
      'a.json',
      JSON.stringify([
        { id: 's', name: 'Hope', status: 'active', service_at_locations: [{ id: 'p', location }] },
      ]),
    ],
  ])('%s', async (_format, fileName, content) => {
    expect((await parseBytes(fileName, content)).drafts).toMatchObject([parts])
  })

  it('a column that a person mapped', async () => {
    const mapping = { whereitis: 'address' }
    const { drafts } = await parseBytes('a.csv', `name,Where it is\nHope,${quoted}`, { mapping })
    expect(drafts).toMatchObject([parts])
  })

  it('several lines', async () => {
    const address = 'Cedar House\n1153 10th Street,\r\nClifton, NJ 07011'
    expect(await parseOne({ address })).toMatchObject({
      ...parts,
      street: '1153 10th Street, Cedar House',
      address: 'Cedar House, 1153 10th Street, Clifton, NJ 07011',
    })
  })
})

describe('parts that other columns give', () => {
  it('win, with a warning where the line differs', async () => {
    const given = { address: line, city: 'Clifton', state: 'NJ' }
    expect(await parseOne({ ...given, zip: '07013' })).toMatchObject({
      city: 'Clifton',
      postalCode: '07013',
      warnings: [
        'the address says ZIP code 07011, its own column says 07013: taken from the column',
      ],
    })
    expect(await parseOne({ address: line, state: 'NY' })).toMatchObject({
      city: null,
      state: 'NY',
      postalCode: null,
      warnings: ['the address says state NJ, its own column says NY: taken from the column'],
    })
    expect(await parseOne({ address: line, city: 'Passaic' })).toMatchObject({
      city: 'Passaic',
      postalCode: '07011',
      warnings: [
        'the address says town Clifton, its own column says Passaic: taken from the column',
      ],
    })
  })

  it('do not differ by their spelling', async () => {
    const address = '1000 Howard Blvd, Mt. Laurel, New Jersey 08054-1234'
    const given = { address, city: 'Mount Laurel Township', state: 'nj', zip: '08054' }
    expect((await parseOne(given)).warnings).toEqual([])
  })

  it('help to find the others', async () => {
    const given = { address: '88 Main Street, East Orange', state: 'NJ' }
    expect(await parseOne(given)).toMatchObject({ city: 'East Orange', state: 'NJ', warnings: [] })
  })

  it('stay as they are in a directory’s own export', async () => {
    const own = { slug: 'hope', createdAt: '2026-01-01', source: 'import' }
    expect(await parseOne({ ...own, address: line })).toMatchObject({ address: line, city: null })
  })
})

test.each([
  ['1 Main St, Newark, Springfield, NJ', 'Springfield', 'NJ', []],
  [
    '700 Market St St. Louis MO 63101',
    'St. Louis',
    'MO',
    ['address read as street “700 Market St” and place “St. Louis, MO, 63101”: please check'],
  ],
  ['20 Nassau Street, Princeton', 'Princeton', null, [expect.stringContaining('please check')]],
  [
    '2626 Lake Drive West Palm Beach FL 33404',
    null,
    'FL',
    ['no town found in the address: 2626 Lake Drive West Palm Beach FL 33404'],
  ],
  [
    '12 Main St, Camden, NJ 07601',
    'Camden',
    'NJ',
    ['ZIP code 07601 is in Hackensack, far from Camden: please check'],
  ],
  [
    'Cedar House, second door, ring twice',
    null,
    null,
    ['no town, state or ZIP code found in the address: Cedar House, second door, ring twice'],
  ],
  ['100 Broad Street', null, null, []],
  ['12 Rue Haute, Québec, QC G1R 2L3, Canada', null, null, [expect.stringContaining('no town')]],
])('%s says what it was read as, where that is unsure', async (address, city, state, warnings) => {
  expect(await parseOne({ address })).toMatchObject({ city, state, warnings })
})

test('a line of any length is read in time that grows with it', async () => {
  const hostile = ['1 ', 'a, ', 'Suite 5 ', 'St ', '\n', ', NJ 07011 ', '# ', 'New York ']
  for (const piece of hostile) {
    const address = piece.repeat(200_000 / piece.length)
    expect((await parseOne({ address })).city).toBeNull()
    await parseOne({ address: piece.repeat(290 / piece.length) })
  }
})

const folder = path.resolve(findProjectRoot(), '../shared/data')
const files = ['samhsa_su_us_2021.csv', 'findtreatment_ma_2025.csv'].map((name) =>
  path.join(folder, name),
)
const isAbsent = !files.every((file) => existsSync(file))

describe.skipIf(isAbsent)(
  `SAMHSA's own addresses${isAbsent ? ' (skipped: ../shared/data is absent)' : ''}`,
  () => {
    it.each(files)('are read back from one line, at least 99 of 100: %s', async (file) => {
      const all = (await parseBytes(file, readFileSync(file))).drafts
      const drafts = isThorough ? all : all.filter((_, index) => index % 20 === 0)
      const rows = drafts.map(({ name, street, city, state, postalCode }) => {
        const address = [street, city, `${state} ${postalCode}`].filter(Boolean).join(', ')
        return { name, address, city, state, postalCode }
      })
      const lines = rows.map(({ name, address }) => ({ name, address }))
      const read = (await parseBytes('lines.json', JSON.stringify(lines))).drafts
      const isSame = (row: (typeof rows)[number], draft: (typeof read)[number]) =>
        draft.city === row.city && draft.state === row.state && draft.postalCode === row.postalCode
      const others = read.filter((draft, index) => {
        const row = rows[index]
        return row && !isSame(row, draft)
      })
      expect(others.length).toBeLessThanOrEqual(rows.length / 100)
      // Where the town differs, it is missing, not wrong.
      expect(others.filter(({ city }) => city !== null)).toEqual([])
    })
  },
)
