import { describe, expect, it } from 'vitest'
import { checkForm } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import { contactInput } from './contact-input.ts'

const typed = {
  name: 'Sam Doe',
  phone: '609 555 0142',
  email: 'sam@example.org',
  subject: 'A place',
  urgency: 'high',
  message: 'Is there a bed?',
}

/** Return the checked values, or the error messages by field. */
const check = (change: Record<string, string>, language: Language = 'en') => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...change })) form.set(name, value)
  const checked = checkForm(contactInput(language), form, { title: 'Please check:' })
  return checked.ok ? checked.value : checked.errors.fields
}

const invalidEmail = { email: 'Enter an email address in the form name@example.org' }

describe('a contact message', () => {
  it.each([
    ['all of it', {}, typed],
    ['the least', { phone: ' ', subject: '' }, { ...typed, phone: null, subject: null }],
    ['any script', { name: 'Zoë Núñez علی', message: 'ایک 👩‍👧 محبت' }, undefined],
    ['the longest', { name: 'n'.repeat(100), message: 'm'.repeat(5000) }, undefined],
    ['an address with a plus', { email: 'sam.doe+list@example.org' }, undefined],
    ['an address with an apostrophe', { email: "o'neil@mail.example.co" }, undefined],
  ])('is accepted: %s', (_, change, stored) => {
    expect(check(change)).toEqual(stored ?? { ...typed, ...change })
  })

  it.each([
    [{ name: ' \t ', message: '\r\n ' }, 'Enter your full name', 'Write your message'],
    [{ message: '\u200B \u2060' }, 'Write your message'],
    [{ email: '' }, 'Enter your email address, so that we can answer'],
    [{ urgency: 'never' }, 'Choose how urgent it is'],
    [{ name: 'n'.repeat(101) }, 'Full name: use at most 100 characters'],
    [{ phone: '1'.repeat(41) }, 'Phone: use at most 40 characters'],
    [{ message: 'm'.repeat(5001) }, 'Message: use at most 5,000 characters'],
  ])('is rejected: %o', (change, ...messages) => {
    expect(Object.values(check(change) ?? {})).toEqual(messages)
  })

  it.each(['sam', 'sam@', '@example.org', 'sam@example', 'sam doe@example.org', 'a@b@example.org'])(
    'is rejected with the email %j',
    (email) => expect(check({ email })).toEqual(invalidEmail),
  )

  it('loses control characters: headers stay on one line, and the message keeps its lines', () => {
    expect(
      check({
        name: ' Sam\r\nBcc: all@example.org\0 ',
        subject: 'A\u202Eplace\tnow',
        message: '  One\r\ntwo\0\rthree\n\n  four\u0007 ',
      }),
    ).toMatchObject({
      name: 'Sam Bcc: all@example.org',
      subject: 'Aplace now',
      message: 'One\ntwo\nthree\n\n  four',
    })
  })

  it('gets Spanish errors on a Spanish page', () => {
    expect(check({ name: '', message: 'm'.repeat(5001) }, 'es')).toEqual({
      name: 'Escriba su nombre completo',
      message: 'Mensaje: use 5,000 caracteres como máximo',
    })
  })
})
