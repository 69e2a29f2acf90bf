import { expect, it } from 'vitest'
import { parseBytes } from '#tests/support/import-files.ts'

async function parseOne(record: object) {
  const [item] = (await parseBytes('a.json', JSON.stringify([{ name: 'Hope', ...record }]))).items
  if (!item?.ok) throw new Error('The record was skipped')
  return item.draft
}

it('reads what a center says about coming, in a file of other names too', async () => {
  const draft = await parseOne({
    'Intake Phone': '609-555-0142',
    how_to_start: 'Walk in',
    minimum_age: '18.0',
    'Continues Methadone': 'no',
    wait_time: '3 days',
    wait_said_on: '2026-01-02',
    referral_form: 'example.org/form',
  })
  expect(draft).toMatchObject({
    intakePhone: '609-555-0142',
    howToStart: 'walk-in',
    minimumAge: 18,
    maximumAge: null,
    continuesMethadone: false,
    continuesBuprenorphine: null,
    waitTime: '3 days',
    waitSaidOn: '2026-01-02',
    referralForm: 'http://example.org/form',
    warnings: [],
  })
})

it('leaves out a wait without a day, reversed ages and values that cannot be, with a warning each', async () => {
  const draft = await parseOne({
    wait_time: '3 days',
    plans_taken: 'Plan A',
    plans_said_on: '2999-01-01',
    minimum_age: 65,
    maximum_age: 18,
    continues_buprenorphine: 'maybe',
  })
  expect(draft).toMatchObject({
    waitTime: null,
    waitSaidOn: null,
    plansTaken: null,
    plansSaidOn: null,
    minimumAge: null,
    maximumAge: null,
    continuesBuprenorphine: null,
  })
  expect(draft.warnings).toEqual([
    'continues buprenorphine not usable, left out: maybe',
    'day when they named these plans not usable, left out: 2999-01-01',
    'no date given, left out: 3 days',
    'no date given, left out: Plan A',
    'the oldest age is below the youngest, left out',
  ])
})
