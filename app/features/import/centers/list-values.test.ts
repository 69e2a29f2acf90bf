import { describe, expect, it } from 'vitest'
import { readHours, readInfo, readTexts } from './list-values.ts'

it.each([
  [
    ['One', ' ', 'Two '],
    ['One', 'Two'],
  ],
  ['One; Two|Three', ['One', 'Two', 'Three']],
  ['["One; A","Two"]', ['One; A', 'Two']],
  ['[not JSON', ['[not JSON']],
  [{ 0: 'One', 1: 'Two' }, ['One', 'Two']],
  [{ category: ['One', 'Two'] }, ['One', 'Two']],
  [{ category: 'One; A' }, ['One; A']],
  [['One; A'], ['One; A']],
  [null, []],
  ['', []],
])('the texts of %j', (value, texts) => {
  expect(readTexts(value)).toEqual(texts)
})

describe('readHours', () => {
  const week = [
    { dayOfWeek: 1, hours: '9 AM to 5 PM' },
    { dayOfWeek: 7, hours: 'Closed' },
  ]
  it.each([
    [
      [
        { day: 'Monday', hours: '9\u202fAM to 5\u202fPM' },
        { day: 'Sunday', hours: 'Closed' },
      ],
    ],
    [
      [
        { dayOfWeek: 1, hours: '9 AM to 5 PM' },
        { day_of_week: '0', hours: 'Closed' },
      ],
    ],
    [{ 0: { day: 'Mon', hours: '9 AM to 5 PM' }, 1: { day: 'sun', hours: 'Closed' } }],
    [
      {
        day: [
          { dayOfWeek: '1', hours: '9 AM to 5 PM' },
          { dayOfWeek: '7', hours: 'Closed' },
        ],
      },
    ],
    [{ Monday: '9 AM to 5 PM', Sunday: 'Closed' }],
    ['[{"dayOfWeek":1,"hours":"9 AM to 5 PM"},{"dayOfWeek":7,"hours":"Closed"}]'],
    [[...week, { day: 'Someday', hours: '9' }, { day: 'Friday', hours: '' }, 'Tuesday', null]],
  ])('%j', (value) => {
    expect(readHours(value)).toEqual(week)
  })

  it('is empty for what says nothing', () => {
    expect([[], null, '', 'by appointment', {}].flatMap(readHours)).toEqual([])
  })
})

describe('readInfo', () => {
  const infos = [
    { category: 'Payment', infoKey: 'Medicaid', infoValue: true },
    { category: 'Payment', infoKey: 'Medicare', infoValue: false },
  ]
  it.each([
    [infos],
    [
      infos.map(({ category, infoKey, infoValue }) => ({
        category,
        info_key: infoKey,
        info_value: String(infoValue),
      })),
    ],
    [{ info: infos }],
    [JSON.stringify(infos)],
    [{ Payment: [{ Medicaid: true }, { Medicare: false }] }],
    [{ Payment: { 0: { Medicaid: 'TRUE' }, 4: { Medicare: 'FALSE' } } }],
    [{ Payment: { Medicaid: 'yes', Medicare: 0, Other: 'perhaps' } }],
  ])('%j', (value) => {
    expect(readInfo(value)).toEqual(infos)
  })

  it('is empty for what says nothing', () => {
    expect([[], null, 'text', {}, { Payment: [] }].flatMap(readInfo)).toEqual([])
  })
})
