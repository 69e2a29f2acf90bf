import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { serializeCsv } from './serialize-csv.ts'

it('reads back as it was written', () => {
  const rows = [
    ['a "quoted" name', 'two\nlines', 'comma, here'],
    ['é', '', 'plain'],
  ]
  expect(parse(serializeCsv(['x', 'y', 'z'], rows), { bom: true })).toEqual([
    ['x', 'y', 'z'],
    ...rows,
  ])
})

it('writes numbers and flags bare, and nothing for what is missing', () => {
  expect(serializeCsv(['n', 'b', 'none'], [[-4.5, true, null]])).toBe(
    '\uFEFFn,b,none\r\n-4.5,true,\r\n',
  )
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠A'])(
  'defuses %j',
  (cell) => {
    expect(parse(serializeCsv(['x'], [[cell]]), { bom: true })).toEqual([['x'], [`'${cell}`]])
  },
)

it('leaves no cell open where another mark than the comma parts them', () => {
  const rows = [['x;=1+1', 'y\t=1+1']]
  expect(serializeCsv(['a', 'b'], rows)).toBe('\uFEFFa,b\r\n"x;=1+1","y\t=1+1"\r\n')
})
