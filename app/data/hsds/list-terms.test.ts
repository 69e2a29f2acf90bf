import { expect, it } from 'vitest'
import { listTerms } from './list-terms.ts'

const findCodes = (search: string) =>
  listTerms({
    search,
    taxonomy_id: undefined,
    top_only: false,
    parent_id: undefined,
    language: 'en',
  }).map(({ code }) => code)

it.each([
  ['metadona', 'methadone'],
  ['naltrexona', 'naltrexone'],
  ['desintoxicacion', 'detox'],
  ['Desintoxicación', 'detox'],
  ['embarazada', 'pregnant'],
  ['MAT', 'medication-assisted'],
  ['suboxone', 'buprenorphine'],
  ['methadone clinic', 'methadone'],
])('finds by %s the term %s', (search, code) => {
  expect(findCodes(search)).toContain(code)
})

it.each([
  ['men', 'inpatient'],
  ['men', 'women'],
  ['dona', 'methadone'],
])('does not find by %s, which is inside a word, the term %s', (search, code) => {
  expect(findCodes(search)).not.toContain(code)
})

it('finds by the start of a word, and by every word', () => {
  expect(findCodes('preg')).toContain('pregnant')
  expect(findCodes('men')).toContain('men')
  expect(findCodes('pregn zebra')).toEqual([])
})

it('finds nothing by words that mean no term, and everything without words', () => {
  expect(findCodes('zebra')).toEqual([])
  expect(findCodes('').length).toBeGreaterThan(30)
})
