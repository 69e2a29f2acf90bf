import { expect, it } from 'vitest'
import { admissionFacts } from '#app/center/admission/admission-facts.ts'
import type { Admission } from '#app/center/admission/describe-admission.ts'
import { factsInCall, rankAskedFacts } from './asked-facts.ts'

const choose = (admission: Admission, checkedAt = {}) =>
  rankAskedFacts(admission, checkedAt)
    .slice(0, factsInCall)
    .map(({ fact }) => fact)

/** Knows every fact that a call can ask. */
const known: Admission = {
  howToStart: 'walk-in',
  intakePhone: '609-555-0142',
  intakeHours: '8 to 4',
  waitTime: 'None',
  waitSaidOn: '2026-11-20',
  minimumAge: 18,
  continuesMethadone: true,
  continuesBuprenorphine: false,
  plansTaken: 'Plan A',
  plansSaidOn: '2026-10-01',
  notAdmitted: 'Nobody',
  whatToBring: 'A photo ID',
  referralFax: '609-555-0143',
}

it('asks the most useful facts that are not known', () => {
  expect(choose({})).toEqual(['howToStart', 'intakePhone', 'intakeHours'])
  expect(
    choose({ howToStart: 'walk-in', intakeHours: '8 to 4', continuesMethadone: false }),
  ).toEqual(['intakePhone', 'waitTime', 'ages'])
  // A wait without its day isn't known.
  const { waitSaidOn, ...undated } = known
  expect(choose(undated)[0]).toBe('waitTime')
})

it('asks what was said longest ago where all is known', () => {
  const checkedAt = Object.fromEntries(admissionFacts.map((fact) => [fact, '2026-11-01T12:00:00Z']))
  expect(
    choose(known, { ...checkedAt, ages: '2026-02-01T12:00:00Z', plansTaken: undefined }),
  ).toEqual(['ages', 'plansTaken', 'howToStart'])
  expect(choose(known)[0]).toBe('howToStart')
})
