import { expect } from 'vitest'
import { runs } from './thorough.ts'

/**
 * Expect `work` to take time that grows with the size that it gets, not with its square: four times
 * the size takes less than eight times as long. Whatever else the machine does makes a measurement
 * too long, so it is repeated before it counts.
 */
export async function expectLinearTime(
  work: (size: number) => Promise<unknown>,
  size = runs(5_000, 20_000),
): Promise<void> {
  const measure = async (times: number) => {
    const before = process.cpuUsage()
    await work(times)
    return process.cpuUsage(before).user
  }
  let ratio = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 5 && ratio >= 8; attempt += 1) {
    const small = await measure(size)
    ratio = Math.min(ratio, (await measure(4 * size)) / small)
  }
  expect(ratio).toBeLessThan(8)
}
