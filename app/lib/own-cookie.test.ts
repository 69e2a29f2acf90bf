import { expect, test } from 'vitest'
import { expireCookies } from './own-cookie.ts'

test('expires every cookie in the request, whatever its name', () => {
  expect(expireCookies('__Secure-session.token=a=b; theme=dark;x', true)).toEqual([
    '__Secure-session.token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    'theme=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    'x=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  ])
})

test('returns nothing without cookies, and skips odd names', () => {
  expect(expireCookies(null, true)).toEqual([])
  expect(expireCookies('', false)).toEqual([])
  expect(expireCookies('a b=1; =2; c=3', false)).toEqual([
    'c=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  ])
})
