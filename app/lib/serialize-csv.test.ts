import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { serializeCsv } from './serialize-csv.ts'

it('reads back the same table', () => {
  const rows = [
    ['a "quoted" name', 'two\nlines', 'comma, here'],
    ['é', '', 'plain'],
  ]
  expect(parse(serializeCsv(['x', 'y', 'z'], rows), { bom: true })).toEqual([
    ['x', 'y', 'z'],
    ...rows,
  ])
})

it('writes numbers and booleans unquoted, and empty cells for missing values', () => {
  expect(serializeCsv(['n', 'b', 'none'], [[-4.5, true, null]])).toBe(
    '\uFEFFn,b,none\r\n-4.5,true,\r\n',
  )
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠A'])(
  'escapes %j',
  (cell) => {
    expect(parse(serializeCsv(['x'], [[cell]]), { bom: true })).toEqual([['x'], [`'${cell}`]])
  },
)

it('quotes cells with separators other than the comma', () => {
  const rows = [['x;=1+1', 'y\t=1+1']]
  expect(serializeCsv(['a', 'b'], rows)).toBe('\uFEFFa,b\r\n"x;=1+1","y\t=1+1"\r\n')
})
