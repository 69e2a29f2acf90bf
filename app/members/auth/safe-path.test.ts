import { describe, expect, it } from 'vitest'
import { isAdminPath } from '#app/lib/admin-path.ts'
import { getAuthPath, readPlace } from './auth-mode.ts'
import { findSafePath } from './safe-path.ts'

describe('a safe path', () => {
  it.each([
    '/',
    '/centers?q=a b'.replace(' ', '+'),
    '/centers/x#reviews',
    '/admin/import',
    '/es/panel',
    '/es',
  ])('can be %s', (path) => {
    expect(findSafePath(path)).toBe(path)
  })
  it.each([
    '',
    'centers',
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/a/../..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/centers/..%2f%09%2fevil.example/claim',
    '/centers/%2f%2fevil.example',
    '/centers//evil.example',
    '/centers/..%5cevil.example',
    '/centers/a%0d%0aSet-Cookie:x',
    '/centers/%ff',
    ' /centers',
    '/auth',
    '/auth/sign-out',
    '/reset-password?token=x',
    '/es/cuenta/entrar',
    '/es/cuenta/entrar/?x',
    '/es/cuenta/entrar/codigo',
    '/es/contrasena-nueva?token=x',
  ])('is never %j', (path) => {
    expect(findSafePath(path)).toBeNull()
  })
  it('is null if none is given', () => {
    expect(findSafePath(null)).toBeNull()
  })
})

it('recognizes the admin area', () => {
  expect(['/admin', '/admin/', '/admin?x', '/admin/import'].every(isAdminPath)).toBe(true)
  expect([null, '/', '/administration', '/centers/admin'].some(isAdminPath)).toBe(false)
})

it('writes and reads the path of each form consistently', () => {
  for (const address of [
    '/auth',
    '/auth?mode=sign-up',
    '/auth?redirectTo=%2Fadmin',
    '/auth?mode=sign-up&redirectTo=%2Fx',
  ]) {
    expect(getAuthPath(readPlace(new URL(address, 'http://x')))).toBe(address)
  }
})
