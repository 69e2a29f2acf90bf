import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { importLimits } from './raw-records.ts'
import { parseBytes, readBytes } from './test-files.ts'
import { type Sheet, writeWorkbook, writeZip } from './test-workbook.ts'

const message = async (name: string, content: string | Uint8Array) => {
  const read = await readBytes(name, content)
  return read.ok ? `${read.records.length} records` : read.message
}

const list: Sheet = [
  ['name', 'city', 'zip'],
  ['Hope', 'Newark', '07102'],
]

describe('what is packed', () => {
  it('is read as what it is: a gzip of each format, and a workbook', async () => {
    const csv = 'name,city\nHope,Newark\n'
    expect(await message('a.csv.gz', gzipSync(csv))).toBe('1 records')
    expect(await message('a.JSON.GZ', gzipSync('[{"name":"A"},{"name":"B"}]'))).toBe('2 records')
    expect(await message('a.xml.gz', gzipSync('<item><name>A</name></item>'))).toBe('1 records')
    expect(await message('a.xlsx', writeWorkbook([list]))).toBe('1 records')
    expect(await message('a.gz', gzipSync(csv))).toMatch(/^Unsupported/)
    expect(await message('a.xlsx.gz', gzipSync(writeWorkbook([list])))).toMatch(/^Unsupported/)
  })

  it('is refused where it is cut short, damaged, or something else', async () => {
    const damaged = 'File parsing error: the file is damaged: it cannot be unpacked'
    const packed = gzipSync(`name\n${'Hope\n'.repeat(5000)}`)
    expect(await message('a.csv.gz', packed.subarray(0, packed.length - 20))).toBe(damaged)
    const flipped = Uint8Array.from(packed)
    flipped[packed.length - 6] = (flipped[packed.length - 6] ?? 0) ^ 255
    expect(await message('a.csv.gz', flipped)).toBe(damaged)
    expect(await message('a.csv.gz', 'name\nHope')).toBe(damaged)
    expect(await message('a.csv.gz', gzipSync(gzipSync('name\nHope')))).toBe(
      'File parsing error: this is not a text file',
    )
    const book = writeWorkbook([list])
    for (const length of [0, 1, 30, 100, book.length - 40, book.length - 1]) {
      expect(await message('a.xlsx', book.subarray(0, length))).toMatch(
        /^File parsing error: (the file is damaged|this is not an Excel)/,
      )
    }
    expect(await message('a.xlsx', writeZip({ 'other.txt': 'x' }))).toBe(
      'File parsing error: this is not an Excel workbook (.xlsx)',
    )
    expect(await message('a.csv', book)).toMatch(/spreadsheet workbook/)
  })

  it('stops expanding at its limit', async () => {
    const limit = importLimits.expandedMegabytes
    const megabyte = Buffer.alloc(1024 * 1024, 'a,b\n')
    const bomb = gzipSync(Buffer.concat(Array.from({ length: limit + 1 }, () => megabyte)), {
      level: 1,
    })
    expect(bomb.length).toBeLessThan(3 * 1024 * 1024)
    expect(await message('a.csv.gz', bomb)).toBe(
      `File parsing error: unpacked, the file is larger than ${limit} MB`,
    )
    const claims = writeWorkbook([list], { claimedSize: (limit + 1) * 1024 * 1024 })
    expect(await message('a.xlsx', claims)).toMatch(/unpacked, the file is larger/)
    const lies = writeWorkbook([list], { claimedSize: 10 })
    expect(await message('a.xlsx', lies)).toMatch(/the file is damaged/)
  })
})

describe('a workbook', () => {
  it('gives the values of its first sheet, as text', async () => {
    const sheet: Sheet = [
      ['  name', 'zip', 'permanently closed', 'rating', 'note'],
      ['Hope & <House>', { shared: '08755' }, true, 4.5, { runs: ['two ', 'runs'] }],
      [],
      ['Faith', 8755, false, { error: '#N/A' }, ''],
      [null, null, null, null, 'no name'],
    ]
    const read = await readBytes('a.xlsx', writeWorkbook([sheet, list], { names: ['One', 'Two'] }))
    expect(read).toMatchObject({ ok: true, notes: ['Only the first sheet was read: One.'] })
    const records = read.ok
      ? read.records.map((record) => Object.fromEntries(record as Map<string, unknown>))
      : []
    expect(records).toEqual([
      {
        name: 'Hope & <House>',
        zip: '08755',
        permanentlyclosed: 'TRUE',
        rating: '4.5',
        note: 'two runs',
      },
      { name: 'Faith', zip: '8755', permanentlyclosed: 'FALSE' },
      { note: 'no name' },
    ])
    const { drafts } = await parseBytes('a.xlsx', writeWorkbook([sheet]))
    expect(drafts).toMatchObject([
      { name: 'Hope & <House>', postalCode: '08755', permanentlyClosed: true, totalScore: 4.5 },
      { name: 'Faith', postalCode: '08755', permanentlyClosed: false, totalScore: null },
    ])
  })

  it('needs a header and a row, and is not too wide', async () => {
    expect(await message('a.xlsx', writeWorkbook([[]]))).toMatch(/^CSV must have headers/)
    expect(await message('a.xlsx', writeWorkbook([[['name']]]))).toMatch(/^CSV must have headers/)
    expect(await message('a.xlsx', writeWorkbook([[['name'], ['A']]], { firstCell: 'XFD1' }))).toBe(
      'File parsing error: the sheet has more than 2,000 columns',
    )
  })

  it('reads any table as CSV does', async () => {
    const cell = fc.string({ unit: fc.constantFrom(...'aZ0 ,"\'&<>é🙂'), maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 }),
        async (rows) => {
          const table = [['name', 'city', 'note'], ...rows.map(([a, b, c]) => [`w${a}`, b, c])]
          const csv = table
            .map((row) => row.map((text) => `"${text?.replace(/"/g, '""')}"`).join(','))
            .join('\n')
          const read = await readBytes('a.csv', csv)
          expect((await parseBytes('a.xlsx', writeWorkbook([table]))).drafts).toEqual(
            (await parseBytes('b.csv', csv)).drafts,
          )
          expect(read.ok).toBe(true)
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('hostile files', () => {
  it('are cut off at any byte without a crash, and what is whole is never invented', async () => {
    const json = JSON.stringify([{ name: 'A', categories: ['x', 'y'] }, { name: 'B "q" é' }])
    const xml = '<c><item><name>A</name></item><item><name>B &amp; é</name></item></c>'
    for (const [name, text] of [
      ['a.json', json],
      ['a.xml', xml],
    ] as const) {
      const bytes = Buffer.from(text)
      for (let length = 0; length < bytes.length; length++) {
        const read = await readBytes(name, bytes.subarray(0, length))
        expect(read.ok, `${name} cut at ${length}`).toBe(false)
      }
    }
  })

  it('blow up by no entities: a DOCTYPE is refused before it is used', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
      { length: 9 },
      (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index === 0 ? '' : index};`.repeat(10)}">`,
    ).join('')}]><center><name>&lol9;</name></center>`
    expect(await message('a.xml', bomb)).toBe(
      'File parsing error: a document type (DOCTYPE) is not allowed',
    )
    const external = '<!DOCTYPE x SYSTEM "file:///etc/passwd"><center><name>&x;</name></center>'
    expect(await message('a.xml', external)).toMatch(/DOCTYPE/)
  })

  it('nest as deep as they like', async () => {
    for (const depth of [21, 100_000]) {
      expect(await message('a.json', '[{"a":'.repeat(depth))).toMatch(/nested more than 20/)
      expect(await message('a.xml', '<a>'.repeat(depth))).toMatch(/nested more than 20/)
    }
  })

  it('hold values that are too long', async () => {
    const long = 'x'.repeat(importLimits.recordLength + 10)
    expect(await message('a.json', `[{"name":"${long}"}]`)).toBe(
      'File parsing error: record 1 is too long, or a quoted value in it is never closed',
    )
    expect(await message('a.json', `{"name":"${long}"}`)).toMatch(/record 1 is too long/)
    expect(await message('a.csv', `name\n"A"\n"${long}"\n`)).toMatch(/is too long/)
    expect(await message('a.csv', `name\n"A"\n"${long}`)).toMatch(/never closed/)
    expect(await message('a.xml', `<item><name>${long}</name></item>`)).toBe(
      'File parsing error: a value is too long',
    )
  })

  it('lie about JSON’s structure', async () => {
    for (const text of [
      '[,]',
      '[1,]',
      '[,1]',
      '[{}{}]',
      '[{]}',
      '{"rows":[}',
      '{"rows":[1,2]',
      '{"rows":[]]',
      '[] []',
      '[1]x',
      '{"a":1}{"b":2}',
      '{"rows":[{}],}',
      '["a":1]',
      '[1}',
      '{"a":1]',
      "[{'name':'A'}]",
      '[NaN]',
    ]) {
      expect([text, await message('a.json', text)]).toEqual([text, 'Invalid JSON format'])
    }
    expect(await message('a.json', '{"x":{"rows":[1]},"rows" : [ {"name1":"A"} , {} ] }')).toBe(
      '2 records',
    )
    expect(await message('a.json', '{"a":"\\"rows\\":[","name":"A"}')).toBe('1 records')
  })

  it('name a field anew in each record, and fill no memory with that', async () => {
    const records = Array.from({ length: 2000 }, (_, index) => ({ name: 'A', [`x${index}y`]: 1 }))
    const { unknownFields } = await parseBytes('a.json', JSON.stringify(records))
    expect(unknownFields.size).toBe(500)
  })

  it('mix encodings within a file, a line and a letter', async () => {
    const bytes = Buffer.concat([
      Buffer.from('name\nPeña UTF\n', 'utf8'),
      Buffer.from('Pe\xf1a Latin\nBoth \xf1 and ', 'latin1'),
      Buffer.from('ñ\n', 'utf8'),
    ])
    const read = await readBytes('a.csv', bytes)
    expect(read).toMatchObject({
      notes: ['Read as UTF-8 and windows-1252: 2 lines are not UTF-8.'],
    })
    expect(read.ok && read.records.map((record) => 'get' in record && record.get('name'))).toEqual([
      'Peña UTF',
      'Peña Latin',
      'Both ñ and ñ',
    ])
  })
})

/** The readers meet a text in pieces; where it is cut must not matter. */
it('reads a file alike in chunks of any size', async () => {
  const { readCsv } = await import('./read-csv.ts')
  const { readJson } = await import('./read-json.ts')
  const { readXml } = await import('./read-xml.ts')
  const texts = {
    csv: 'name,city\r\n"A ""q"", é",Newark\r\r\n\r\nB,"x\r\ny"\rC,🙂\r\n',
    json: ' {"page":1,"rows":[{"name":"A \\"]é"},{"name":"B","l":[1,{"x":[]}]},7 ],"totalPages":2} ',
    xml: '<?xml version="1.0"?><l><item id="1"><name>A &amp; é</name><c><![CDATA[<x>]]></c></item><center/></l>',
  }
  const readers = { csv: readCsv, json: readJson, xml: readXml }
  const readIn = async (format: keyof typeof texts, size: number) => {
    const notes = { fieldLabels: new Map<string, string>(), notes: [] as string[] }
    async function* pieces() {
      // Decoders never cut a letter.
      const letters = [...texts[format]]
      for (let at = 0; at < letters.length; at += size) {
        yield letters.slice(at, at + size).join('')
      }
    }
    const records: unknown[] = []
    for await (const part of readers[format](pieces(), notes)) records.push(...part)
    return { records, notes }
  }
  for (const format of ['csv', 'json', 'xml'] as const) {
    const whole = await readIn(format, 10_000)
    expect(whole.records.length).toBeGreaterThan(1)
    for (let size = 1; size < 40; size++) {
      expect(await readIn(format, size), `${format} by ${size}`).toEqual(whole)
    }
  }
})
