import { expect, it } from 'vitest'
import { describeRoom, isDiskFull } from './describe-room.ts'

it.each([
  [0, 'The disk is full: 0 MB are free.'],
  [19, 'The disk is full: 19 MB are free.'],
  [20, 'Only 20 MB are free on the disk. Make room on it soon.'],
  [1023, 'Only 1023 MB are free on the disk.'],
  [2600, '2.5 GB are free on the disk.'],
  [2_000_000, '1,953.1 GB are free on the disk.'],
])('%d free megabytes: %s', (megabytes, text) => {
  expect(describeRoom(megabytes)).toContain(text)
  expect(isDiskFull(megabytes)).toBe(text.includes('is full'))
})
