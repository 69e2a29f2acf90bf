import { describe, expect, it } from 'vitest'
import { type CenterForm, emptyForm, type Field, fields } from './center-form.ts'
import { checkCenter } from './center-input.ts'

const named = { ...emptyForm, name: 'Oak House' }
const check = (form: Partial<CenterForm>, changed: readonly Field[] = fields) =>
  checkCenter({ ...named, ...form }, changed)

describe('input in the center form', () => {
  it('may be only a name', () => {
    const checked = check({})
    expect(checked.ok && checked.value).toMatchObject({
      name: 'Oak House',
      phone: null,
      price: null,
    })
  })

  it('is converted to stored values', () => {
    const checked = check({
      phone: '609.555.0142 x21',
      county: 'Cape May County',
      countryCode: 'us',
      price: '99.50',
      reviewsCount: '12',
      categories: 'Detox\n\n Detox \nHalfway house',
      website: 'https://oak.example.org/a?b=c',
    })
    expect(checked.ok && checked.value).toMatchObject({
      phone: '(609) 555-0142 ext. 21',
      county: 'Cape May',
      countryCode: 'US',
      price: 99.5,
      reviewsCount: 12,
      categories: ['Detox', 'Halfway house'],
    })
  })

  it.each<[Field, Partial<CenterForm>]>([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(201) }],
    ['slug', { slug: 'Oak House' }],
    ['slug', { slug: '-oak' }],
    ['slug', { slug: 'x'.repeat(91) }],
    ['phone', { phone: '555-0142' }],
    ['phone', { phone: '609-555-0142 or 609-555-0143' }],
    ['intakePhone', { intakePhone: '609-555-0142, fax 609-555-0143' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['website', { website: 'www.example.org' }],
    ['website', { website: 'https:example.org' }],
    ['website', { website: 'http:/example.org' }],
    ['referralForm', { referralForm: 'https:example.org/form' }],
    ['plansSaidOn', { plansSaidOn: '0000-01-01' }],
    ['website', { website: 'https://user@example.org' }],
    ['imageUrl', { imageUrl: 'http://example.org/a.jpg' }],
    ['imageUrl', { imageUrl: '/illustrations/lake.svg' }],
    ['googleMapsUrl', { googleMapsUrl: 'data:text/html,x' }],
    ['state', { state: 'New Jersey' }],
    ['specialHours', { specialHours: 'Thanksgiving: Closed\nEaster: Closed' }],
    ['specialHours', { specialHours: 'Thanksgiving: Closed; '.repeat(200) }],
    ['postalCode', { postalCode: '8608' }],
    ['countryCode', { countryCode: 'USA' }],
    ['countryCode', { countryCode: '' }],
    ['latitude', { latitude: '91', longitude: '0' }],
    ['longitude', { latitude: '40.1' }],
    ['latitude', { longitude: '-74' }],
    ['price', { price: '$10' }],
    ['totalScore', { totalScore: '5.1' }],
    ['totalScore', { totalScore: 'NaN' }],
    ['reviewsCount', { reviewsCount: '-1' }],
    ['imagesCount', { imagesCount: '2.5' }],
    ['openState', { openState: 'sometimes' }],
    ['hoursFriday', { hoursFriday: 'x'.repeat(201) }],
    ['additionalInfo', { additionalInfo: [{ category: '', infoKey: 'Cash', infoValue: true }] }],
    [
      'additionalInfo',
      {
        additionalInfo: [
          { category: 'Payment', infoKey: 'Cash', infoValue: true },
          { category: 'Payment', infoKey: 'Cash', infoValue: false },
        ],
      },
    ],
  ])('is rejected for %s: %j', (field, form) => {
    const checked = check(form)
    expect(checked.ok).toBe(false)
    // Our message, not zod's default.
    expect(checked.ok || checked.errors).toEqual({ [field]: expect.not.stringMatching('Invalid') })
  })

  it('is not validated in untouched fields', () => {
    const imported = { phone: '1-800-GET-HELP', state: 'New Jersey', imageUrl: '/placeholder.svg' }
    const checked = check({ ...imported, city: 'Newark' }, ['city'])
    expect(checked).toEqual({ ok: true, value: { city: 'Newark' } })
  })

  it('may have any state and postal code in another country', () => {
    expect(check({ countryCode: 'GB', state: 'Kent', postalCode: 'CT1 2EH' }).ok).toBe(true)
  })
})
