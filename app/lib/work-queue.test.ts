import { describe, expect, it } from 'vitest'
import { createShortLine, createWorkQueue } from './work-queue.ts'

const settle = () => new Promise(setImmediate)

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
    await settle()
    expect(begun).toEqual([0, 1])
    ends[1]?.()
    expect(await jobs[1]).toBe(1)
    await settle()
    expect(begun).toEqual([0, 1, 2])
    ends[0]?.()
    ends[2]?.()
    await jobs[2]
    await settle()
    ends[3]?.()
    expect(await Promise.all(jobs)).toEqual([0, 1, 2, 3])
  })

  it('takes no slot for a job that is not wanted any more', async () => {
    const run = createWorkQueue(1)
    let end = () => {}
    const first = run(() => new Promise<void>((resolve) => (end = resolve)))
    await settle()
    const leaving = new AbortController()
    const begun: string[] = []
    const unwanted = run(async () => begun.push('unwanted'), leaving.signal)
    const wanted = run(async () => begun.push('wanted'))
    leaving.abort(new Error('gone'))
    await expect(unwanted).rejects.toThrow('gone')
    end()
    await Promise.all([first, wanted])
    expect(begun).toEqual(['wanted'])
    await expect(run(async () => {}, leaving.signal)).rejects.toThrow('gone')
  })

  it('frees the slot of a failed job', async () => {
    const run = createWorkQueue(1)
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await run(async () => 'next')).toBe('next')
  })
})

describe('createShortLine', () => {
  const stays = () => new AbortController().signal

  it('gives no turn where the line is full, and passes turns on in order', async () => {
    const take = createShortLine({ places: 1, waiting: 1, waitMs: 60_000 })
    const first = await take(stays())
    const second = take(stays())
    expect(await take(stays())).toBeNull()
    first?.()
    const end = await second
    expect(end).not.toBeNull()
    end?.()
    expect(await take(stays())).not.toBeNull()
  })

  it('gives no turn after a long wait, or to whoever is gone, and keeps none for them', async () => {
    const take = createShortLine({ places: 1, waiting: 2, waitMs: 1 })
    const first = await take(stays())
    const leaving = new AbortController()
    const gone = take(leaving.signal)
    leaving.abort()
    expect([await gone, await take(stays()), await take(leaving.signal)]).toEqual([
      null,
      null,
      null,
    ])
    first?.()
    expect(await take(stays())).not.toBeNull()
  })
})
