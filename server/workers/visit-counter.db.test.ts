import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { anonymous } from '#db/viewer.ts'
import { createLogger } from '#server/logger.ts'
import { centers } from '#tests/support/seed-every-table.ts'
import { createFailingDatabase } from '#tests/support/test-app.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { createVisitCounter } from './visit-counter.ts'

const personal = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }
const byPerson = (query = '') =>
  new Request(`http://localhost/centers${query}`, { headers: personal })
const noon = () => Date.parse('2026-11-20T17:00:00Z')

function readCounts(database: Database) {
  return asOperator(database, async (db) => ({
    views: await readRows(
      db,
      sql`select center_id as center, day::text, views from center_views order by center_id, day`,
    ),
    searches: await readRows(
      db,
      sql`select query, day::text, searches from empty_searches order by query, day`,
    ),
  }))
}

describeWithDatabase('the visit counter', (database) => {
  let log: string[]
  const start = (over: Database = database(), now = noon) => {
    const logger = createLogger('info', { write: (line) => void log.push(line) })
    const counter = createVisitCounter({ database: over, logger, now })
    return {
      ...counter,
      view: (centerId: string) =>
        counter.countVisit(byPerson(), anonymous, { status: 200, tags: [`center:${centerId}`] }),
      search: (text: string) =>
        counter.countVisit(byPerson(`?${new URLSearchParams({ q: text })}`), anonymous, {
          status: 200,
          tags: ['empty-search'],
        }),
    }
  }
  beforeAll(() =>
    asOperator(database(), async (db) => {
      for (const id of [centers.approved, centers.pending]) {
        await db.execute(
          sql`insert into treatment_centers (id, slug, name) values (${id}, ${id}, 'Center')`,
        )
      }
    }),
  )
  beforeEach(async () => {
    log = []
    await asOperator(database(), async (db) => {
      await db.execute(sql`delete from center_views`)
      await db.execute(sql`delete from empty_searches`)
    })
  })

  it('adds to the stored counts by center and day, and writes nothing without counts', async () => {
    const counter = start()
    await counter.flush()
    expect(await readCounts(database())).toEqual({ views: [], searches: [] })
    counter.view(centers.approved)
    counter.view(centers.approved)
    counter.view(centers.pending)
    counter.search('Zzqx  Clinic')
    await counter.flush()
    counter.view(centers.approved)
    counter.search('zzqx clinic')
    await counter.flush()
    const day = '2026-11-20'
    expect(await readCounts(database())).toEqual({
      views: [
        { center: centers.approved, day, views: 3 },
        { center: centers.pending, day, views: 1 },
      ],
      searches: [{ query: 'zzqx clinic', day, searches: 2 }],
    })
  })

  it('counts by the day in New Jersey', async () => {
    let time = '2026-11-20T04:59:00Z'
    const counter = start(database(), () => Date.parse(time))
    counter.view(centers.approved)
    time = '2026-11-20T05:01:00Z'
    counter.view(centers.approved)
    await counter.flush()
    const { views } = await readCounts(database())
    expect(views).toEqual([
      { center: centers.approved, day: '2026-11-19', views: 1 },
      { center: centers.approved, day: '2026-11-20', views: 1 },
    ])
  })

  it('loses no view when many processes write at once', async () => {
    const counters = Array.from({ length: 6 }, () => start())
    for (const [index, counter] of counters.entries()) {
      for (let n = 0; n < 20; n++) {
        counter.view(index % 2 ? centers.approved : centers.pending)
        counter.view(index % 2 ? centers.pending : centers.approved)
      }
    }
    await Promise.all(counters.map((counter) => counter.flush()))
    const { views } = await readCounts(database())
    expect(views).toMatchObject([{ views: 120 }, { views: 120 }])
  })

  it('skips a deleted center and writes the others', async () => {
    const counter = start()
    counter.view(centers.untouched)
    counter.view(centers.approved)
    await counter.flush()
    expect((await readCounts(database())).views).toMatchObject([{ center: centers.approved }])
    expect(log).toEqual([])
  })

  it('keeps counts that could not be written, and logs the failure', async () => {
    const broken = createFailingDatabase()
    const changing: Database = { ...database(), orm: broken.orm }
    const counter = start(changing)
    counter.view(centers.approved)
    counter.search('zzqx')
    await counter.flush()
    expect(log.join()).toContain('could not be written')
    counter.view(centers.approved)
    changing.orm = database().orm
    await counter.flush()
    expect(await readCounts(database())).toMatchObject({
      views: [{ views: 2 }],
      searches: [{ query: 'zzqx', searches: 1 }],
    })
  })

  it('counts no search that may identify a person, and no half-typed search', async () => {
    const counter = start()
    for (const query of ['zzq', 'zzqx', '609-555-0199', 'pat@example.org', 'born 1984', 'zzqx y']) {
      counter.search(query)
    }
    await counter.flush()
    expect((await readCounts(database())).searches).toMatchObject([{ query: 'zzqx y' }])
  })

  it('counts at most 2,000 different searches a day', async () => {
    const counter = start()
    const word = (n: number) =>
      String.fromCharCode(
        ...String(n)
          .split('')
          .map((digit) => 97 + +digit),
      )
    for (let n = 10_000; n < 12_500; n++) counter.search(word(n))
    await counter.flush()
    counter.search('something new')
    counter.search(word(10_001))
    await counter.flush()
    const { searches } = await readCounts(database())
    expect(searches).toHaveLength(2_000)
    expect(searches).toContainEqual({ query: word(10_001), day: '2026-11-20', searches: 2 })
  })
})
