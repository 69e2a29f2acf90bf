import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatIsoDate } from '#app/lib/format-date.ts'
import type { Viewer } from '#db/viewer.ts'
import { createLogger } from '#server/logger.ts'
import { createVisitCounter, type VisitCounter } from '#server/workers/visit-counter.ts'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { readMeta, readText } from '#tests/support/read-html.ts'
import { viewers } from '#tests/support/seed-every-table.ts'
import { createFailingDatabase, openAppOver, type TestApp } from '#tests/support/test-app.ts'

let app: AccountApp
let admin: string
beforeAll(async () => {
  app = await openAccountApp()
  admin = await app.enter(await app.addMember('admin'))
})
afterAll(() => app?.close())
afterEach(() => void vi.useRealTimers())

const path = '/admin/analytics'

describe('Analytics', () => {
  it('shows the correct totals and rates, and is never cached', async () => {
    // One new user.
    await app.operate(sql`update profiles set created_at = now() - case id
      when (select id from profiles order by id limit 1) then interval '1 day' else interval '1 year' end`)
    const [count] = await app.operate<Record<string, number>>(sql`select
      (select count(*)::integer from profiles) as users,
      (select count(*)::integer from reviews) as reviews,
      (select count(*)::integer from comments) as comments`)
    if (!count) throw new Error('no counts')
    const { users = 0, reviews, comments = 0 } = count
    const response = await app.open(admin, path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const page = await response.text()
    const text = readText(page)
    expect(readMeta(page, 'robots')).toContain('noindex')
    expect(text).toContain(`Total Users ${users}`)
    expect(text).toContain(`Total Reviews ${reviews}`)
    expect(text).toContain(`Total Comments ${comments}`)
    const percent = (part: number) => `${((part / users) * 100).toFixed(1)}%`
    const each = Number((comments / users).toFixed(2))
    expect(text).toContain(
      `Engagement Rate ${percent(comments)} ${each} comments per user (${comments} ÷ ${users})`,
    )
    expect(text).toContain(`Growth Rate ${percent(1)} New users to all users, in the last 30 days`)
  })

  it('lists the five best centers with one decimal and their review counts', async () => {
    const best = await app.operate<{ name: string; line: string }>(sql`
      select c.name, to_char(avg(r.rating), 'FM0.0') || ' ' || count(*) ||
        case count(*) when 1 then ' review' else ' reviews' end as line
      from reviews r join treatment_centers c on c.id = r.center_id
      where r.status = 'approved' group by c.id
      order by avg(r.rating) desc, count(*) desc, lower(c.name) limit 5`)
    expect(best).toHaveLength(5)
    const text = readText(await (await app.open(admin, path)).text())
    expect(text).toContain(best.map(({ name, line }) => `${name} ${line}`).join(' '))
  })

  it.each([
    ['', '30days', 30, 'in the last 30 days'],
    ['?period=7days', '7days', 7, 'in the last 7 days'],
    ['?period=90days', '90days', 13, 'in the last 90 days'],
    ['?period=1year', '1year', 13, 'in the last year'],
    ['?period=nonsense', '30days', 30, 'in the last 30 days'],
  ])('for "%s", everything covers %s, in %i bars', async (search, period, bars, words) => {
    // A year that ends with a month has twelve bars; this one has part of a thirteenth.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date().setDate(2) })
    const page = await (await app.open(admin, path + search)).text()
    expect(page).toContain(`<option value="${period}" selected="">`)
    expect(page.match(/<svg role="img"/g)).toHaveLength(4)
    expect(page.match(/<rect\b/g)).toHaveLength(4 * bars)
    // A table has a row for each bar.
    expect(page.match(/<tr[^>]*><th scope="row"[^>]*>\w{3} \d+/g)).toHaveLength(4 * bars)
    expect(readText(page)).toContain(words)
    expect(page).toMatch(/>Sign-ups by (day|week|month)<\/title><desc [^>]*>\w{3} .* in all/)
    expect(page).toContain(
      `/admin/analytics/export.csv${period === '30days' ? '' : `?period=${period}`}`,
    )
  })

  it('downloads as a file', async () => {
    // The day in the file's name does not change until it is compared.
    vi.useFakeTimers({ toFake: ['Date'] })
    const response = await app.open(admin, `${path}/export.csv?period=90days`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="analytics-90days-${formatIsoDate(new Date())}.csv"`,
    )
    const rows: string[][] = parse(await response.text(), { bom: true })
    expect(rows.filter(([figure]) => figure === 'Sign-ups')).toHaveLength(13)
  })

  it('says when the database does not answer, and links to try again', async () => {
    const broken = await openAppOver(
      createFailingDatabase(),
      {},
      undefined,
      async () => viewers.admin,
    )
    const response = await broken.request(`${path}?period=7days`)
    expect(response.status).toBe(503)
    const page = await response.text()
    expect(readText(page)).toContain('Error loading analytics: ')
    expect(page).toContain(`href="${path}?period=7days"`)
    const file = await broken.request(`${path}/export.csv`)
    expect(file.status).toBe(503)
    expect(file.headers.get('Content-Disposition')).toBeNull()
  })
})

describe('counting visits', () => {
  let slug: string
  let viewer: Viewer | undefined
  let counter: VisitCounter
  // One app caches pages, as for visitors; in the other, the test chooses the viewer.
  let kept: TestApp
  let asked: TestApp
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const browse = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    (viewer ? asked : kept).request(address, {
      method,
      headers: { 'User-Agent': agent, ...headers },
    })
  const readCounts = async () => {
    await counter.flush()
    return app.operate(sql`
      select c.slug as what, views as times from center_views join treatment_centers c on c.id = center_id
      union all select query, searches from empty_searches`)
  }

  beforeAll(async () => {
    const logger = createLogger('silent')
    counter = createVisitCounter({ database: app.database, logger })
    const { countVisit } = counter
    kept = await openAppOver(app.database, {}, undefined, undefined, { countVisit })
    asked = await openAppOver(
      app.database,
      {},
      undefined,
      async () => viewer ?? viewers.anonymous,
      {
        countVisit,
      },
    )
    const [center] = await app.operate<{ slug: string }>(
      sql`select slug from treatment_centers order by name limit 1`,
    )
    slug = center?.slug ?? ''
  })
  beforeEach(async () => {
    viewer = undefined
    await counter.flush()
    await app.operate(sql`delete from center_views`)
    await app.operate(sql`delete from empty_searches`)
  })

  it('counts each view of a center’s page, cached or not', async () => {
    for (let time = 0; time < 3; time++) await browse(`/centers/${slug}`)
    expect(await readCounts()).toEqual([{ what: slug, times: 3 }])
  })

  it('counts members but not staff', async () => {
    for (const name of ['moderator', 'admin', 'member'] as const) {
      viewer = viewers[name]
      expect((await browse(`/centers/${slug}`)).status).toBe(200)
      await browse('/centers?q=zzqxv')
    }
    expect(await readCounts()).toEqual([
      { what: slug, times: 1 },
      { what: 'zzqxv', times: 1 },
    ])
  })

  it('counts a search without results, on the directory and on Home, cached or not', async () => {
    for (const where of ['/centers', '/centers', '/']) {
      await browse(`${where}?q=Zzqxv&location=Xyzzy`)
    }
    expect(await readCounts()).toEqual([{ what: 'zzqxv xyzzy', times: 3 }])
  })

  it('counts nothing else: no robots, missing pages, or searches that a filter emptied', async () => {
    const page = `/centers/${slug}`
    await browse(page, {}, 'HEAD')
    await browse(page, { 'User-Agent': 'Googlebot/2.1' })
    await browse(page, { 'Sec-Purpose': 'prefetch' })
    await browse(page, { Cookie: 'flash=comment-posted' })
    await browse(`${page}.data`, { Referer: `http://localhost:3000${page}` })
    for (const address of [
      '/centers/nobody-knows-it',
      '/centers/quillfeather-house',
      '/centers?q=recovery',
      '/centers',
      '/centers?q=zzqxv&minRating=4.5',
      '/centers?q=zzqxv@example.org',
      '/centers?q=zzqxv+609-555-0199',
    ]) {
      await browse(address)
    }
    expect(await readCounts()).toEqual([])
  })
})
