import { request } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMember } from '#tests/support/account-members.ts'
import { postForm, readRedirect, signInAs } from '#tests/support/auth-client.ts'
import { testDatabaseUrl } from '#tests/support/postgres-database.ts'
import {
  findUnpinned,
  startTwoProcesses,
  type TestProcess,
  type TwoProcesses,
} from '#tests/support/two-processes.ts'

const [members, ofEach] = [10, 18]

// Processes share a PostgreSQL database: without one, there is nothing to test.
describe.skipIf(!testDatabaseUrl)('a process killed under load', () => {
  let site: TwoProcesses
  let path: string
  const cookies: string[] = []
  beforeAll(async () => {
    site = await startTwoProcesses()
    path = `/centers/${(await findUnpinned(site.operate)).slug}`
    for (let number = 0; number < members; number += 1) {
      const { email, password } = await createMember(site.operate, number)
      cookies.push(await signInAs(site.one, { email, password }))
    }
  })
  afterAll(() => site?.close())

  const write = async (to: TestProcess, cookie: string, content: string): Promise<string> => {
    try {
      const fields = { intent: 'add-comment', content, rating: '' }
      const answer = await postForm(to, path, fields, { Cookie: cookie, Accept: 'text/html' })
      return readRedirect(answer).includes('comment-posted')
        ? 'acknowledged'
        : `answered ${answer.status}`
    } catch {
      return 'cut off'
    }
  }

  /** Begin a form and never end it, so that the process is killed within a request for certain. */
  const beginForm = (to: TestProcess) =>
    new Promise<{ outcome: Promise<string> }>((resolve) => {
      const headers = {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': 1000,
        'Sec-Fetch-Site': 'same-origin',
      }
      const form = request(to.server.url + path, { method: 'POST', headers, agent: false })
      const outcome = new Promise<string>((end) => {
        form.once('error', () => end('cut off'))
        form.once('response', ({ statusCode }) => end(`answered ${statusCode}`))
      })
      form.write('intent=', () => resolve({ outcome }))
    })

  it('loses nothing it acknowledged, and the other keeps serving', async () => {
    // Every comment has a different text, and all fit the limit per hour.
    const waiting = cookies.flatMap((cookie, member) =>
      Array.from({ length: ofEach }, (_, index) => ({ cookie, content: `${member}, ${index}` })),
    )
    const outcomes = { one: new Map<string, string>(), other: new Map<string, string>() }
    const ofWhole = (part: number) => Math.floor(waiting.length * part)
    const done = () => outcomes.one.size + outcomes.other.size
    const killAt = ofWhole(0.4)
    let killed: Promise<unknown> | undefined
    let unfinished: Promise<string> | undefined
    const kill = async () => {
      unfinished = (await beginForm(site.other)).outcome
      return site.other.server.stop('SIGKILL')
    }

    const work = async (name: 'one' | 'other') => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        outcomes[name].set(next.content, await write(site[name], next.cookie, next.content))
        const hasAnswered = outcomes.other.size > 0
        if (hasAnswered && done() >= killAt) killed ??= kill()
        if (name === 'other' && killed) return
      }
    }
    const pages: number[] = []
    const read = async () => {
      while (waiting.length) pages.push((await site.one.request(path)).status)
    }
    const workers = Array.from({ length: 6 }, () => [work('one'), work('other')]).flat()
    await Promise.all([...workers, read()])
    expect(await killed).toEqual({ code: null, signal: 'SIGKILL' })

    // The surviving process answered everything. How many requests of the killed one were under way, besides the
    // unfinished form, depends on the machine.
    expect(await unfinished).toBe('cut off')
    expect(new Set(outcomes.one.values())).toEqual(new Set(['acknowledged']))
    const ofOther = [...outcomes.other.values()]
    expect(ofOther).toContain('acknowledged')
    expect(ofOther.filter((one) => !['acknowledged', 'cut off'].includes(one))).toEqual([])
    expect(new Set(pages)).toEqual(new Set([200]))
    expect(outcomes.one.size).toBeGreaterThan(ofWhole(0.5))

    const stored = await site.operate<{ content: string; times: number }>(
      sql`select content, count(*)::integer as times from comments
        where content ~ '^\\d+, \\d+$' group by content`,
    )
    const times = new Map(stored.map((row) => [row.content, row.times]))
    const acknowledged = [...outcomes.one, ...outcomes.other]
      .filter(([, outcome]) => outcome === 'acknowledged')
      .map(([content]) => content)
    expect(acknowledged.filter((content) => times.get(content) !== 1)).toEqual([])
    expect([...times.values()].filter((number) => number !== 1)).toEqual([])

    const back = await site.start()
    const page = await back.request(path)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('comments')])
    const again = await write(back, cookies[0] ?? '', 'and once more')
    expect(again).toBe('acknowledged')
  })
})
