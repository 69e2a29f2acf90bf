import { base32 } from '@better-auth/utils/base32'
import { expect, it } from 'vitest'
import {
  computeCode,
  createSecret,
  formatSecret,
  formatSecretUrl,
  getStep,
  matchCode,
} from './one-time-code.server.ts'

// RFC 6238, appendix B, for SHA-1; the last six of its eight digits.
const secret = '12345678901234567890'
const vectors: [seconds: number, code: string][] = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
]

it.each(vectors)('at %s seconds the code is %s, as in the standard', async (seconds, code) => {
  expect(await computeCode(secret, getStep(seconds * 1000))).toBe(code)
  expect(await matchCode(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
})

it('accepts the codes of the previous and the next step, and no others', async () => {
  const now = 1_800_000_000_000
  const step = getStep(now)
  const found = await Promise.all(
    [-2, -1, 0, 1, 2].map(async (by) =>
      matchCode(secret, await computeCode(secret, step + by), now),
    ),
  )
  expect(found).toEqual([null, step - 1, step, step + 1, null])
})

it.each(['', '00000', '0000000', '28708２', 'abcdef'])(
  'does not accept %j as a code',
  async (code) => {
    expect(await matchCode(secret, code, 59_000)).toBeNull()
  },
)

it('formats a secret for people and for apps', () => {
  const made = createSecret()
  expect(made).toMatch(/^[\da-zA-Z]{24}$/)
  expect(createSecret()).not.toBe(made)
  const written = formatSecret(made)
  expect(written).toMatch(/^([A-Z2-7]{4} ){9}[A-Z2-7]{3}$/)
  const address = new URL(formatSecretUrl(made, 'A & B Directory', 'pat+x@example.org'))
  expect(address.protocol).toBe('otpauth:')
  expect(decodeURIComponent(address.pathname)).toBe('/A & B Directory:pat+x@example.org')
  expect(address.href).not.toContain('+')
  expect(address.searchParams.get('issuer')).toBe('A & B Directory')
  const inApp = base32.decode(address.searchParams.get('secret') ?? '')
  expect(new TextDecoder().decode(inApp)).toBe(made)
  expect(address.searchParams.get('secret')).toBe(written.replaceAll(' ', ''))
})
