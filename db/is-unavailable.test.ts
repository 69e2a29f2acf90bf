import { expect, test } from 'vitest'
import { isUnavailable } from './is-unavailable.ts'

const failed = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('why'), { code }) })

test.each(['ECONNREFUSED', '28P01', '53300', '57P01'])('%s: it cannot be asked', (code) =>
  expect(isUnavailable(failed(code))).toBe(true),
)

test.each(['42601', '23505', '42501', 'ENOENT'])('%s: it was asked wrongly', (code) =>
  expect(isUnavailable(failed(code))).toBe(false),
)

test('a pool and a client that waited in vain, and what is no error at all', () => {
  expect(isUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true)
  expect(isUnavailable(new Error('Query read timeout'))).toBe(true)
  expect(isUnavailable('ECONNREFUSED')).toBe(false)
})
