import { expect, test } from 'vitest'
import { formatTime } from './device-list.tsx'

test('says the time in New Jersey, with a plain space', () => {
  expect(formatTime(new Date('2026-11-20T20:42:00Z'))).toBe('3:42 PM')
  expect(formatTime(new Date('2026-07-01T04:05:00Z'))).toBe('12:05 AM')
  expect(formatTime(new Date('2026-11-20T20:42:00Z'), 'es')).toBe('3:42 p. m.')
})
