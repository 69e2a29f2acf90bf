import { expect, it } from 'vitest'
import type { CenterEventKind } from '#app/center/fields/center-event-kinds.ts'
import { describeEvent, type FeedCenter } from './describe-event.ts'

const now = new Date('2026-11-03T16:00:00Z')
const center: FeedCenter = {
  slug: 'hope',
  name: 'Hope House',
  phone: '(609) 555-0142',
  intakePhone: null,
  phoneReportedAt: now,
  verifiedAt: new Date('2026-11-03T15:00:00Z'),
  source: 'staff',
  listedIn: null,
  listedOn: null,
  permanentlyClosed: false,
  temporarilyClosed: false,
  updatedAt: now,
}

const describeText = (shown: FeedCenter, kind: CenterEventKind = 'new') =>
  describeEvent(
    { id: 'e', kind, at: now, name: 'Hope House', center: shown, keptCenter: null },
    now,
    'en',
  ).text

it('says of the main number alone that it was reported wrong', () => {
  expect(describeText(center)).toMatch(/^Number to call: \(609\) 555-0142\. .*reported wrong/)
  expect(describeText({ ...center, intakePhone: '609 555 0199' })).toBe(
    'Number to call: (609) 555-0199. Checked November 3, 2026. Call to confirm.',
  )
})

it('names the main number that changed beside the intake number to call', () => {
  const shown = { ...center, phoneReportedAt: null, intakePhone: '609 555 0199' }
  expect(describeText(shown, 'number-changed')).toMatch(
    /^Main number: \(609\) 555-0142\. Number to call: \(609\) 555-0199\./,
  )
  expect(describeText({ ...shown, intakePhone: null }, 'number-changed')).toMatch(
    /^Number to call: \(609\) 555-0142\./,
  )
})
