import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMember } from '#tests/support/account-members.ts'
import { demoAdmin, postForm, signInAs } from '#tests/support/auth-client.ts'
import { findPostgres, type PostgresPair, startPostgresPair } from '#tests/support/postgres-pair.ts'
import {
  findSource,
  findUnpinned,
  type OneProcess,
  readKept,
  startTwoProcesses,
  type TwoProcesses,
  waitForPage,
} from '#tests/support/two-processes.ts'

const bin = await findPostgres()
const token = 'a token of sixteen characters'

// Without PostgreSQL's own programs there is no standby to try.
describe.skipIf(!bin)('a site with a read replica', () => {
  let pair: PostgresPair
  let site: TwoProcesses
  let admin: string
  let center: Awaited<ReturnType<typeof findUnpinned>>
  beforeAll(async () => {
    pair = await startPostgresPair(bin as string)
    const settings = { DATABASE_READ_URL: pair.standby.url, METRICS_TOKEN: token }
    site = await startTwoProcesses(settings, { url: pair.primary.url, drop: async () => {} })
    admin = await signInAs(site.one, demoAdmin)
    center = await findUnpinned(site.operate)
  })
  afterAll(async () => {
    await pair?.standby.thaw()
    await site?.close()
    await pair?.remove()
  })

  const readGauge = async (at: OneProcess, name: string) => {
    const headers = { Authorization: `Bearer ${token}` }
    const text = await (await at.request('/metrics', { headers })).text()
    return Number(new RegExp(`^directory_replica_${name}\\{[^}]*\\} (\\S+)$`, 'm').exec(text)?.[1])
  }
  /** The gauges tell of the last look at it; a request that is not kept makes it look. */
  const untilServing = (at: OneProcess, expected = 1) =>
    expect
      .poll(async () => {
        await at.request('/places?q=newark')
        return readGauge(at, 'serving')
      })
      .toBe(expected)
  /** How many statements the standby has answered to visitors' connections. */
  const countReads = async () => {
    const [row] = await pair.standby.ask<{ reads: number }>(
      `select count(*)::integer as reads from pg_stat_activity
        where application_name = 'directory-reads' and query ~ 'treatment_centers|directory_'`,
    )
    return row?.reads ?? 0
  }
  const rename = (at: OneProcess, name: string) =>
    site
      .operate(sql`update treatment_centers set name = ${name} where id = ${center.id}`)
      .then(() => at)

  it('reads visitors’ pages from it', async () => {
    for (const at of [site.one, site.other]) {
      await untilServing(at)
      // Nobody has asked for this before: it is rendered.
      const answer = await at.request('/centers?q=recovery&page=2')
      expect([answer.status, findSource(answer)]).toEqual([200, 'render'])
    }
    expect(await countReads()).toBeGreaterThan(0)
    expect(await readGauge(site.one, 'missing_bytes')).toBe(0)
  })

  it('can run every statement of what visitors read', async () => {
    await untilServing(site.one)
    const before = site.one.server.readOutput().length
    const paths = [
      ...[
        '/',
        '/?q=detox',
        '/centers',
        '/centers?page=2',
        '/centers?sort=name',
        '/about',
        '/contact',
      ],
      ...['/centers?q=recovery&type=outpatient&minRating=4&open=yes', '/centers?q=recvery'],
      ...[
        '/centers?location=Newark',
        '/centers?location=essex',
        '/centers?q=zzzzqqqq&location=nowhere',
      ],
      ...[`/centers/${center.slug}`, '/centers/no-such-center', '/places?q=new', '/places?q=0710'],
      ...['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/centers-1.xml'],
      ...[`/og/centers/${center.slug}.png`, `/images/centers/${center.id}/640`],
    ]
    for (const path of paths) {
      for (const address of [path, path.replace(/^(\/centers[^?]*)/, '$1.data')]) {
        expect((await site.one.request(address)).status).toBeLessThan(500)
      }
    }
    // What a standby refuses, the primary answers; then the replica would have been left alone.
    const said = site.one.server.readOutput().slice(before)
    expect(said).not.toContain('a replica is left alone for now')
    expect(await readGauge(site.one, 'serving')).toBe(1)
  })

  it('never keeps a page that is older than what it heard of', async () => {
    const path = `/centers/${center.slug}`
    await pair.standby.ask('select pg_wal_replay_pause()')
    for (const name of ['Quillfeather House', 'Zebrafinch House', 'Wrenhollow House']) {
      await readKept(site.other, path)
      await rename(site.one, name)
      for (const at of [site.one, site.other]) {
        await waitForPage(at, path, (text) => text.includes(name))
        for (let round = 0; round < 20; round += 1) {
          expect(await (await at.request(path)).text()).toContain(name)
          expect(await (await at.request(`${path}.data`)).text()).toContain(name)
        }
        expect(await readKept(at, path)).toContain(name)
      }
    }
    await untilServing(site.other, 0)
    expect(await readGauge(site.other, 'missing_bytes')).toBeGreaterThan(0)
    await pair.standby.ask('select pg_wal_replay_resume()')
    await untilServing(site.other)
    expect(await readGauge(site.other, 'missing_bytes')).toBe(0)
    for (const at of [site.one, site.other]) {
      expect(await readKept(at, path)).toContain('Wrenhollow House')
    }
  })

  it('shows members what they have just written, wherever they look', async () => {
    const { email, password } = await createMember(site.operate, 1)
    const cookie = await signInAs(site.one, { email, password })
    await pair.standby.ask('select pg_wal_replay_pause()')
    try {
      const path = `/centers/${center.slug}`
      const own = { Cookie: cookie, Accept: 'text/html' }
      for (const [to, content] of [
        [site.one, 'Kind staff, seen at once.'],
        [site.other, 'A second look, seen at once.'],
      ] as const) {
        const fields = { intent: 'add-comment', content, rating: '' }
        expect((await postForm(to, path, fields, own)).status).toBe(303)
        for (const at of [site.one, site.other]) {
          expect(await (await at.request(path, { headers: own })).text()).toContain(content)
        }
      }
      const page = await site.other.request('/admin?q=Wrenhollow', { headers: { Cookie: admin } })
      expect(await page.text()).toContain('Wrenhollow House')
    } finally {
      await pair.standby.ask('select pg_wal_replay_resume()')
    }
  })

  /** What is not kept, so that each of them reads: how long all took, in milliseconds. */
  const visit = async (times: number) => {
    const began = performance.now()
    for (let round = 0; round < times; round += 1) {
      const answer = await site.one.request(`/places?q=ne${'wark'.slice(0, round % 4)}`)
      expect(answer.status).toBe(200)
    }
    return performance.now() - began
  }

  it('serves on when it hangs, having waited for it once', async () => {
    await untilServing(site.one)
    await visit(3)
    await pair.standby.freeze()
    try {
      // Half a minute, if each waited for it.
      expect(await visit(30)).toBeLessThan(15_000)
      expect((await site.one.request('/readyz')).status).toBe(200)
      await untilServing(site.one, 0)
    } finally {
      await pair.standby.thaw()
    }
    await untilServing(site.one)
  })

  it('answers visitors while the primary is gone, and keeps none of these pages', async () => {
    const path = `/centers/${center.slug}`
    await untilServing(site.one)
    await pair.primary.kill()
    for (let round = 0; round < 5; round += 1) {
      const answer = await site.one.request(path)
      expect([answer.status, findSource(answer)]).toEqual([200, 'render'])
      expect(await answer.text()).toContain('Wrenhollow House')
    }
    expect((await site.one.request('/readyz')).status).toBe(503)
    await pair.primary.start()
    await expect.poll(async () => (await site.one.request('/readyz')).status).toBe(200)
    await rename(site.one, 'Back again')
    expect(await waitForPage(site.one, path, (text) => text.includes('Back again'))).toBeLessThan(
      30_000,
    )
    expect(await readKept(site.one, path)).toContain('Back again')
  })

  it('serves on when it dies, and takes it up again', async () => {
    await untilServing(site.one)
    await visit(3)
    await pair.standby.kill()
    await visit(30)
    expect((await site.one.request('/readyz')).status).toBe(200)
    await untilServing(site.one, 0)
    await rename(site.one, 'While it was gone')
    await waitForPage(site.other, `/centers/${center.slug}`, (t) => t.includes('While it was gone'))
    await pair.standby.start()
    await untilServing(site.one)
    expect(await readKept(site.one, `/centers/${center.slug}`)).toContain('While it was gone')
    expect(site.one.server.readOutput()).toContain('a replica is left alone for now')
    expect(site.one.server.readOutput()).not.toContain(pair.standby.url)
  })
})
