import { expect, it } from 'vitest'
import { deriveCenter, deriveChange, explainSources } from './derive-center.ts'

const center = {
  name: 'Oak House',
  categoryName: 'Addiction treatment center',
  categories: ['Outpatient'],
  description: 'Detox and counseling.',
  additionalInfo: [
    { category: 'Payment', infoKey: 'Medicaid', infoValue: true },
    { category: 'Treatment programs', infoKey: 'Detox', infoValue: false },
  ],
  openingHours: [],
  howToStart: null,
}

it('derives types, offerings and search terms, and believes a denial over words in each', () => {
  expect(deriveCenter(center)).toEqual({
    treatmentTypes: ['outpatient', 'counseling'],
    offerings: ['outpatient', 'medicaid'],
    searchTerms: 'Medicaid Outpatient',
  })
  expect(deriveCenter(center, { knownTypes: ['residential'] })).toMatchObject({
    treatmentTypes: ['outpatient', 'counseling', 'residential'],
    offerings: ['residential', 'outpatient', 'medicaid'],
  })
})

it('keeps the care of types and offerings alike, whichever a person set', () => {
  expect(deriveCenter(center, { treatmentTypes: ['residential'] })).toMatchObject({
    treatmentTypes: ['residential'],
    offerings: ['residential', 'medicaid'],
  })
  expect(deriveCenter(center, { offerings: ['veterans', 'detox'] })).toMatchObject({
    treatmentTypes: ['detox', 'counseling'],
    offerings: ['detox', 'veterans'],
  })
  expect(deriveCenter(center, { treatmentTypes: [], offerings: ['detox'] })).toMatchObject({
    treatmentTypes: [],
    offerings: ['detox'],
  })
})

it('says of each fact where it is from: the listing first, then the words, then the name', () => {
  const explain = explainSources({
    name: 'Hope Detox and Outpatient Counseling',
    categoryName: 'Mental health clinic',
    categories: [],
    description: 'Outpatient and residential.',
    additionalInfo: [
      { category: 'Payment', infoKey: 'Medicaid', infoValue: true },
      { category: 'Treatment programs', infoKey: 'Residential', infoValue: true },
    ],
    openingHours: [],
    howToStart: null,
  })
  expect(
    (['medicaid', 'residential', 'mental-health', 'outpatient', 'detox', 'veterans'] as const).map(
      explain,
    ),
  ).toEqual(['listing', 'listing', 'listing', 'description', 'name', 'staff'])
})

it('changes only the types and offerings that the changed words speak of', () => {
  const before = {
    ...center,
    treatmentTypes: ['outpatient' as const],
    offerings: ['outpatient', 'medicaid', 'veterans'],
  }
  const after = { ...center, additionalInfo: [], description: 'Telehealth.' }
  expect(deriveChange(before, after)).toEqual({
    treatmentTypes: ['outpatient'],
    offerings: ['outpatient', 'veterans', 'telehealth'],
    searchTerms: 'Outpatient',
  })
  expect(deriveChange(before, after, { offerings: ['detox'] })).toMatchObject({
    treatmentTypes: ['detox'],
    offerings: ['detox'],
  })
  expect(deriveChange(before, after, { treatmentTypes: ['residential'] })).toMatchObject({
    treatmentTypes: ['residential'],
    offerings: ['residential', 'veterans', 'telehealth'],
  })
})
