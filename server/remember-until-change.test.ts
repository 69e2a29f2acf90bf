import { expect, it } from 'vitest'
import type { ChangeListener } from '#db/change-feed.server.ts'
import type { Transaction } from '#db/client.server.ts'
import { rememberUntilChange } from './remember-until-change.ts'

const tx = {} as Transaction

function open({ isHeard = true } = {}) {
  const feed: { listener?: ChangeListener } = {}
  const state = { value: 1, reads: 0 }
  const waiting: (() => void)[] = []
  const recall = rememberUntilChange({
    watch: (listener) => {
      feed.listener = listener
      if (isHeard) listener.heard()
      return async () => {}
    },
  })
  const readValue = async () => {
    state.reads++
    const { value } = state
    if (waiting.length) await new Promise<void>((resolve) => waiting.push(resolve))
    if (value < 0) throw new Error('the database is away')
    return value
  }
  return {
    read: () => recall(readValue, tx),
    recall,
    state,
    feed: () => feed.listener as ChangeListener,
    waiting,
  }
}

it('reads once for all who ask, and anew after a change', async () => {
  const { read, state, feed } = open()
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  state.value = 2
  expect(await read()).toBe(1)
  feed().changed('a center')
  expect(await read()).toBe(2)
  expect(state.reads).toBe(2)
})

it('tells one reading from another', async () => {
  const { read, recall } = open()
  expect(await read()).toBe(1)
  expect(await recall(async () => 'another', tx)).toBe('another')
})

it('does not remember what was read while something changed', async () => {
  const { read, state, feed, waiting } = open()
  waiting.push(() => {})
  const before = read()
  state.value = 2
  feed().changed('all')
  const after = read()
  for (const go of waiting.splice(0)) go()
  expect(await before).toBe(1)
  expect(await after).toBe(2)
  expect(await read()).toBe(2)
})

it('reads each time while changes are not heard of', async () => {
  const { read, state, feed } = open({ isHeard: false })
  await read()
  state.value = 2
  expect(await read()).toBe(2)
  feed().heard()
  await read()
  feed().lost()
  state.value = 3
  expect(await read()).toBe(3)
  state.value = 4
  expect(await read()).toBe(4)
})

it('tells of a failure, and asks again afterwards', async () => {
  const { read, state } = open()
  state.value = -1
  await expect(Promise.all([read(), read()])).rejects.toThrow('the database is away')
  state.value = 2
  expect(await read()).toBe(2)
})
