import { describe, expect, it } from 'vitest'
import { deriveTreatmentTypes } from './derive-treatment-types.ts'
import { isTreatmentType, labelTreatmentType } from './treatment-types.ts'

describe('deriveTreatmentTypes', () => {
  it.each([
    ['Out-patient and in-patient care', ['inpatient', 'outpatient']],
    ['Medical detox, then a 28-day residential stay', ['detox', 'residential']],
    ['Partial Hospitalization; IOP; day program', ['outpatient']],
    ['A 90 day program', []],
    ['A 90-day program', []],
    ['Group counseling', ['counseling', 'group-therapy']],
    ['Couples/family therapy', ['family-therapy']],
    ['Suboxone clinic', ['medication-assisted']],
    ['MAT services', ['medication-assisted']],
    ['Bring a yoga mat', []],
    ['Mat-Su Health', []],
    ['Sober living', []],
    ['Methadone detox', ['medication-assisted']],
    ['Naloxone kits', []],
  ])('%s', (text, types) => {
    expect(deriveTreatmentTypes([text])).toEqual(types)
  })

  it.each([
    ['No detox on site', []],
    ['Non-residential program', []],
    ['We do not offer residential treatment', []],
    ['We don’t provide inpatient or residential care', []],
    ['Outpatient only; no longer offers inpatient care', ['outpatient']],
    ['A non-profit residential program', ['residential']],
    ['No-cost counseling', ['counseling']],
    ['No waiting list for detox', ['detox']],
    ['Non-profit outpatient center', ['outpatient']],
    ['No detox. Residential care', ['residential']],
  ])('ignores negated types: %s', (text, types) => {
    expect(deriveTreatmentTypes([text])).toEqual(types)
  })

  it('does not carry a negation over to the next text', () => {
    expect(deriveTreatmentTypes(['Walk in, no', 'detox', null, undefined])).toEqual(['detox'])
  })
})

it('recognizes its own values and labels', () => {
  expect(isTreatmentType('group-therapy')).toBe(true)
  expect(isTreatmentType('toString')).toBe(false)
  expect(labelTreatmentType('medication-assisted')).toBe('Medication-Assisted')
})
