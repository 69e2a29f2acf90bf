import { expect, it } from 'vitest'
import { proposeList } from './import-record.ts'

it.each([
  ['findtreatment_ma_2025.csv', 'SAMHSA', 'FindTreatment.gov', '2025-01-01'],
  [
    'otp-directory-2024-11.csv',
    'SAMHSA',
    'SAMHSA’s directory of opioid treatment programs',
    '2024-11-01',
  ],
  ['places 20250314.json', 'Google Maps', 'Google Maps', '2025-03-14'],
  ['centers_2025-02-30.json', 'directory', null, null],
  ['centers.json', 'directory', null, null],
  ['list-120250314.csv', 'SAMHSA', 'FindTreatment.gov', null],
])('proposes a list for %s in the format %s', (fileName, format, listedIn, listedOn) => {
  expect(proposeList(fileName, { formats: [[format, 3]] })).toEqual({ listedIn, listedOn })
})

it('proposes no list for a file that has not been read', () => {
  expect(proposeList('a.csv', null)).toEqual({ listedIn: null, listedOn: null })
})
