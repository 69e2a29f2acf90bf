import { describe, expect, it } from 'vitest'
import { checkForm } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import { contactInput, formatFormId } from './contact-input.ts'

const typed = {
  name: 'Sam Doe',
  phone: '609 555 0142',
  email: 'sam@example.org',
  subject: 'A place',
  urgency: 'high',
  message: 'Is there a bed?',
}

const check = (fields: Record<string, string>, language: Language = 'en') => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return checkForm(contactInput(language), form, { title: 'Please check:' })
}

const accept = (fields: Record<string, string>) => {
  const checked = check(fields)
  return checked.ok ? checked.value : {}
}

const errorsOf = (change: Record<string, string>) => {
  const checked = check({ ...typed, ...change })
  return checked.ok ? {} : checked.errors.fields
}

describe('what was typed into the contact form', () => {
  it('is taken when it is whole', () => {
    expect(accept(typed)).toEqual(typed)
  })

  it('needs a name, an email address and a message, and no more', () => {
    expect(errorsOf({ name: '', email: '', message: '' })).toEqual({
      name: 'Enter your full name',
      email: 'Enter your email address, so that we can answer',
      message: 'Write your message',
    })
    const least = { ...typed, phone: ' ', subject: '', urgency: 'normal' }
    expect(accept(least)).toMatchObject({ phone: null, subject: null })
    expect(Object.keys(errorsOf({ name: ' \t ', message: '\r\n ' }) ?? {})).toEqual([
      'name',
      'message',
    ])
  })

  it.each(['sam', 'sam@', '@example.org', 'sam@example', 'sam doe@example.org', 'a@b@example.org'])(
    'is refused for the email address %j',
    (email) => {
      expect(errorsOf({ email })).toEqual({
        email: 'Enter an email address in the form name@example.org',
      })
    },
  )

  it.each(['sam.doe+list@example.org', "o'neil@mail.example.co", '  sam@example.org '])(
    'is taken with the email address %j',
    (email) => {
      expect(errorsOf({ email })).toEqual({})
    },
  )

  it('is refused for an urgency that the form has not', () => {
    expect(errorsOf({ urgency: 'never' })).toEqual({ urgency: 'Choose how urgent it is' })
    expect(errorsOf({ urgency: '' })).toEqual({ urgency: 'Choose how urgent it is' })
  })

  it('may be so long and no longer', () => {
    const fits = { name: 'n'.repeat(100), subject: 's'.repeat(150), message: 'm'.repeat(5000) }
    expect(errorsOf(fits)).toEqual({})
    expect(
      errorsOf({
        name: 'n'.repeat(101),
        phone: '1'.repeat(41),
        subject: 's'.repeat(151),
        message: 'm'.repeat(5001),
      }),
    ).toEqual({
      name: 'Full name: use at most 100 characters',
      phone: 'Phone: use at most 40 characters',
      subject: 'Subject: use at most 150 characters',
      message: 'Message: use at most 5,000 characters',
    })
  })

  it('loses control characters: headers stay in one line, a message keeps its lines', () => {
    const checked = accept({
      ...typed,
      name: ' Sam\r\nBcc: all@example.org\0 ',
      subject: 'A\u202Eplace\tnow',
      message: '  One\r\ntwo\0\rthree\n\n  four\u0007 ',
    })
    expect(checked).toMatchObject({
      name: 'Sam Bcc: all@example.org',
      subject: 'Aplace now',
      message: 'One\ntwo\nthree\n\n  four',
    })
  })

  it('says in Spanish what is wrong, on a Spanish page', () => {
    const checked = check({ ...typed, name: '', message: 'm'.repeat(5001) }, 'es')
    expect(checked.ok ? {} : checked.errors.fields).toEqual({
      name: 'Escriba su nombre completo',
      message: 'Mensaje: use 5,000 caracteres como máximo',
    })
  })

  it('may be in any script', () => {
    const words = { name: 'Zoë Núñez علی', message: 'ایک 👩‍👧 محبت' }
    expect(accept({ ...typed, ...words })).toMatchObject(words)
  })
})

describe('a form that was sent', () => {
  it('has the id of the hour in which it was handed out', () => {
    const at = (time: string) => formatFormId(new Date(`2026-11-20T${time}Z`))
    expect(at('08:00:00')).toBe(at('08:59:59'))
    expect(at('08:59:59')).not.toBe(at('09:00:00'))
    expect(at('08:00:00')).not.toBe(formatFormId(new Date('2026-11-21T08:00:00Z')))
  })
})
