import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAccountAppOver } from '#tests/support/account-members.ts'
import { callMessage, createMessage } from '#tests/support/assistant-client.ts'
import { openTestApp, type TestApp, testSite } from '#tests/support/test-app.ts'

/**
 * While a request is computed, nobody else is answered, /healthz included. A hostile request is compared with an
 * ordinary one of the same size on the same machine: before forms had a limit, it took 300 times as long.
 */
const mostTimes = 12

let app: TestApp
beforeAll(async () => {
  const { database } = await openTestApp()
  app = await openAccountAppOver(database)
})
afterAll(() => app?.close())

type Sent = { path: string; init: RequestInit }
type Answer = { status: number; length: number; seconds: number }

/** Send a request three times. Returns the least processor time, because others share the machine. */
async function measure({ path, init }: Sent): Promise<Answer> {
  let best: Answer | undefined
  for (let time = 0; time < 3; time += 1) {
    const before = process.cpuUsage()
    const response = await app.request(path, init)
    const { length } = await response.arrayBuffer().then((bytes) => new Uint8Array(bytes))
    const { user, system } = process.cpuUsage(before)
    const seconds = (user + system) / 1e6
    if (!best || seconds < best.seconds) best = { status: response.status, length, seconds }
  }
  if (!best) throw new Error('nothing was measured')
  return best
}

const post = (path: string, body: string): Sent => ({
  path,
  init: {
    method: 'POST',
    headers: {
      Origin: testSite.url,
      Accept: 'text/html',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body,
  },
})

const maxForm = 256 * 1024
const fill = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('&')
const hostileForms: [what: string, body: string][] = [
  ['49,000 empty fields', fill(49_000, (index) => `${index.toString(36)}=`)],
  ['one name 60,000 times', fill(60_000, () => 'a=b')],
  ['as many fields as are read', fill(2000, (index) => `${index}=${'"'.repeat(110)}`)],
  ['one text of quotes', `email=${'"'.repeat(250_000)}`],
  ['one text of brackets', `unknown=${'<'.repeat(250_000)}`],
]

const forms = [
  '/contact',
  '/auth',
  '/forgotten-password',
  '/suggest',
  '/centers/cedar-lantern-recovery-center/report',
  '/account',
  '/admin',
]

describe.each(forms)('a form sent to %s', (path) => {
  it.each(hostileForms)('with %s costs little and is not repeated at length', async (_, body) => {
    expect(body.length).toBeLessThanOrEqual(maxForm)
    const ordinary = await measure(post(path, `message=${'word '.repeat(body.length / 5)}`))
    const hostile = await measure(post(path, body))
    expect(hostile.status).toBeGreaterThanOrEqual(300)
    expect(hostile.status).toBeLessThan(500)
    expect(hostile.length).toBeLessThan(1_500_000)
    expect(hostile.seconds / ordinary.seconds).toBeLessThan(mostTimes)
  })
})

describe('a message to /mcp', () => {
  const send = (message: unknown): Sent => ({ path: '/mcp', init: createMessage(message) })
  const nest = (count: number) => `${'['.repeat(count)}${']'.repeat(count)}`
  const call = (given: string) =>
    JSON.stringify(callMessage('search_centers')).replace('"arguments":{}', `"arguments":${given}`)
  const hostile: [what: string, message: string][] = [
    ['32,000 wrong choices', call(`{"offers":[${'0,'.repeat(31_900)}0]}`)],
    ['as many wrong choices as are read', call(`{"offers":[${'0,'.repeat(480)}0]}`)],
    ['6,000 unknown names', call(`{${fill(6000, (i) => `"k${i}":0`).replaceAll('&', ',')}}`)],
    ['one unknown name of 64,000 characters', call(`{"${'k'.repeat(63_000)}":0}`)],
    ['20,000 texts', call(`{"x":[${'"",'.repeat(20_000)}""]}`)],
    ['30,000 nested lists', call(`{"x":${nest(30_000)}}`)],
    ['nested lists beside the arguments', call(`{},"_meta":{"x":${nest(30_000)}}`)],
  ]

  it.each(hostile)('with %s costs little and gets a short answer', async (_, message) => {
    expect(message.length).toBeLessThan(64 * 1024)
    const ordinary = await measure(send(call(`{},"_meta":{"x":"${'x'.repeat(60_000)}"}`)))
    expect(ordinary.status).toBe(200)
    const answer = await measure(send(message))
    expect(answer.status).toBe(200)
    expect(answer.length).toBeLessThan(30_000)
    expect(answer.seconds / ordinary.seconds).toBeLessThan(mostTimes)
  })
})
