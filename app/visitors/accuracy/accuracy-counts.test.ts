import { expect, test } from 'vitest'
import { estimateShare } from './accuracy-counts.ts'

const calls = (right: number, wrong: number) => ({
  right,
  wrong,
  closed: 0,
  unreachable: 0,
  unknown: 9,
})

test('fewer than 30 settled centers are too few for an estimate', () => {
  expect(estimateShare(calls(29, 0))).toBeNull()
  expect(estimateShare(calls(29, 1))).not.toBeNull()
})

// Values from R's prop.test(…, correct = FALSE).
test.each([
  [81, 19, 0.81, 0.7222, 0.8749],
  [30, 0, 1, 0.8865, 1],
  [0, 50, 0, 0, 0.0713],
])('%d right and %d wrong', (right, wrong, share, low, high) => {
  const found = estimateShare(calls(right, wrong))
  expect(found?.share).toBeCloseTo(share, 4)
  expect(found?.low).toBeCloseTo(low, 3)
  expect(found?.high).toBeCloseTo(high, 3)
})
