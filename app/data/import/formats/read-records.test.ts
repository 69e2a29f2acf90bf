import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { importMessages } from '#app/data/import/messages.ts'
import { readBytes } from '#tests/support/import-files.ts'
import { runs } from '#tests/support/thorough.ts'
import { importFormats } from './import-formats.ts'
import { recordLimits } from './record-limits.ts'
import { importLimits } from './records.ts'

/** Return the file's records as plain objects, or the error message. */
async function show(fileName: string, text: string | Uint8Array) {
  const read = await readBytes(fileName, text)
  if (!read.ok) return read.message
  return read.records.map((record) => ('problem' in record ? record : Object.fromEntries(record)))
}

it('refuses other formats in the words of the specification, and names all of ours', () => {
  const [refusal, ours] = importMessages.unsupportedFormat.split('XML.')
  expect(refusal).toBe('Unsupported file format. Please use JSON, CSV, or ')
  const further = Object.entries(importFormats).filter(
    ([format]) => !/^(json|csv|xml)$/.test(format),
  )
  for (const [, { name }] of further) expect(ours).toContain(name)
})

describe('readRecords', () => {
  it.each([
    ['list.txt', 'name\nA', importMessages.unsupportedFormat],
    ['csv', 'name\nA', importMessages.unsupportedFormat],
    ['list.constructor', 'x', importMessages.unsupportedFormat],
    ['a.csv', '', 'CSV must have headers and at least one data row'],
    ['a.csv', ' \r\n ', 'File parsing error: the file is empty'],
    ['a.csv', 'name,city\r\n', 'CSV must have headers and at least one data row'],
    ['a.csv', 'name,city\n,\n , \n', 'CSV must have headers and at least one data row'],
    ['a.json', '{"name": ', 'Invalid JSON format'],
    ['a.json', '"text"', 'Invalid JSON format'],
    ['a.json', 'null', 'Invalid JSON format'],
    ['a.json', '[]', 'File parsing error: the file has no records'],
    ['a.json', '{"rows":[]}', 'File parsing error: the file has no records'],
    ['a.xml', '<centers><center></centers>', 'Invalid XML format'],
    ['a.xml', 'name,city', 'Invalid XML format'],
    ['a.xml', '<centers/>', 'File parsing error: the file has no records'],
    ['a.xml', '<rows><row/></rows>', 'File parsing error: the file has no records'],
    [
      'a.csv',
      'name\nZ\n"A\nB\n',
      'File parsing error: a quoted value that begins in record 2 is never closed',
    ],
    [
      'a.csv',
      'PK\x03\x04',
      'File parsing error: this is a spreadsheet workbook; name it .xlsx, or save it as CSV',
    ],
    ['a.json', '\x00\x01\x02\x03', 'File parsing error: this is not a text file'],
  ])('refuses %s with %j: %s', async (fileName, text, message) => {
    expect(await show(fileName, text)).toBe(message)
  })

  it('refuses deep nesting, but allows brackets inside text', async () => {
    const depth = recordLimits.nesting
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
    for (const levels of [depth + 1, 100_000]) {
      for (const [name, text] of [
        ['a.json', nested(levels)],
        ['a.json', '[{"a":'.repeat(levels)],
        ['a.xml', '<a>'.repeat(levels)],
      ] as const) {
        expect(await show(name, text)).toBe(
          'File parsing error: the data is nested more than 20 levels deep',
        )
      }
    }
    expect(await show('a.json', `[${nested(depth - 1)}]`)).toEqual([
      { problem: 'Not a record with named fields' },
    ])
    expect(await show('a.json', '[{"name":"[[[[[[[[[[[[[[[[[[[[[[[[\\"[["}]')).toHaveLength(1)
    expect(
      await show('a.xml', `<c><center><name><![CDATA[${'<b>'.repeat(30)}]]></name></center></c>`),
    ).toHaveLength(1)
  })

  it('refuses too many records and too large a file', async () => {
    const rows = `name\n${'A\n'.repeat(importLimits.records + 1)}`
    expect(await show('a.csv', rows)).toBe(
      'File parsing error: the file has more than 200,000 records',
    )
    const large = new Uint8Array(importLimits.megabytes * 1024 * 1024 + 1).fill(65)
    expect(await show('a.csv', large)).toBe('File parsing error: the file is larger than 50 MB')
  })

  it('reports the encoding, and the number of lines that are not UTF-8', async () => {
    const bytes = Uint8Array.from(Buffer.from('name\r\nPe\xf1a House\r\nPlain\r\n', 'latin1'))
    expect(await readBytes('a.csv', bytes)).toMatchObject({
      notes: ['Read as windows-1252: 1 line is not UTF-8.'],
    })
    expect(await show('a.csv', bytes)).toEqual([{ name: 'Peña House' }, { name: 'Plain' }])
    expect(await readBytes('a.csv', 'name\nPeña')).toMatchObject({ notes: [] })
  })

  it('never throws an unexpected error for any bytes', async () => {
    const names = fc.constantFrom('a.csv', 'a.json', 'a.xml')
    await fc.assert(
      fc.asyncProperty(names, fc.uint8Array({ maxLength: 200 }), async (name, bytes) => {
        await readBytes(name, bytes)
      }),
      { numRuns: runs(100, 2000) },
    )
    const pieces = fc.array(
      fc.constantFrom(
        '<center>',
        '</center>',
        '<item a="',
        '"',
        '&#x',
        '&',
        ';',
        '{',
        '}',
        '[',
        ']',
        ',',
        '\n',
        '\r',
        'name',
        '__proto__',
        ':',
        '<!--',
        '<![CDATA[',
        '1',
      ),
      { maxLength: 40 },
    )
    await fc.assert(
      fc.asyncProperty(names, pieces, async (name, parts) => {
        await readBytes(name, parts.join(''))
      }),
      { numRuns: runs(200, 5000) },
    )
  })
})

describe('CSV', () => {
  it('accepts RFC 4180 and the mistakes of real exports', async () => {
    expect(await show('a.csv', '\ufeff"    name1",City \r\n"A ""B"", C","x\r\ny"\r\n')).toEqual([
      { name1: 'A "B", C', city: 'x\r\ny' },
    ])
    expect(await show('a.csv', 'name,city\r\r\nA,B\r\r\nC,D\r\r\n')).toEqual([
      { name: 'A', city: 'B' },
      { name: 'C', city: 'D' },
    ])
    expect(await show('a.csv', 'name\rA\rB')).toEqual([{ name: 'A' }, { name: 'B' }])
    expect(await show('a.csv', 'name;city\nA;B')).toEqual([{ name: 'A', city: 'B' }])
    expect(await show('a.csv', 'name\tcity\nA, Inc\tB')).toEqual([{ name: 'A, Inc', city: 'B' }])
    expect(await show('a.csv', 'name,city\nThe "Q" House, "B" \n')).toEqual([
      { name: 'The "Q" House', city: 'B' },
    ])
  })

  it('accepts rows without their last values, and reports rows with too many', async () => {
    expect(await show('a.csv', 'name,city\nA\nB,C,,\nD,E,F\n\nG,H')).toEqual([
      { name: 'A' },
      { name: 'B', city: 'C' },
      { problem: '3 values, but the header names 2 fields' },
      { name: 'G', city: 'H' },
    ])
  })

  it('turns columns that name a path into nested values', async () => {
    const header =
      'title,location/lat,categories/1,categories/0,additionalInfo/Offerings/x/3/Couples/family'
    expect(await show('a.csv', `${header}\nA,40.1,Two,One,TRUE`)).toEqual([
      {
        title: 'A',
        location: { lat: '40.1' },
        categories: { 0: 'One', 1: 'Two' },
        additionalinfo: { 'Offerings/x': { 3: { 'Couples/family': 'TRUE' } } },
      },
    ])
  })

  it('ignores column names that would change an object prototype', async () => {
    expect(
      await show('a.csv', 'name,__proto__/polluted,constructor/prototype/polluted\nA,1,1'),
    ).toHaveLength(1)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

describe('JSON', () => {
  it('accepts an array, one object and FindTreatment pages', async () => {
    expect(await show('a.JSON', '[{"Place ID":"x"},7,null]')).toEqual([
      { placeid: 'x' },
      { problem: 'Not a record with named fields' },
      { problem: 'Not a record with named fields' },
    ])
    expect(await show('a.json', '\ufeff{"name":"A","city":""}')).toEqual([{ name: 'A' }])
    expect(
      await readBytes('a.json', '{"page":1,"totalPages":3,"rows":[{"name1":"A"}]}'),
    ).toMatchObject({
      notes: ['The file is page 1 of 3; import the others too.'],
    })
  })
})

describe('XML', () => {
  it('reads the outermost items and centers at any depth, and keeps values as text', async () => {
    const xml = `<?xml version="1.0"?><!-- <center/> --><data><Item id="7"><name lang="en">A &amp; B &#241;&#x1F642; &lt;i&gt;</name>
      <zip>07102</zip><note><![CDATA[1 < 2 & 3]]></note><categories><item>x</item><item>y</item></categories></Item>
      <more><center/></more></data>`
    expect(await show('a.xml', xml)).toEqual([
      {
        id: '7',
        name: 'A & B ñ🙂 <i>',
        zip: '07102',
        note: '1 < 2 & 3',
        categories: { item: ['x', 'y'] },
      },
      {},
    ])
    expect(await show('a.xml', '<center><name>Only</name></center>')).toEqual([{ name: 'Only' }])
  })
})
