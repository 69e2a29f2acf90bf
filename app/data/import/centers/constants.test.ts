import { describe, expect, it } from 'vitest'
import { parseBytes } from '#tests/support/import-files.ts'
import { checkConstant } from './constants.ts'

const constant = (field: string, value: string, everyRow = false) => ({ field, value, everyRow })

describe('a constant', () => {
  it('fills the rows that have no value, or replaces every value', async () => {
    const rows = 'name,city,state,categories\nA,Newark,,\nB,Camden,PA,Detox\n'
    const read = async (everyRow: boolean) => {
      const constants = [
        constant('state', 'NJ', everyRow),
        constant('categories', 'X; Y', everyRow),
      ]
      return (await parseBytes('a.csv', rows, { constants })).drafts
    }
    expect(await read(false)).toMatchObject([
      { state: 'NJ', categories: ['X', 'Y'], address: 'Newark, NJ' },
      { state: 'PA', categories: ['Detox'] },
    ])
    expect(await read(true)).toMatchObject([
      { state: 'NJ', categories: ['X', 'Y'] },
      { state: 'NJ', categories: ['X', 'Y'] },
    ])
  })

  it('and a mapped column count in every format, also where it does not know the field', async () => {
    const { drafts, unknownFields } = await parseBytes(
      'a.csv',
      'name1,city,state,Postal\nHope,Newark,NJ,7102\n',
      {
        mapping: { postal: 'postalCode' },
        constants: [constant('categoryName', 'Treatment center'), constant('county', 'Essex')],
      },
    )
    expect(drafts).toMatchObject([
      { postalCode: '07102', categoryName: 'Treatment center', county: 'Essex' },
    ])
    expect([...unknownFields]).toEqual([])
  })

  it.each([
    ['price', '25'],
    ['website', 'www.example.org'],
    ['treatmentTypes', 'detox'],
    ['permanentlyClosed', 'no'],
  ])('can be a %s of %j', (field, value) => {
    expect(checkConstant(constant(field, value))).toEqual(constant(field, value))
  })

  it.each([
    ['price', 'free'],
    ['website', 'http://'],
    ['phone', '(999) 999-9999'],
    ['treatmentTypes', 'everything'],
    ['permanentlyClosed', 'maybe'],
    ['state', ' '],
    ['name', 'Hope House'],
    ['latitude', '40.7'],
    ['search_terms', 'x'],
  ])('cannot be a %s of %j', (field, value) => {
    expect(checkConstant(constant(field, value))).toBeNull()
  })
})
