import { expect, test } from 'vitest'
import { hideNumbersInTexts, hidePhones } from './reported-phone.ts'

const now = new Date('2026-11-25T12:00Z')
const row = {
  phone: '(609) 555-0142',
  phoneReportedAt: new Date('2026-11-05T12:00Z'),
  permanentlyClosed: false,
}
const hide = (intakePhone: string, phone = row.phone) =>
  hidePhones({ ...row, phone, intakePhone }, now).intakePhone

test.each([
  '(609) 555-0142',
  '609-555-0142 ext. 3',
  '+1 609 555 0142;ext=3',
  '6095550142 x3',
  '16095550142',
  '001 609 555 0142',
  '609.555.0142',
  '609–555–0142',
  'tel:+16095550142',
  'Intake 609/555-0142 (nights)',
  '609 55 50 142',
])('a reported line is hidden as an intake number: %s', (intake) => {
  expect(hide(intake)).toBeNull()
})

test('of several numbers in a text only the reported line is hidden', () => {
  expect(hide('609-555-0142 or 609-555-0149')).toBe('(609) 555-0149')
  expect(hide('609-555-0149, 609-555-0142 x3, (732) 555-0100')).toBe(
    '(609) 555-0149, (732) 555-0100',
  )
})

test('all lines of a reported text are hidden', () => {
  expect(hide('609-555-0149', '609-555-0142 or 609-555-0149')).toBeNull()
})

test.each(['(609) 555-0149', '609-555-0149 or 609-555-0150', '1-800-GET-HELP'])(
  'another number stays as it is: %s',
  (intake) => expect(hide(intake)).toBe(intake),
)

test('a reported number in letters is hidden where it is written the same', () => {
  expect(hide('1 800 get-help', '1-800-GET-HELP')).toBeNull()
  expect(hide('609-555-0149', '1-800-GET-HELP')).toBe('609-555-0149')
})

test('a fax on the reported line is hidden, another one is not', () => {
  const fax = (referralFax: string) => hidePhones({ ...row, referralFax }, now).referralFax
  expect(fax('609.555.0142')).toBeNull()
  expect(fax('609-555-0143')).toBe('609-555-0143')
})

test('nothing is hidden before staff had two working days, or without a report', () => {
  const shown = { ...row, intakePhone: row.phone, referralFax: row.phone }
  for (const phoneReportedAt of [null, new Date('2026-11-25T11:00Z')]) {
    expect(hidePhones({ ...shown, phoneReportedAt }, now)).toEqual({ ...shown, phoneReportedAt })
  }
})

test.each([
  ['Call us at 609-555-0142 today.', 'Call us at [number removed] today.'],
  ['(609) 555 0142 ext. 12, or 609-555-0149', '[number removed], or 609-555-0149'],
  ['Phones: +1 609.555.0142;ext=3', 'Phones: [number removed]'],
  ['tel:+16095550142', 'tel:[number removed]'],
  ['609–555–0142', '[number removed]'],
  ['Since 1609 555 beds, 01420', 'Since 1609 555 beds, 01420'],
  ['ID 96095550142', 'ID 96095550142'],
])('a reported number leaves the free texts: %s', (text, shown) => {
  const texts = hideNumbersInTexts(
    { ...row, description: text, whatToBring: text, name: text },
    now,
  )
  expect(texts).toMatchObject({ description: shown, whatToBring: shown, name: text })
})

test('a center that closed for good has no number in its texts', () => {
  const closed = { ...row, phone: null, phoneReportedAt: null, permanentlyClosed: true }
  expect(
    hideNumbersInTexts({ ...closed, descriptionSpanish: 'Llame al 732-555-0100. Desde 1999.' }, now)
      .descriptionSpanish,
  ).toBe('Llame al [teléfono retirado]. Desde 1999.')
})

test('texts stay as they are while the number is shown', () => {
  const shown = { ...row, phoneReportedAt: null, description: 'Call 609-555-0142' }
  expect(hideNumbersInTexts(shown, now)).toEqual(shown)
})
