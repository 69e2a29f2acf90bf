import { expect, it } from 'vitest'
import { careCodeTable } from '#app/data/import/centers/samhsa-care-codes.ts'
import { findLanguageCode } from './language-codes.ts'

const section = careCodeTable.split('# OL Languages\n')[1] ?? ''
const federalNames = section
  .trim()
  .split('\n')
  .map((line) => line.replace(/^\w+ (?:.* => )?/, ''))

it('knows the languages of the federal lists, but not what may be several', () => {
  const unknown = federalNames.filter((name) => findLanguageCode(name) === undefined)
  expect(federalNames.length).toBeGreaterThan(15)
  expect(unknown).toEqual(['Creole', 'Ojibwa', 'Yupik'])
})

it('has the codes that ISO 639-3 gives these names', () => {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  for (const name of ['Spanish', 'Portuguese', 'Haitian Creole', 'Polish', 'Korean', 'Gujarati']) {
    expect(names.of(findLanguageCode(name) ?? '')).toBe(name)
  }
  expect(findLanguageCode('American Sign Language')).toBe('ase')
  expect(findLanguageCode('sign language')).toBe('ase')
  expect(findLanguageCode(' HAITIAN  creole')).toBe('hat')
  for (const name of ['', 'constructor', 'Other languages']) {
    expect(findLanguageCode(name)).toBeUndefined()
  }
})
