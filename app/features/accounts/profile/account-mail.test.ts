import { expect, test } from 'vitest'
import { composeEmailAsked, composeNewEmail } from './account-mail.ts'

const site = { name: 'The Directory', url: 'https://directory.example.org' }

test('a mail about a new address is in the language of the page, with links to its pages', () => {
  const english = composeNewEmail(site, 'abc', 'en')
  expect(english.subject).toBe('Confirm your new email address')
  expect(english.text).toContain(
    'Use this email address:\nhttps://directory.example.org/account/email?token=abc\n',
  )
  const spanish = composeNewEmail(site, 'abc', 'es')
  expect(spanish.subject).toBe('Confirme su correo nuevo')
  expect(spanish.text).toContain(
    'Usar este correo:\nhttps://directory.example.org/es/cuenta/correo?token=abc\n',
  )
  expect(composeEmailAsked(site, 'es').html).toContain('/es/contrasena-olvidada')
})
