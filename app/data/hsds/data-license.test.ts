import { expect, it } from 'vitest'
import { findDataLicense } from './data-license.ts'

const listed = { source: 'import', listedIn: 'FindTreatment.gov', verifiedAt: null } as const
const checked = new Date('2026-11-20T12:00Z')

it.each([
  ['a federal list', listed, 'Public domain (U.S. federal government)'],
  [
    'SAMHSA’s directory',
    { ...listed, listedIn: 'SAMHSA’s directory of opioid treatment programs' },
    'Public domain (U.S. federal government)',
  ],
  ['a federal list that we checked', { ...listed, verifiedAt: checked }, 'CC BY 4.0'],
  ['another list', { ...listed, listedIn: 'County list (not SAMHSA)' }, null],
  ['another list that we checked', { ...listed, listedIn: 'A', verifiedAt: checked }, null],
  ['an import that names no list', { ...listed, listedIn: null }, null],
  ['our staff', { source: 'staff', listedIn: null, verifiedAt: null } as const, 'CC BY 4.0'],
  ['the samples', { source: 'sample', listedIn: null, verifiedAt: checked } as const, null],
])('knows the license of what came from %s', (_, record, license) => {
  expect(findDataLicense(record, 'CC BY 4.0')).toBe(license)
})
