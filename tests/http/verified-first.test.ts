import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { publishedDays } from '#app/center/fields/checked-fields.ts'
import { createSweepJob } from '#server/jobs.ts'
import { createLogger } from '#server/logger.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

/** Centers that are equal in every order, except for their names. */
const centers = [
  { slug: 'order-a-silent', days: 1, unreachable: true },
  { slug: 'order-b-never', days: null, unreachable: false },
  { slug: 'order-c-old', days: publishedDays + 1, unreachable: false },
  { slug: 'order-d-ageing', days: publishedDays - 1, unreachable: false },
  { slug: 'order-e-new', days: 0, unreachable: false },
]

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  for (const { slug, days, unreachable } of centers) {
    await app.operate(sql`insert into treatment_centers (slug, name, street, city, state, postal_code, latitude, longitude,
        unreachable, updated_at, verified_at, verified_by)
      values (${slug}, ${`Sortable ${slug}`}, '1 State St', 'Trenton', 'NJ', '08608', 40.22, -74.76, ${unreachable},
        '2020-01-01', now() - make_interval(days => ${days}::integer),
        case when ${days}::integer is not null then 'called' end)`)
  }
})
afterEach(() => void vi.useRealTimers())
afterAll(() => app?.close())

async function readOrder(query: string): Promise<string[]> {
  const page = await app.readPage(`/centers?q=Sortable&exact=1${query}`)
  return [...page.matchAll(/id="center-order-(\w)/g)].map(([, letter]) => letter ?? '')
}

it.each(['', '&sort=rating', '&sort=reviews', '&near=08608'])(
  'a recently verified center comes before equal ones, an unreachable one after: "%s"',
  async (query) => {
    expect((await readOrder(query)).join('')).toBe('debca')
  },
)

it('a check counts at once, and the sweep ends it when its days are over', async () => {
  const sweep = () =>
    createSweepJob(app.database, createLogger('silent')).run(new AbortController().signal)
  await app.operate(sql`update treatment_centers set verified_at = now() where slug like '%-never'`)
  await expect.poll(() => readOrder('')).toEqual(['b', 'd', 'e', 'c', 'a'])

  // Time passes, which no trigger hears of.
  await app.operate(sql`alter table treatment_centers disable trigger user`)
  await app.operate(sql`update treatment_centers set updated_at = '2020-01-01',
    verified_at = now() - make_interval(days => ${publishedDays + 1}::integer) where slug like '%-never'`)
  await app.operate(sql`alter table treatment_centers enable trigger user`)
  await sweep()
  await expect.poll(() => readOrder('')).toEqual(['d', 'e', 'b', 'c', 'a'])
  // That is no change of the listing.
  expect(
    await app.operate(sql`select extract(year from updated_at)::integer as year
      from treatment_centers where slug like '%-never'`),
  ).toEqual([{ year: 2020 }])

  // The pages that visitors share stay in memory while nothing has changed, not even the day.
  vi.useFakeTimers({ toFake: ['Date'] })
  await readOrder('')
  await sweep()
  const again = await app.request('/centers?q=Sortable&exact=1')
  expect(again.headers.get('Cache-Status')).toContain('hit')
})

it('by name, only centers with the same name are equal', async () => {
  expect((await readOrder('&sort=name')).join('')).toBe('abcde')
  await app.operate(sql`update treatment_centers set name = 'Sortable' where slug like 'order-%'`)
  await expect
    .poll(async () => (await readOrder('&sort=name')).slice(0, 2).toSorted())
    .toEqual(['d', 'e'])
  expect((await readOrder('&sort=name')).at(-1)).toBe('a')
})
