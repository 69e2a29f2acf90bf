import { expect, it } from 'vitest'
import { type CenterForm, emptyForm } from './center-form.ts'
import { deriveSearch, joinAddress } from './derive-center.ts'

const form = { ...emptyForm, name: 'Oak Detox', categories: 'Outpatient clinic\nOutpatient clinic' }

it('derives types and search terms of what is written', () => {
  const additionalInfo = [
    { category: 'Payment', infoKey: 'Cash', infoValue: true },
    { category: 'Payment', infoKey: 'Medicare', infoValue: false },
  ]
  expect(deriveSearch({ ...form, additionalInfo })).toEqual({
    treatmentTypes: ['outpatient', 'detox'],
    offerings: ['detox', 'outpatient'],
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

it('stores touched boxes as they are ticked, and lets untouched ones follow the words', () => {
  const additionalInfo = [{ category: 'Payment', infoKey: 'Medicare', infoValue: true }]
  expect(deriveSearch({ ...form, offerings: ['veterans'] })).toMatchObject({
    treatmentTypes: [],
    offerings: ['veterans'],
  })
  const stored = {
    form: { ...form, offerings: ['outpatient', 'veterans'] } satisfies CenterForm,
    treatmentTypes: ['outpatient'] as const,
  }
  const typed = { ...stored.form, additionalInfo }
  expect(deriveSearch(typed, stored)).toMatchObject({
    treatmentTypes: ['outpatient'],
    offerings: ['outpatient', 'medicare', 'veterans'],
  })
  expect(deriveSearch({ ...typed, offerings: ['detox', 'veterans'] }, stored)).toMatchObject({
    treatmentTypes: ['detox'],
    offerings: ['detox', 'veterans'],
  })
})

it('joins the parts of an address that are known', () => {
  const parts = { street: '12 Main St', city: 'Trenton', state: 'NJ', postalCode: '08608' }
  expect(joinAddress({ ...emptyForm, ...parts })).toBe('12 Main St, Trenton, NJ 08608')
  expect(joinAddress({ ...emptyForm, city: 'Trenton' })).toBe('Trenton')
  expect(joinAddress(emptyForm)).toBe('')
})
