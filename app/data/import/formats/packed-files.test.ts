import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openSource, parseBytes, readBytes, readOutcome } from '#tests/support/import-files.ts'
import { runs } from '#tests/support/thorough.ts'
import { type Sheet, writeWorkbook, writeZip } from '#tests/support/write-workbook.ts'
import { importLimits } from './records.ts'

const list: Sheet = [
  ['name', 'city', 'zip'],
  ['Hope', 'Newark', '07102'],
]

describe('a packed file', () => {
  it('is read: gzip of each format, and a workbook', async () => {
    const csv = 'name,city\nHope,Newark\n'
    expect(await readOutcome('a.csv.gz', gzipSync(csv))).toBe('1 records')
    expect(await readOutcome('a.JSON.GZ', gzipSync('[{"name":"A"},{"name":"B"}]'))).toBe(
      '2 records',
    )
    expect(await readOutcome('a.xml.gz', gzipSync('<item><name>A</name></item>'))).toBe('1 records')
    expect(await readOutcome('a.xlsx', writeWorkbook([list]))).toBe('1 records')
    expect(await readOutcome('a.gz', gzipSync(csv))).toMatch(/^Unsupported/)
    expect(await readOutcome('a.xlsx.gz', gzipSync(writeWorkbook([list])))).toMatch(/^Unsupported/)
  })

  it('is refused if cut short, damaged or something else', async () => {
    const damaged = 'File parsing error: the file is damaged: it cannot be unpacked'
    const packed = gzipSync(`name\n${'Hope\n'.repeat(5000)}`)
    expect(await readOutcome('a.csv.gz', packed.subarray(0, packed.length - 20))).toBe(damaged)
    const flipped = Uint8Array.from(packed)
    flipped[packed.length - 6] = (flipped[packed.length - 6] ?? 0) ^ 255
    expect(await readOutcome('a.csv.gz', flipped)).toBe(damaged)
    expect(await readOutcome('a.csv.gz', 'name\nHope')).toBe(damaged)
    expect(await readOutcome('a.csv.gz', gzipSync(gzipSync('name\nHope')))).toBe(
      'File parsing error: this is not a text file',
    )
    const book = writeWorkbook([list])
    for (const length of [0, 1, 30, 100, book.length - 40, book.length - 1]) {
      expect(await readOutcome('a.xlsx', book.subarray(0, length))).toMatch(
        /^File parsing error: (the file is empty|the file is damaged|this is not an Excel)/,
      )
    }
    expect(await readOutcome('a.xlsx', writeZip({ 'other.txt': 'x' }))).toBe(
      'File parsing error: this is not an Excel workbook (.xlsx)',
    )
    expect(await readOutcome('a.csv', book)).toBe('1 records')
    expect(await readOutcome('a.csv', writeZip({ 'other.txt': 'x' }))).toMatch(
      /spreadsheet workbook/,
    )
  })

  it('stops expanding at its limit', async () => {
    const limit = importLimits.expandedMegabytes
    const megabyte = Buffer.alloc(1024 * 1024, 'a,b\n')
    const bomb = gzipSync(Buffer.concat(Array.from({ length: limit + 1 }, () => megabyte)), {
      level: 1,
    })
    expect(bomb.length).toBeLessThan(3 * 1024 * 1024)
    const readAll = async () => {
      let length = 0
      for await (const chunk of openSource('a.csv.gz', bomb).open()) length += chunk.length
      return length
    }
    await expect(readAll()).rejects.toThrow(
      `File parsing error: unpacked, the file is larger than ${limit} MB`,
    )
    const claims = writeWorkbook([list], { claimedSize: (limit + 1) * 1024 * 1024 })
    expect(await readOutcome('a.xlsx', claims)).toMatch(/unpacked, the file is larger/)
    const lies = writeWorkbook([list], { claimedSize: 10 })
    expect(await readOutcome('a.xlsx', lies)).toMatch(/the file is damaged/)
  })
})

describe('a workbook', () => {
  it('is read as text from its first sheet', async () => {
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

  it('needs a header and a row, and has a maximum width', async () => {
    expect(await readOutcome('a.xlsx', writeWorkbook([[]]))).toMatch(/^CSV must have headers/)
    expect(await readOutcome('a.xlsx', writeWorkbook([[['name']]]))).toMatch(
      /^CSV must have headers/,
    )
    expect(
      await readOutcome('a.xlsx', writeWorkbook([[['name'], ['A']]], { firstCell: 'XFD1' })),
    ).toBe('File parsing error: the sheet has more than 2,000 columns')
  })

  it('cannot exceed the size limit with shared strings', async () => {
    const shared = 'a'.repeat(3_000_000)
    const rows = Array.from({ length: 90 }, () => [{ shared }])
    expect(await readOutcome('a.xlsx', writeWorkbook([[['name'], ...rows]]))).toBe(
      'File parsing error: unpacked, the file is larger than 250 MB',
    )
  })

  it('gives the same records as the same table in CSV', async () => {
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
      { numRuns: runs(20, 150) },
    )
  })
})
