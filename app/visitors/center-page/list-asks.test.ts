import { expect, it } from 'vitest'
import type { CenterDetail } from '#app/center/center-model.ts'
import { center } from '#tests/support/complete-center.ts'
import { listAsks } from './list-asks.ts'

const ask = (changes: Partial<CenterDetail> = {}) => listAsks({ ...center, ...changes }, 'en')

it('asks what the listing does not say, the most urgent first', () => {
  expect(ask()).toEqual([
    'Is there a bed today? If not, when?',
    'Which Medicaid plans do you take?',
    'What does it cost us? Is there free or low-cost care?',
    'Is there someone who speaks Spanish?',
    'How do we start: walk in, call first, or with a referral?',
    'What should we bring on the first day?',
  ])
})

it('does not ask what is known', () => {
  const admission = {
    howToStart: 'walk-in' as const,
    whatToBring: 'An ID',
    plansTaken: 'All',
    plansSaidOn: '2026-11-20',
  }
  expect(
    ask({ admission, beds: 'Open beds', offerings: ['medicaid', 'free-or-low-cost', 'spanish'] }),
  ).toEqual([])
})

it('asks for hours, a place and insurance where those are not known', () => {
  const asked = ask({ openingHours: [], treatmentTypeLabels: [], offerings: [], services: [] })
  expect(asked.slice(0, 4)).toEqual([
    'When are you open?',
    'Do you take new people now? Is there a waitlist?',
    'What kinds of treatment do you offer: detox, live-in or outpatient?',
    'Do you take Medicaid or our insurance?',
  ])
})
