import { describe, expect, it } from 'vitest'
import { ProblemError } from './problems.ts'
import { createRowStreams, type StreamClient, usualLimits } from './stream-rows.ts'

const settle = () => new Promise(setImmediate)
const logged: unknown[] = []
const logger = { error: (what: unknown) => void logged.push(what) } as never
const createStreams = (limits: Partial<typeof usualLimits> = {}) =>
  createRowStreams(logger, { ...usualLimits, ...limits })

function createClient(more: Partial<StreamClient> = {}) {
  const leaving = new AbortController()
  const client: StreamClient = { network: null, signal: leaving.signal, disconnect: null, ...more }
  return { client, leave: () => leaving.abort() }
}

/** Rows without end, a part at a time, and what was done with them. */
function createRows() {
  const rows = {
    read: 0,
    isClosed: false,
    parts: undefined as unknown as AsyncGenerator<unknown[]>,
  }
  async function* readRows() {
    try {
      for (;;) {
        rows.read += 1
        yield [{ text: 'x'.repeat(300_000) }]
      }
    } finally {
      rows.isClosed = true
    }
  }
  rows.parts = readRows()
  return rows
}

async function* readFew(): AsyncGenerator<unknown[]> {
  yield [{ index: 1 }, { index: 2 }]
}

const readStatus = (answer: Promise<Response>) =>
  answer.then(
    ({ status }) => status,
    (error: unknown) => (error instanceof ProblemError ? error.problem.status : error),
  )

it('streams read two parts at a time, in turn', async () => {
  const streamRows = createStreams()
  const started: number[] = []
  const releases: (() => void)[] = []
  async function* readRows(index: number): AsyncGenerator<unknown[]> {
    started.push(index)
    await new Promise<void>((resolve) => releases.push(resolve))
    yield [{ index }]
  }
  const answers = [0, 1, 2, 3].map((index) => streamRows(readRows(index), createClient().client))
  await settle()
  expect(started).toEqual([0, 1])
  releases[1]?.()
  await settle()
  expect(started).toEqual([0, 1, 2])
  releases[0]?.()
  await settle()
  expect(started).toEqual([0, 1, 2, 3])
  for (const release of releases) release()
  const texts = await Promise.all(answers.map(async (answer) => (await answer).text()))
  expect(texts).toEqual([0, 1, 2, 3].map((index) => `{"index":${index}}\n`))
})

it('a client that goes away while others read takes no turn', async () => {
  const streamRows = createStreams()
  const releases: (() => void)[] = []
  async function* readSlowly(): AsyncGenerator<unknown[]> {
    await new Promise<void>((resolve) => releases.push(resolve))
    yield [{}]
  }
  const slow = [0, 1].map(() => streamRows(readSlowly(), createClient().client))
  const [rows, { client, leave }] = [createRows(), createClient()]
  const gone = readStatus(streamRows(rows.parts, client))
  await settle()
  leave()
  expect(await gone).toBe(client.signal.reason)
  for (const release of releases) release()
  await Promise.all(slow)
  expect(rows.read).toBe(0)
})

it('a reader gets pieces of bounded length, and no more is read before it takes them', async () => {
  const rows = createRows()
  async function* readMany(): AsyncGenerator<unknown[]> {
    for await (const part of rows.parts) yield [...part, ...part, ...part]
  }
  const response = await createStreams()(readMany(), createClient().client)
  const reader = response.body?.getReader()
  for (let count = 0; count < 3; count += 1) {
    const { value } = (await reader?.read()) ?? {}
    expect(value?.length).toBeLessThan(400_000)
  }
  await settle()
  expect(rows.read).toBeLessThanOrEqual(2)
  await reader?.cancel()
  expect(rows.isClosed).toBe(true)
})

describe('a stream too many', () => {
  it('waits until another is read, left or given up', async () => {
    const streamRows = createStreams({ streams: 1 })
    const ways: ((stream: Response, leave: () => void) => unknown)[] = [
      (stream) => stream.text(),
      (stream) => stream.body?.cancel(),
      (_, leave) => leave(),
    ]
    for (const end of ways) {
      const [first, second] = [createClient(), createClient()]
      const stream = await streamRows(readFew(), first.client)
      let hasBegun = false
      const next = streamRows(readFew(), second.client)
      next.then(() => {
        hasBegun = true
      })
      await settle()
      expect(hasBegun).toBe(false)
      await end(stream, first.leave)
      expect(await (await next).text()).toBe('{"index":1}\n{"index":2}\n')
    }
  })

  it('is refused if too many wait, or after some time, and then leaves the line', async () => {
    const streamRows = createStreams({ streams: 1, waiting: 2, waitMs: 20 })
    const open = await streamRows(readFew(), createClient().client)
    const waiting = [0, 1].map(() => readStatus(streamRows(readFew(), createClient().client)))
    const refused = await streamRows(readFew(), createClient().client).catch((error) => error)
    expect([refused.problem.status, refused.headers]).toEqual([429, { 'Retry-After': '30' }])
    expect(await Promise.all(waiting)).toEqual([429, 429])
    await open.text()
    expect(await readStatus(streamRows(readFew(), createClient().client))).toBe(200)
  })

  it('gives its turn back if its client goes away while it waits', async () => {
    const streamRows = createStreams({ streams: 1 })
    const open = await streamRows(readFew(), createClient().client)
    const [rows, { client, leave }] = [createRows(), createClient()]
    const gone = readStatus(streamRows(rows.parts, client))
    const next = streamRows(readFew(), createClient().client)
    leave()
    expect(await gone).toBe(429)
    await open.text()
    expect((await next).status).toBe(200)
    expect(rows.read).toBe(0)
  })

  it('of one network is refused, and of another is not', async () => {
    const streamRows = createStreams({ ofNetwork: 1 })
    const stream = (network: string) => streamRows(readFew(), createClient({ network }).client)
    const open = await stream('192.0.2.1')
    expect(await readStatus(stream('192.0.2.1'))).toBe(429)
    expect(await readStatus(stream('192.0.2.2'))).toBe(200)
    await open.text()
    expect(await readStatus(stream('192.0.2.1'))).toBe(200)
  })
})

describe('a reader that takes nothing', () => {
  it('loses its connection, its place and its rows', async () => {
    const streamRows = createStreams({ streams: 1, stallMs: 20 })
    const rows = createRows()
    const isDisconnected = new Promise<void>((resolve) => {
      void streamRows(rows.parts, createClient({ disconnect: resolve }).client)
    })
    const next = streamRows(readFew(), createClient().client)
    await isDisconnected
    expect((await next).status).toBe(200)
    expect(rows.isClosed).toBe(true)
  })

  it('never gets an end that looks like the whole', async () => {
    const stream = await createStreams({ stallMs: 20 })(createRows().parts, createClient().client)
    // A stream that is locked by a reader who asks for nothing.
    const reader = stream.body?.getReader()
    await expect(reader?.closed).rejects.toThrow('The client takes nothing.')
  })
})

it('a client that goes away is no error', () => {
  expect(logged).toEqual([])
})
