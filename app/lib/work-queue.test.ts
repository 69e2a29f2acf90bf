import { describe, expect, it } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

describe('createWorkQueue', () => {
  it('runs a few jobs at once and the rest in order', async () => {
    const run = createWorkQueue(2)
    const begun: number[] = []
    const ends: (() => void)[] = []
    const jobs = [0, 1, 2, 3].map((number) =>
      run(() => {
        begun.push(number)
        return new Promise<number>((resolve) => ends.push(() => resolve(number)))
      }),
    )
    await Promise.resolve()
    expect(begun).toEqual([0, 1])
    ends[1]?.()
    expect(await jobs[1]).toBe(1)
    expect(begun).toEqual([0, 1, 2])
    ends[0]?.()
    ends[2]?.()
    await jobs[2]
    await Promise.resolve()
    ends[3]?.()
    expect(await Promise.all(jobs)).toEqual([0, 1, 2, 3])
  })

  it('frees the slot of a failed job', async () => {
    const run = createWorkQueue(1)
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await run(async () => 'next')).toBe('next')
  })
})
