import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { createCounts } from './import-record.ts'
import { summarizeImport, writeReport } from './import-report.ts'
import type { ShownRow } from './read-imports.server.ts'

const inserted: ShownRow = {
  number: 1,
  name: 'Hope',
  place: 'Newark, NJ',
  address: '1 Main St',
  phone: null,
  treatmentTypes: [],
  outcome: 'inserted',
  rule: null,
  reason: null,
  warnings: [],
  undone: false,
  keptBecause: null,
  center: { slug: 'hope', name: 'Hope', address: null },
  originalNumber: null,
}

const contents = {
  formats: [['SAMHSA', 18]] as [string, number][],
  unknownFields: [
    ['Rank', 1200],
    ['Fax', 2],
  ] as [string, number][],
  mappedFields: [],
  unknownCodes: [['QQ', 3]] as [string, number][],
  notes: ['Read as windows-1252.'],
}

async function report(rows: ShownRow[], { isDryRun = false, pageSize = 2 } = {}) {
  let text = ''
  const read = async (after: number) =>
    rows.filter(({ number }) => number > after).slice(0, pageSize)
  for await (const part of writeReport(read, { isDryRun })) text += part
  return parse(text, { columns: true, bom: true }) as Record<string, string>[]
}

it('writes one line per record, page by page, without formulas', async () => {
  const rows = await report([
    { ...inserted, number: 1, name: '=1+1' },
    { ...inserted, number: 2, name: 'A "B", C\nD', warnings: ['one', 'two'], undone: true },
    { ...inserted, number: 3, center: null, keptBecause: 'It is pinned as trusted' },
  ])
  expect(rows.map((row) => row.name)).toEqual(["'=1+1", 'A "B", C\nD', 'Hope'])
  expect(rows[1]).toEqual({
    item: '2',
    outcome: 'inserted',
    rule: '',
    name: 'A "B", C\nD',
    place: 'Newark, NJ',
    reason: '',
    warnings: 'one; two',
    center: '/centers/hope',
    undone: 'yes',
  })
  expect(rows[2]).toMatchObject({ center: '', undone: 'no: It is pinned as trusted' })
})

it('says of a dry run what would happen', async () => {
  const rows = await report([inserted, { ...inserted, number: 2, outcome: 'failed' }], {
    isDryRun: true,
  })
  expect(rows.map((row) => row.outcome)).toEqual(['would be inserted', 'would fail'])
  const counts = { ...createCounts(), inserted: 1, merged: 2, filled: 3, skipped: 4, failed: 5 }
  expect(summarizeImport({ counts, contents, leftOut: [], isDryRun: true }).slice(1, -4)).toEqual([
    'Would be inserted: 1',
    'Would be merged, as further programs of a center: 2',
    'Would be filled, what a known center had not: 3',
    'Would be skipped: 4',
    'Would fail: 5',
  ])
})

it('summarizes the results, and counts the messages left out', () => {
  const counts = {
    ...createCounts(),
    inserted: 1,
    merged: 1,
    filled: 2,
    duplicates: { ...createCounts().duplicates, 'same-name': 1 },
    skipped: 12,
    failed: 1,
    warned: 1,
  }
  const messages = ['Failed to insert Hope: it did not fit', 'Skipped item 8: Missing name/title']
  expect(summarizeImport({ counts, contents, leftOut: messages, isDryRun: false })).toEqual([
    'Records read: 18 (SAMHSA format)',
    'Inserted: 1',
    'Merged, as further programs of a center: 1',
    'Filled, what a known center had not: 2',
    'Duplicates: 1',
    '  same name, different address: 1',
    'Skipped: 12',
    'Failed: 1',
    '  Failed to insert Hope: it did not fit',
    '  Skipped item 8: Missing name/title',
    '  … and 11 more',
    'Records that lost a value: 1',
    'Fields not read: Rank (1,200), Fax (2)',
    'Service codes not known: QQ (3)',
    'Read as windows-1252.',
  ])
})
