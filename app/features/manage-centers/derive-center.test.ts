import { expect, it } from 'vitest'
import { emptyForm } from './center-form.ts'
import { deriveSearch, joinAddress } from './derive-center.ts'

const form = { ...emptyForm, name: 'Oak Detox', categories: 'Outpatient clinic\nOutpatient clinic' }

it('derives types and search terms of what is written', () => {
  const additionalInfo = [
    { category: 'Payment', infoKey: 'Cash', infoValue: true },
    { category: 'Payment', infoKey: 'Medicare', infoValue: false },
  ]
  expect(deriveSearch({ ...form, additionalInfo })).toEqual({
    treatmentTypes: ['outpatient', 'detox'],
    searchTerms: 'Cash Outpatient clinic',
  })
})

it('keeps the types that came with codes, and drops those that only its words spoke of', () => {
  const stored = { form, treatmentTypes: ['outpatient', 'detox', 'residential'] as const }
  expect(deriveSearch({ ...form, name: 'Oak House' }, stored).treatmentTypes).toEqual([
    'outpatient',
    'residential',
  ])
})

it('joins the parts of an address that are known', () => {
  const parts = { street: '12 Main St', city: 'Trenton', state: 'NJ', postalCode: '08608' }
  expect(joinAddress({ ...emptyForm, ...parts })).toBe('12 Main St, Trenton, NJ 08608')
  expect(joinAddress({ ...emptyForm, city: 'Trenton' })).toBe('Trenton')
  expect(joinAddress(emptyForm)).toBe('')
})
