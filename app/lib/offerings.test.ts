import { expect, test } from 'vitest'
import {
  groupOfferings,
  groupOfOffering,
  isOffering,
  labelOffering,
  offerings,
  readOfferings,
} from './offerings.ts'

test('keeps the known words, each once, in the order of the vocabulary', () => {
  expect(readOfferings(['veterans', 'medicaid', 'toString', null, 'detox', 'medicaid'])).toEqual([
    'detox',
    'medicaid',
    'veterans',
  ])
})

test('groups words under the heading that a person reads, without empty groups', () => {
  expect(groupOfferings(['spanish', 'methadone', 'unknown'])).toEqual([
    { group: 'medicines', label: 'Medicines', offerings: ['methadone'] },
    { group: 'language', label: 'Languages', offerings: ['spanish'] },
  ])
})

test('every word has a label and a group of its own', () => {
  expect(offerings).toHaveLength(20)
  expect(new Set(offerings.map((offering) => labelOffering(offering))).size).toBe(20)
  expect(groupOfOffering('telehealth')).toBe('care')
  expect(groupOfOffering('mental-health')).toBe('people')
  expect(isOffering('constructor')).toBe(false)
})
