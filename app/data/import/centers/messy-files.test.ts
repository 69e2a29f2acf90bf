import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { parseBytes, readOutcome } from '#tests/support/import-files.ts'
import { writeWorkbook } from '#tests/support/write-workbook.ts'
import type { CenterDraft } from './center-draft.ts'
import type { ParseOptions } from './parse-centers.ts'

/** Read a file: each center in a line, then warnings, problems, columns that aren't read, and notes. */
async function read(name: string, content: string | Uint8Array, options?: ParseOptions) {
  const { items, unknownFields, notes, remarks, table } = await parseBytes(name, content, options)
  return {
    centers: items.flatMap((item) => (item.ok ? [describeCenter(item.draft)] : [])),
    warnings: items.flatMap((item) => (item.ok ? item.draft.warnings : [])),
    problems: items.flatMap((item) => (item.ok ? [] : [`${item.number}: ${item.reason}`])),
    unread: [...unknownFields.keys()],
    notes: [...notes, ...remarks.keys()],
    header: table?.row,
  }
}

function describeCenter({ name, phone, street, city, state, postalCode }: CenterDraft): string {
  return [name, phone, street, city, state, postalCode].map((value) => value ?? '–').join(' | ')
}

const hopeHouse = 'Hope House | 973-555-0142 | 12 Main St | Newark | NJ | 07102'

describe('messy files', () => {
  it('1: titles, notes and blank rows above the header, and the header again on each page', async () => {
    const file = `Licensed Facilities 2025,,,,,
"Source: Department of Health, July 1, 2025",,,,,

Facility Name,Phone Number,Street Address,Town,ST,Zip Code
Hope House,973-555-0142,12 Main St,Newark,NJ,7102
Facility Name,Phone Number,Street Address,Town,ST,Zip Code
Faith House,,3 Elm Ave,Trenton,NJ,8608
`
    expect(await read('list.csv', file)).toEqual({
      centers: [hopeHouse, 'Faith House | – | 3 Elm Ave | Trenton | NJ | 08608'],
      warnings: [],
      problems: ['2: Repeats the names of the columns'],
      unread: [],
      notes: [
        'The columns are named in row 4. Not read above it: “Licensed Facilities 2025”, “Source: Department of Health, July 1, 2025”',
      ],
      header: 4,
    })
  })

  it('2: merged groups above the header of a workbook tell equal columns apart', async () => {
    const book = writeWorkbook([
      [
        ['State list', null, null, null, null, null, null],
        ['Facility', null, 'Main', null, 'Intake', 'Mailing', 'Location'],
        ['Name', 'License', 'Phone', 'Ext.', 'Phone', 'City', 'City'],
        ['Hope House', 77, '973-555-0142', 12, '973-555-0143', 'Camden', 'Newark'],
      ],
    ])
    const { drafts } = await parseBytes('list.xlsx', book)
    expect(drafts).toMatchObject([
      {
        name: 'Hope House',
        phone: '973-555-0142 ext. 12',
        intakePhone: '973-555-0143',
        city: 'Newark',
      },
    ])
    expect(await read('list.xlsx', book)).toMatchObject({
      unread: ['License', 'Mailing City'],
      header: 3,
    })
  })

  it('3: addresses in one line, in the ways people write them', async () => {
    const lines = [
      '"12 Main St - Newark, NJ 07102"',
      '"12 Main St, Newark, N.J. 07102 (Essex County)"',
      '"12 Main St\nNewark NJ 07102-1234"',
      '"12 Main St; Newark; NJ; 07102; USA"',
    ]
    const rows = lines.map((line, index) => `House ${index},${line}`)
    const { centers, warnings } = await read(
      'list.csv',
      ['Program Name,Physical Address', ...rows].join('\n'),
    )
    expect(centers.map((center) => center.split(' | ').slice(2).join(' | '))).toEqual([
      '12 Main St | Newark | NJ | 07102',
      '12 Main St | Newark | NJ | 07102',
      '12 Main St | Newark | NJ | 07102-1234',
      '12 Main St | Newark | NJ | 07102',
    ])
    expect(warnings).toEqual([])
  })

  it('4: places of OpenStreetMap', async () => {
    const properties = {
      name: 'Hope House',
      amenity: 'clinic',
      'addr:housenumber': '12',
      'addr:street': 'Main St',
      'addr:unit': '5',
      'addr:city': 'Newark',
      'addr:state': 'NJ',
      'addr:postcode': '07102',
      'contact:phone': '973-555-0142',
      'contact:website': 'https://hope.example',
      'contact:email': 'hope@example.org',
      opening_hours: 'Mo-Fr 09:00-17:00; Sa 10:00-14:00; PH off',
    }
    const geometry = { type: 'Point', coordinates: [-74.17, 40.73] }
    const features = [{ type: 'Feature', properties, geometry }]
    const file = JSON.stringify({ type: 'FeatureCollection', features })
    expect(await read('osm.geojson', file)).toEqual({
      centers: ['Hope House | 973-555-0142 | 12 Main St, Unit 5 | Newark | NJ | 07102'],
      warnings: ['opening hours not usable, left out: PH off'],
      problems: [],
      unread: ['amenity', 'contact:email'],
      notes: [],
      header: undefined,
    })
    const [draft] = (await parseBytes('osm.geojson', file)).drafts
    expect(draft).toMatchObject({ website: 'https://hope.example', latitude: 40.73 })
    expect(draft?.openingHours.map(({ dayOfWeek, hours }) => `${dayOfWeek} ${hours}`)).toEqual([
      ...[1, 2, 3, 4, 5].map((day) => `${day} 09:00-17:00`),
      '6 10:00-14:00',
    ])
  })

  it('5: semicolons and Windows-1252, with a title that has commas', async () => {
    const file =
      'Treatment, recovery, and support, 2025\nAgency;Telephone;Address 1;Municipality;State;Postal\nCasa Peña;973-555-0142;12 Main St;Newark;NJ;07102\n'
    expect(await read('list.csv', Buffer.from(file, 'latin1'))).toMatchObject({
      centers: ['Casa Peña | 973-555-0142 | 12 Main St | Newark | NJ | 07102'],
      notes: [
        'Read as windows-1252: 1 line is not UTF-8.',
        'The columns are named in row 2. Not read above it: “Treatment, recovery, and support, 2025”',
      ],
    })
  })

  it('6: formulas in a workbook count with their stored values, and errors are blank', async () => {
    const book = writeWorkbook([
      [
        ['Facility Name', 'Tel.', 'House No', 'Street', 'Town', 'ST', 'Zip'],
        ['Hope House', '973-555-0142', 12, 'Main St', 'Newark', 'NJ', { error: '#N/A' }],
      ],
    ])
    expect(await read('list.xlsx', book)).toMatchObject({
      centers: ['Hope House | 973-555-0142 | 12 Main St | Newark | NJ | –'],
      warnings: [],
      unread: [],
    })
  })

  it('7: HSDS of another publisher, with hours in a text', async () => {
    const service = {
      id: 's1',
      name: 'Outpatient',
      organization: { id: 'o1', name: 'Hope House' },
      phones: [{ number: '973-555-0142' }],
      service_at_locations: [
        {
          id: 'l1',
          location: {
            id: 'p1',
            addresses: [
              {
                address_1: '12 Main St',
                city: 'Newark',
                state_province: 'NJ',
                postal_code: '07102',
              },
            ],
          },
        },
      ],
    }
    expect(await read('services.json', JSON.stringify([service]))).toMatchObject({
      centers: [hopeHouse],
      problems: [],
    })
  })

  it.each([
    [
      '8a: a page named .xls',
      'list.xls',
      `<html><head><style>td { x: y }</style><body><table><tr><td colspan=6>Directory &amp; list
       <tr><th>Facility Name<th>Phone Number<th>Street<th>Town<th>ST<th>Zip Code
       <tr><td>Hope&nbsp;House<td>973-555-0142<td>12 Main St<!-- <td>x --><td>Newark<td>NJ<td>07102</table>`,
    ],
    [
      '8b: the XML of Excel 2003',
      'list.xls',
      `<?xml version="1.0"?><Workbook xmlns:ss="urn:x"><Worksheet><Table><Row><Cell><Data>Facility Name</Data></Cell><Cell><Data>Phone</Data></Cell><Cell><Data>Street</Data></Cell><Cell><Data>Town</Data></Cell><Cell><Data>ST</Data></Cell><Cell><Data>Note</Data></Cell><Cell><Data>Zip</Data></Cell></Row>
       <Row><Cell><Data>Hope House</Data></Cell><Cell><Data>973-555-0142</Data></Cell><Cell><Data>12 Main St</Data></Cell><Cell><Data>Newark</Data></Cell><Cell><Data>NJ</Data></Cell><Cell ss:Index="7"><Data>07102</Data></Cell></Row></Table></Worksheet></Workbook>`,
    ],
    [
      '8c: CSV named .xls',
      'list.xls',
      'Facility Name,Phone,Street,Town,ST,Zip\nHope House,973-555-0142,12 Main St,Newark,NJ,07102\n',
    ],
    [
      '8d: a workbook named .csv',
      'list.csv',
      writeWorkbook([
        [
          ['Facility Name', 'Phone', 'Street', 'Town', 'ST', 'Zip'],
          ['Hope House', '973-555-0142', '12 Main St', 'Newark', 'NJ', '07102'],
        ],
      ]),
    ],
    [
      '9: tabs',
      'list.tsv',
      'List, printed\nFacility Name\tTelephone\tStreet\tTown\tST\tZip\nHope House\t973-555-0142\t12 Main St\tNewark\tNJ\t7102\n',
    ],
  ])('%s', async (_, name, content) => {
    const { centers, problems, warnings } = await read(name, content)
    expect({ centers, problems, warnings }).toEqual({
      centers: [hopeHouse],
      problems: [],
      warnings: [],
    })
  })

  it('says when a file is not what its name says', async () => {
    const { notes } = await read('list.xls', 'Facility Name,Town\nHope House,Newark\n')
    expect(notes).toEqual(['The file’s name doesn’t say what it holds. Read as its content: CSV.'])
    const old = Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1')
    expect(await readOutcome('list.xls', old)).toBe(
      'File parsing error: this is a workbook of Excel 2003 or older; open it in Excel and save it as .xlsx or CSV',
    )
  })

  it('10: 100 MB are refused at once, also when they are packed', async () => {
    const row = 'Hope House,Newark,NJ,07102\n'
    const large = Buffer.alloc(100 * 1024 * 1024, row)
    expect(await readOutcome('list.csv', large)).toBe(
      'File parsing error: the file is larger than 50 MB',
    )
    expect(await readOutcome('list.csv.gz', gzipSync(large, { level: 1 }))).toBe(
      'File parsing error: the file has more than 200,000 records',
    )
  })
})

describe('a header', () => {
  const file = 'First,Second\nAlpha,Beta\nHope House,Newark\n'

  it('is the row that a person chose', async () => {
    expect(await read('list.csv', file)).toMatchObject({ header: 1, unread: ['First', 'Second'] })
    const mapping = { alpha: 'name', beta: 'city' }
    expect(await read('list.csv', file, { headerRow: 2, mapping })).toMatchObject({
      header: 2,
      centers: ['Hope House | – | – | Newark | – | –'],
    })
    await expect(parseBytes('list.csv', file, { headerRow: 9 })).rejects.toThrow(
      'row 9 can’t name the columns: it is blank or not there',
    )
  })

  it('is the row with the columns of a known file', async () => {
    const later = `Note\n\n${file}`
    expect(await read('list.csv', later, { headerColumns: ['alpha', 'beta'] })).toMatchObject({
      header: 4,
    })
  })

  it('is found among the first 30 rows only', async () => {
    const titled = (rows: number) => `${'A note,\n'.repeat(rows)}Facility Name,Town\nHope,Newark\n`
    expect(await read('list.csv', titled(29))).toMatchObject({ header: 30 })
    expect(await read('list.csv', titled(30))).toMatchObject({ header: 1 })
  })

  it('stays the first row that names fields, whatever the rows below say', async () => {
    const quoted = 'name,city,state\nPhone,Address,Town\nHope House,Newark,NJ\n'
    expect(await read('list.csv', quoted)).toMatchObject({ header: 1, problems: [] })
  })
})
