import { expect, it } from 'vitest'
import { mergePrograms, type Programs } from './merge-programs.ts'

const info = (infoKey: string, infoValue = true) => ({ category: 'Payment', infoKey, infoValue })
const known: Programs = {
  treatmentTypes: ['outpatient'],
  categories: ['Outpatient'],
  additionalInfo: [info('Medicaid'), info('Medicare', false)],
}

it('unites what two programs offer, in the order of the filter', () => {
  const further: Programs = {
    treatmentTypes: ['detox', 'inpatient'],
    categories: ['Detox', 'Outpatient'],
    additionalInfo: [info('Medicare'), info('Medicaid', false), info('Free', false)],
  }
  const union = mergePrograms(known, further)
  expect(union).toEqual({
    treatmentTypes: ['inpatient', 'outpatient', 'detox'],
    categories: ['Outpatient', 'Detox'],
    additionalInfo: [info('Medicaid'), info('Medicare'), info('Free', false)],
  })
  expect(union && mergePrograms(union, further)).toBeNull()
})

it.each<[string, Partial<Programs>]>([
  ['nothing', {}],
  ['what is known', known],
  ['a denial of what is offered', { additionalInfo: [info('Medicaid', false)] }],
])('says that %s adds nothing', (_, further) => {
  const empty: Programs = { treatmentTypes: [], categories: [], additionalInfo: [] }
  expect(mergePrograms(known, { ...empty, ...further })).toBeNull()
})
