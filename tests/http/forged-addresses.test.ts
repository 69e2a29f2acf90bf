import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openAppOver, openTestApp, type TestApp } from '#tests/support/test-app.ts'

let first: TestApp
beforeAll(async () => {
  first = await openTestApp()
})
afterAll(() => first?.close())

const proxy = '10.0.0.2'
const client = '203.0.113.9'

type Sent = [connection: string, forwardedFor?: string]

/** Search until the limit refuses the first request's network. */
async function exhaust(app: TestApp, sent: Sent) {
  for (let index = 0; index < 700; index++) {
    if ((await search(app, sent, `x${index}`)) === 429) return
  }
  throw new Error('No limit was met')
}

async function search(app: TestApp, [remoteAddress, forwardedFor]: Sent, words: string) {
  const headers: Record<string, string> = forwardedFor ? { 'X-Forwarded-For': forwardedFor } : {}
  const request = new Request(`http://localhost:3000/places?q=${words}`, { headers })
  const { status } = await app.fetch(request, { incoming: { socket: { remoteAddress } } })
  return status
}

/** `same` are one client's requests with different headers; `others` come from other clients. */
const cases: { proxies: number; same: Sent[]; others: Sent[] }[] = [
  {
    proxies: 0,
    same: [[client], [client, '1.1.1.1'], [client, '1.1.1.1, 2.2.2.2'], [`::ffff:${client}`, 'x']],
    others: [['198.51.100.1', client]],
  },
  {
    proxies: 1,
    same: [
      [proxy, client],
      [proxy, `1.1.1.1, ${client}`],
      [proxy, `1.1.1.1,2.2.2.2,  ${client}  `],
      [proxy, `junk, , ${client}`],
      [proxy, `${client}:52311`],
      [proxy, `1.1.1.1, ${client}:1`],
      [proxy, `::ffff:${client}`],
      [proxy, `[::ffff:${client}]:443`],
    ],
    others: [
      [proxy, `${client}, 198.51.100.1`],
      [proxy, `${client}, 198.51.100.1:443`],
      [proxy, `${client}, junk`],
      [proxy, `${client},`],
      [proxy],
    ],
  },
  {
    proxies: 1,
    same: [
      [proxy, '2001:db8:1:2::1'],
      [proxy, '1.1.1.1, 2001:DB8:1:2:0:0:0:9'],
      [proxy, '[2001:db8:1:2::1]'],
      [proxy, '1.1.1.1, [2001:db8:1:2::7]:52311'],
    ],
    others: [
      [proxy, '2001:db8:1:2::1, [2001:db8:1:3::1]:52311'],
      [proxy, '[203.0.113.9]'],
    ],
  },
  {
    proxies: 2,
    same: [
      [proxy, `${client}, 10.0.0.1`],
      [proxy, `1.1.1.1, ${client}, 10.0.0.1`],
      [proxy, `1.1.1.1, ${client}:4000, 10.0.0.1:5000`],
      [proxy, client],
    ],
    others: [
      [proxy, `${client}, junk, 10.0.0.1`],
      [proxy, `${client}, 198.51.100.1, 10.0.0.1`],
      [proxy, `${client}, junk`],
    ],
  },
]

describe.each(cases)('with TRUST_PROXY=$proxies', ({ proxies, same, others }) => {
  let app: TestApp
  beforeEach(async () => {
    app = await openAppOver(first.database, {}, undefined, undefined, { trustProxy: proxies })
  })

  it('a client counts as itself, whatever X-Forwarded-For it sends', async () => {
    const [known] = same
    if (!known) throw new Error('A case needs a request')
    await exhaust(app, known)
    for (const sent of same) expect([sent, await search(app, sent, 'y')]).toEqual([sent, 429])
    for (const sent of others) expect([sent, await search(app, sent, 'y')]).toEqual([sent, 200])
  })
})
