import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { countOutcome, createCounts, type ImportOutcome } from './import-outcome.ts'
import { summarizeImport, writeReport } from './import-report.ts'
import type { ParsedCenters } from './parse-centers.ts'

const inserted: ImportOutcome = {
  number: 1,
  name: 'Hope',
  outcome: 'inserted',
  rule: null,
  reason: null,
  message: null,
  warnings: [],
}

it('writes a line a record, and no cell that a spreadsheet would run', () => {
  const outcomes: ImportOutcome[] = [
    inserted,
    ...['=1+1', '+1', '-1', '@x', '\tx', '\rx'].map((name, index) => ({
      ...inserted,
      number: index + 2,
      name,
    })),
    { ...inserted, number: 8, name: 'A "B", C\nD', warnings: ['one', 'two'] },
  ]
  const rows = parse(writeReport(outcomes), { columns: true }) as Record<string, string>[]
  expect(rows.map((row) => row.name)).toEqual([
    'Hope',
    "'=1+1",
    "'+1",
    "'-1",
    "'@x",
    "'\tx",
    "'\rx",
    'A "B", C\nD',
  ])
  expect(rows.at(-1)).toEqual({
    item: '8',
    outcome: 'inserted',
    rule: '',
    name: 'A "B", C\nD',
    reason: '',
    warnings: 'one; two',
  })
})

it('sums up in plain words, and names the first ten records that were left out', () => {
  const outcomes: ImportOutcome[] = [
    inserted,
    { ...inserted, outcome: 'merged' },
    { ...inserted, outcome: 'duplicate', rule: 'same-name', warnings: ['x'] },
    { ...inserted, outcome: 'failed', message: 'Failed to insert Hope: it did not fit' },
    ...Array.from({ length: 12 }, (_, index) => ({
      ...inserted,
      outcome: 'skipped' as const,
      message: `Skipped item ${index}: Missing name/title`,
    })),
  ]
  const counts = createCounts()
  for (const outcome of outcomes) countOutcome(counts, outcome)
  const parsed: ParsedCenters = {
    ok: true,
    items: [],
    shapes: new Map([['SAMHSA', 16]]),
    unknownFields: new Map([
      ['Fax', 2],
      ['Rank', 1200],
    ]),
    unknownCodes: new Map([['QQ', 3]]),
    notes: ['Read as windows-1252.'],
  }
  const lines = summarizeImport(parsed, { counts, outcomes })
  expect(lines.slice(0, 8)).toEqual([
    'Records read: 16 (SAMHSA format)',
    'Inserted: 1',
    'Merged, as further programs of a center: 1',
    'Duplicates: 1',
    '  same name, different address: 1',
    'Skipped: 12',
    'Failed: 1',
    '  Failed to insert Hope: it did not fit',
  ])
  expect(lines.slice(-6)).toEqual([
    '  Skipped item 8: Missing name/title',
    '  … and 3 more',
    'Records that lost a value: 1',
    'Fields not read: Rank (1,200), Fax (2)',
    'Service codes not known: QQ (3)',
    'Read as windows-1252.',
  ])
})
