import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { KillableServer } from './killable-server.ts'

/**
 * `none`: nothing of it is stored. `working`: the server does it by itself. `stopped`: a part of it is done, and a
 * person has to go on. `given-up`: as `stopped`, because it was killed twice.
 */
export type WorkState = 'none' | 'working' | 'stopped' | 'given-up' | 'over'

/** Work that a person starts with a form. */
export type Work = {
  name: string
  /** Open the page, and return what sends its form. Pressed again for work that stopped. */
  prepare(state: WorkState): Promise<() => Promise<Response>>
  readState(): Promise<WorkState>
  /** Holds at each moment: every center has all of its change or none, and the stored work agrees. */
  expectWhole(): Promise<void>
  /** Holds when the work is over. */
  expectDone(): Promise<void>
}

/** How many kills of a kind of work there were, and how each left it. `milliseconds` is how long it takes without. */
export type Tally = { milliseconds: number; kills: number } & Partial<Record<WorkState, number>>

const pollEvery = 20
/** In milliseconds; a busy machine takes many times what work takes alone. */
export const longestWork = 240_000

/** Do the work without a kill. Returns its milliseconds. */
export async function doUnkilled(server: KillableServer, work: Work): Promise<number> {
  const send = await work.prepare('none')
  const begun = performance.now()
  const answer = await send()
  await expectAccepted(work, answer)
  await untilStill(work)
  const duration = performance.now() - begun
  expect(await work.readState()).toBe('over')
  await expectEnd(server, work)
  return duration
}

/**
 * Do the work and kill the server after each of these milliseconds, counted from the form or from the start after the
 * last kill. Then go on as a person would, until it is over.
 */
export async function killAtMoments(
  server: KillableServer,
  work: Work,
  moments: readonly number[],
  tally: Tally,
): Promise<void> {
  let isAcknowledged = false
  const press = async (state: WorkState) => {
    const send = await work.prepare(state)
    return async () => {
      // A request that the kill cut off rejects.
      const answer = await send().catch(() => null)
      if (!answer) return
      await expectAccepted(work, answer)
      isAcknowledged = true
    }
  }
  for (const moment of moments) {
    const state = await work.readState()
    if (state === 'over') break
    const send = state === 'working' ? async () => {} : await press(state)
    const sent = send()
    await wait(moment)
    await server.kill()
    await sent
    await server.start()
    await work.expectWhole()
    const left = await work.readState()
    tally.kills += 1
    if (left !== 'given-up') tally[left] = (tally[left] ?? 0) + 1
    if (left === 'none' || left === 'stopped')
      expect(isAcknowledged, `${work.name} is lost`).toBe(false)
  }
  for (;;) {
    await untilStill(work)
    const state = await work.readState()
    await work.expectWhole()
    if (state === 'over') break
    if (state === 'given-up') {
      tally[state] = (tally[state] ?? 0) + 1
      expect(moments.length, `${work.name} is given up`).toBeGreaterThan(1)
    } else expect(isAcknowledged, `${work.name} is lost`).toBe(false)
    await (await press(state))()
  }
  await expectEnd(server, work)
}

async function expectAccepted({ name }: Work, answer: Response): Promise<void> {
  const said = answer.status === 303 ? '' : (await answer.text()).slice(0, 2000)
  expect([name, answer.status, said]).toEqual([name, 303, ''])
}

function untilStill(work: Work) {
  return expect
    .poll(work.readState, { interval: pollEvery, timeout: longestWork })
    .not.toBe('working')
}

async function expectEnd({ operate }: KillableServer, work: Work): Promise<void> {
  await work.expectWhole()
  await work.expectDone()
  await expect.poll(() => operate(sql`select * from leases`), { interval: pollEvery }).toEqual([])
}
