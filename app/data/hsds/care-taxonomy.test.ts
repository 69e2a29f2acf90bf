import { expect, it } from 'vitest'
import { offerings } from '#app/center/offerings/offerings.ts'
import { treatmentTypes } from '#app/center/offerings/treatment-types.ts'
import { listHsdsErrors } from '#tests/support/hsds-validator.ts'
import { careTaxonomy, careTerms, findCareTerm } from './care-taxonomy.ts'

it('has a term for each choice of the search, below its group', () => {
  const groups = careTerms.en.filter(({ parent_id }) => parent_id === undefined)
  expect(groups.map(({ name }) => name)).toEqual([
    'Kind of care',
    'How it is paid',
    'Medicines',
    'Languages',
    'People it serves',
    'Access',
    'Accreditation',
  ])
  const parents = new Map(groups.map(({ id, code }) => [id, code]))
  for (const choice of [...treatmentTypes, ...offerings]) {
    const term = findCareTerm(choice, 'en')
    expect(parents.get(term?.parent_id ?? '')).toBeDefined()
    expect(term?.description).toMatch(/^Says that .+\.$/)
  }
  expect(careTerms.en).toHaveLength(groups.length + new Set([...treatmentTypes, ...offerings]).size)
})

it('is valid HSDS with ids that never change', () => {
  expect(listHsdsErrors('taxonomy', careTaxonomy)).toEqual([])
  expect(careTerms.en.flatMap((term) => listHsdsErrors('taxonomy_term', term))).toEqual([])
  expect(new Set(careTerms.en.map(({ id }) => id)).size).toBe(careTerms.en.length)
  expect(findCareTerm('medicaid', 'en')?.id).toBe('d6d55088-e057-8bae-a5ce-15fb81a8537a')
  expect(careTaxonomy.id).toBe('b81b9f03-3727-8821-b9c0-e731df0e67a4')
})

it('has the same id, code and group in Spanish, in other words', () => {
  for (const [place, term] of careTerms.en.entries()) {
    const spanish = careTerms.es[place]
    expect(spanish).toMatchObject({ id: term.id, code: term.code, language: 'es' })
    expect(spanish?.parent_id).toBe(term.parent_id)
    expect(spanish?.description).not.toBe(term.description)
  }
})
