import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAdmin, postForm, readRedirect, signInAs } from '#tests/support/auth-client.ts'
import { words } from '#tests/support/contact-form.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { testDatabaseUrl } from '#tests/support/postgres-database.ts'
import { readText } from '#tests/support/read-html.ts'
import { testSite } from '#tests/support/test-app.ts'
import {
  findUnpinned,
  readCached,
  startTwoProcesses,
  type TestProcess,
  type TwoProcesses,
  waitForPage,
} from '#tests/support/two-processes.ts'

// Processes share a PostgreSQL database: without one, there is nothing to test.
describe.skipIf(!testDatabaseUrl)('two processes on one database', () => {
  let site: TwoProcesses
  let mail: MailServer
  let admin: string
  const measured: string[] = []

  beforeAll(async () => {
    mail = await startMailServer()
    site = await startTwoProcesses({ SMTP_URL: mail.url })
    admin = await signInAs(site.one, demoAdmin)
  })
  afterAll(async () => {
    await site?.close()
    await mail?.close()
    process.stdout.write(`from one process to the other's cached page: ${measured.join(', ')}\n`)
  })

  const send = (to: TestProcess, path: string, fields: Record<string, string>) =>
    postForm(to, path, fields, { Cookie: admin, Accept: 'text/html' })
  const note = (what: string, ms: number) => measured.push(`${what} ${Math.round(ms)} ms`)

  it('seed the samples once when they start together', async () => {
    const [row] = await site.operate(sql`select count(*)::integer as centers,
      count(distinct name)::integer as names from treatment_centers`)
    expect(row?.centers).toBeGreaterThan(50)
    const [admins] = await site.operate(
      sql`select count(*)::integer as number from profiles where username = 'admin'`,
    )
    expect(admins).toEqual({ number: 1 })
    for (const { server } of [site.one, site.other]) {
      expect(server.readOutput()).toContain('Sample data')
      expect(server.readOutput()).not.toMatch(/"level":(40|50|60)/)
    }
  })

  it('show a pin on each other’s cached pages', async () => {
    await site.operate(sql`update treatment_centers set pinned = false where pinned`)
    // The last center by name: pinning moves it to the front.
    const { id, slug } = await findUnpinned(site.operate)
    const isFirst = (text: string) => /href="\/centers\/([\w-]+)"/.exec(listOf(text))?.[1] === slug
    const path = '/centers?sort=name'
    expect(isFirst(await readCached(site.other, path))).toBe(false)
    const pinned = await send(site.one, '/admin/centers/selected', { intent: 'pin', id })
    expect(readRedirect(pinned)).toContain('[center-pinned]')
    note('a pin', await waitForPage(site.other, path, isFirst))
  })

  it('show an import on each other’s cached pages', async () => {
    const path = '/centers?q=wrenhollow'
    expect(readText(await readCached(site.other, path))).not.toContain('Wrenhollow House')
    const form = new FormData()
    form.set('file', new File(['name,city,state\nWrenhollow House,Newark,NJ\n'], 'list.csv'))
    const headers = { Cookie: admin, Origin: testSite.url }
    const taken = await site.one.request('/admin/import', { method: 'POST', headers, body: form })
    const page = taken.headers.get('Location') ?? ''
    const waitFor = (state: string) =>
      expect
        .poll(
          async () => {
            const answer = await site.one.request(`${page}/progress`, { headers })
            return ((await answer.json()) as { progress: { state: string } }).progress.state
          },
          { interval: 20 },
        )
        .toBe(state)
    await waitFor('previewed')
    await readCached(site.other, path)
    await send(site.one, page, { do: 'start' })
    await waitFor('done')
    note(
      'an import',
      await waitForPage(site.other, path, (text) => text.includes('Wrenhollow House')),
    )
  })

  it('recognize sign-ins and sign-outs at the other', async () => {
    const cookie = await signInAs(site.one)
    const isIn = async (at: TestProcess) =>
      (await at.request('/account', { headers: { Cookie: cookie } })).status === 200
    expect([await isIn(site.one), await isIn(site.other)]).toEqual([true, true])
    const left = await postForm(site.other, '/auth/sign-out', {}, { Cookie: cookie })
    expect(left.status).toBe(303)
    expect([await isIn(site.one), await isIn(site.other)]).toEqual([false, false])
  })

  it('count attempts together', async () => {
    const network = { 'X-Forwarded-For': '192.0.2.7' }
    const write = (to: TestProcess, index: number) =>
      postForm(to, '/contact', { ...words, message: `try ${index}`, form: `${index}` }, network)
    const statuses: number[] = []
    for (let index = 0; index < 7; index += 1) {
      statuses.push((await write(index % 2 ? site.one : site.other, index)).status)
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429])
  })

  it('send each mail once', async () => {
    const [before] = await site.operate<{ sent: number }>(
      sql`select count(*)::integer as sent from outbox`,
    )
    const writing = Array.from({ length: 40 }, (_, index) =>
      postForm(index % 2 ? site.one : site.other, '/contact', {
        ...words,
        subject: `Once ${index}`,
        form: `once ${index}`,
      }),
    )
    for (const answer of await Promise.all(writing)) expect(answer.status).toBe(303)
    await mail.waitFor((before?.sent ?? 0) + 40)
    await expect
      .poll(() =>
        site.operate(sql`select count(*)::integer as number from outbox where sent_at is null`),
      )
      .toEqual([{ number: 0 }])
    const subjects = mail.received
      .map(({ headers }) => /Once \d+/.exec(headers.subject ?? '')?.[0])
      .filter(Boolean)
    expect(subjects.sort()).toEqual(
      Array.from({ length: 40 }, (_, index) => `Once ${index}`).sort(),
    )
    const sent = [site.one, site.other].map(
      ({ server }) => server.readOutput().split('"mail sent"').length - 1,
    )
    expect(Math.min(...sent)).toBeGreaterThan(0)
  })
})

/** Return the page from its list of centers on. */
function listOf(page: string): string {
  return page.slice(page.indexOf('Centers Found'))
}
