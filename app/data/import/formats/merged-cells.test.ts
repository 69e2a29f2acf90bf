import { describe, expect, it } from 'vitest'
import { parseBytes, readBytes, readOutcome } from '#tests/support/import-files.ts'
import { type Sheet, writeWorkbook } from '#tests/support/write-workbook.ts'
import { importLimits } from './records.ts'

async function readValues(name: string, content: string | Uint8Array) {
  const read = await readBytes(name, content)
  return read.ok
    ? read.records.map((record) => ('problem' in record ? record.problem : [...record.values()]))
    : read.message
}

describe('cells that are merged downward', () => {
  const list: Sheet = [
    ['Directory', null, null],
    ['County', 'Name', 'Contact', ''],
    [null, null, 'Phone', 'Fax'],
    ['Essex', 'Hope House', '1'],
    [null, 'Faith House', '2', '3'],
    ['', '', ''],
    [null, 'Amity House', '4'],
    ['Bergen', 'Grace House', '5'],
    [null, 'River House', '6'],
  ]
  const merged = ['A1:D1', 'A2:A3', 'B2:B3', 'C2:D2', 'A4:A7', 'D5:D7']
  const values = [
    ['Phone', 'Fax'],
    ['Essex', 'Hope House', '1'],
    ['Essex', 'Faith House', '2', '3'],
    ['Essex', 'Amity House', '4', '3'],
    ['Bergen', 'Grace House', '5'],
    ['River House', '6'],
  ]

  it('count in each of their rows of a workbook, without those of the header', async () => {
    expect(await readValues('a.xlsx', writeWorkbook([list], { merged }))).toEqual(values)
  })

  it('count in each of their rows of a web page, and the other cells keep their columns', async () => {
    const page = `<table><tr><td colspan=4>Directory
      <tr><th rowspan="2">County<th rowspan='2'>Name<th colspan=2>Contact<tr><th>Phone<th>Fax
      <tr><td rowspan=3>Essex<td>Hope House<td>1
      <tr><td>Faith House<td>2<td rowspan=2>3
      <tr><td>Amity House<td>4
      <tr><td>Bergen<td>Grace House<td>5
      <tr><td><td>River House<td>6</table>
      <table><tr><td>Atlantic<td rowspan=9>Last House<td>7</table><table><tr><td><td>New<td>8</table>`
    expect(await readValues('a.xls', page)).toEqual([
      ...values,
      ['Atlantic', 'Last House', '7'],
      ['New', '8'],
    ])
  })

  it('count in the XML of Excel 2003, which passes over them', async () => {
    const cell = (text: string, attributes = '') =>
      `<Cell ${attributes}><Data ss:Type="String">${text}</Data></Cell>`
    const rows = [
      ['County', 'Name', 'Phone'].map((text) => cell(text)),
      [cell('Essex', 'ss:MergeDown="1"'), cell('Hope House'), cell('1')],
      [cell('Faith House', 'ss:Index="2"'), cell('2')],
      [cell('Bergen'), cell('Grace House'), cell('3')],
    ].map((cells) => `<Row>${cells.join('')}</Row>`)
    const book = `<?xml version="1.0"?><Workbook xmlns:ss="urn:x"><Worksheet><Table>${rows.join('')}</Table></Worksheet></Workbook>`
    expect(await readValues('a.xls', book)).toEqual([
      ['Essex', 'Hope House', '1'],
      ['Essex', 'Faith House', '2'],
      ['Bergen', 'Grace House', '3'],
    ])
  })

  it('give a block the value of its first cell in its first column alone', async () => {
    const block = [['name', 'city', 'state'], ['A', 'Newark'], ['B'], ['C']]
    expect(
      await readValues('a.xlsx', writeWorkbook([block], { merged: ['B2:C4', 'Z2:Z4'] })),
    ).toEqual([
      ['A', 'Newark'],
      ['B', 'Newark'],
      ['C', 'Newark'],
    ])
    const page =
      '<table><tr><th>name<th>city<th>state<th>zip<tr><td>A<td rowspan=3 colspan=2>Newark<td>1<tr><td>B<td>2<tr><td>C<td>3</table>'
    expect(await readValues('a.xls', page)).toEqual([
      ['A', 'Newark', '1'],
      ['B', 'Newark', '2'],
      ['C', 'Newark', '3'],
    ])
  })

  it('are the county of centers', async () => {
    const { drafts } = await parseBytes('a.xlsx', writeWorkbook([list], { merged }))
    const places = drafts.map(({ name, county }) => `${name}, ${county}`)
    expect(places).toContain('Faith House, Essex')
    expect(places).toContain('River House, null')
  })
})

describe('too many merged cells', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => [`A${index}`])
  const tooMany = `File parsing error: its merged cells cover more than ${importLimits.mergedCells.toLocaleString('en-US')} cells; unmerge them, or save the sheet as CSV`

  it('are refused in a workbook: ranges, cells and repeated text', async () => {
    const ranges = (count: number) => Array.from({ length: count }, () => 'A2:A3')
    const { mergedRanges } = importLimits
    const few = [['name'], ['A'], ['B']]
    expect(
      await readOutcome('a.xlsx', writeWorkbook([few], { merged: ranges(mergedRanges) })),
    ).toBe('2 records')
    expect(
      await readOutcome('a.xlsx', writeWorkbook([few], { merged: ranges(mergedRanges + 1) })),
    ).toBe(
      'File parsing error: the sheet has more than 100,000 merged ranges; unmerge them, or save it as CSV',
    )
    const names = ['name', ...Array.from({ length: 1999 }, (_, index) => `c${index}`)]
    const columns = Array.from({ length: 2000 }, (_, index) => {
      const letters = [Math.floor(index / 676) - 1, (Math.floor(index / 26) % 26) - 1, index % 26]
      return letters.map((at) => (at < 0 ? '' : String.fromCharCode(65 + at))).join('')
    })
    const wide = [names, names.map((name) => `${name}x`), ...rows(600)]
    const merged = columns.slice(0, 1900).map((letters) => `${letters}2:${letters}1000`)
    expect(await readOutcome('a.xlsx', writeWorkbook([wide], { merged }))).toBe(tooMany)
    const long = [['name', 'note'], ['A', 'x'.repeat(3_000_000)], ...rows(100)]
    expect(await readOutcome('a.xlsx', writeWorkbook([long], { merged: ['B2:B200'] }))).toBe(
      'File parsing error: unpacked, the file is larger than 250 MB',
    )
  })

  it('are refused in a web page, also where they are blank', async () => {
    const cell = '<td colspan=2000 rowspan=65534>'
    const page = `<table><tr><th>name<tr>${cell}${'<tr>'.repeat(100_000)}</table>`
    expect(await readOutcome('a.xls', page)).toBe(tooMany)
  })
})
