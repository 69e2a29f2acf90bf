import { describe, expect, it } from 'vitest'
import { areSimilarNames } from './similar-names.ts'

describe('areSimilarNames', () => {
  it.each([
    ['Compass Recovery', 'Compass Recovery LLC'],
    ['Lynn Comprehensive Trt Ctr', 'Lynn Comprehensive Treatment Center Habit Opco LLC'],
    ['Steppingstone Inc Resid Rehab Serv', 'STEPPINGSTONE Residential Rehabilitation Services'],
    ['CleanSlate Centers Springfield', 'CleanSlate Centers'],
  ])('accepts %s and %s', (one, other) => {
    expect(areSimilarNames(one, other)).toBe(true)
    expect(areSimilarNames(other, one)).toBe(true)
  })

  it.each([
    ['Hope House Inc Outpatient', 'Hope House Inc Recovery Home'],
    ['Treatment Center', 'Lynn Treatment Center'],
    ['Mentor South Bay', 'CleanSlate Centers'],
    ['LLC', 'Hope LLC'],
  ])('rejects %s and %s', (one, other) => {
    expect(areSimilarNames(one, other)).toBe(false)
  })
})
