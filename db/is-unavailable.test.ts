import { expect, test } from 'vitest'
import { isUnavailable } from './is-unavailable.ts'

const failed = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('why'), { code }) })

test.each(['ECONNREFUSED', '28P01', '53300', '57014', '57P01'])('%s: unavailable', (code) =>
  expect(isUnavailable(failed(code))).toBe(true),
)

test.each(['42601', '23505', '42501', 'ENOENT'])('%s: an error of the statement', (code) =>
  expect(isUnavailable(failed(code))).toBe(false),
)

test("timeouts of the pool and the client are unavailable; values that aren't errors are not", () => {
  expect(isUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true)
  expect(isUnavailable(new Error('Query read timeout'))).toBe(true)
  expect(isUnavailable('ECONNREFUSED')).toBe(false)
})
