import { expect, it } from 'vitest'
import { composeBackupCodeUsed, composeReset, composeVerification } from './account-mail.ts'

const site = { name: 'Site', url: 'https://example.org' }

it('writes in the language of who asked, and leads to pages in it', () => {
  const english = composeVerification(site, 'secret', 'en')
  expect(english.subject).toBe('Confirm your email address')
  expect(english.text).toContain('https://example.org/verify-email?token=secret')
  const spanish = composeVerification(site, 'secret', 'es')
  expect(spanish.subject).toBe('Confirme su correo')
  expect(spanish.text).toContain('https://example.org/es/confirmar-correo?token=secret')
  expect(spanish.text).toContain('988')
  expect(spanish.html).toContain('<html lang="es"')
  expect(composeReset(site, 'secret', 'es').html).toContain('/es/contrasena-nueva?token=secret')
})

it('counts the backup codes that are left', () => {
  expect(composeBackupCodeUsed(site, 3, 'en').text).toContain('3 of ten are left')
  expect(composeBackupCodeUsed(site, 1, 'es').text).toContain('Queda 1 de diez')
})
