import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { exportCenters, listCenters } from './list-centers.server.ts'
import { readStats } from './read-stats.server.ts'
import { readTableQuery, sorts } from './table-query.ts'

describeWithDatabase('the table of centers', (database) => {
  beforeAll(async () => {
    await seedPeople(database())
    await asOperator(database(), async (db) => {
      await db.execute(sql`insert into treatment_centers
        (slug, name, city, postal_code, county, phone_unformatted, total_score, reviews_count,
          permanently_closed, temporarily_closed, pinned, verified_at, source, description, created_at)
        values
        ('cedar', 'Cedar House', 'Trenton', '08608', 'Mercer', '+16095550142', 4.5, 10, false, false, false, now(), 'staff', 'Near Oakland', '2026-01-01'),
        ('oak', 'Oak House', 'Newark', '07102', 'Essex', '+19735550100', 3, 40, false, true, false, null, 'import', null, '2026-01-02'),
        ('elm', 'Elm Clinic', null, null, null, null, null, null, true, false, false, null, 'import', null, '2026-01-03'),
        ('ash', 'Ash Center', 'Camden', '08101', 'Camden', null, 1, 1, false, false, true, null, 'sample', null, '2026-01-04')`)
    })
  })

  const list = async (search: string) => {
    const query = readTableQuery(new URLSearchParams(search))
    return asViewer(database(), viewers.admin, (db) => listCenters(db, query))
  }
  const exportLines = async (search: string, ids: string[] = []) => {
    const query = readTableQuery(new URLSearchParams(search))
    const csv = await asViewer(database(), viewers.admin, (db) => exportCenters(db, query, ids))
    return csv.trim().split('\r\n').slice(1)
  }
  const slugs = async (search: string) => (await list(search)).rows.map(({ slug }) => slug)

  it.each([
    ['', ['ash', 'elm', 'oak', 'cedar']],
    ['sort=name', ['ash', 'cedar', 'elm', 'oak']],
    ['sort=-name', ['ash', 'oak', 'elm', 'cedar']],
    ['sort=city', ['ash', 'oak', 'cedar', 'elm']],
    ['sort=-city', ['ash', 'cedar', 'oak', 'elm']],
    ['sort=-rating', ['ash', 'cedar', 'oak', 'elm']],
    ['sort=rating', ['ash', 'elm', 'oak', 'cedar']],
    ['sort=-reviews', ['ash', 'oak', 'cedar', 'elm']],
    ['sort=reviews', ['ash', 'elm', 'cedar', 'oak']],
    ['sort=status', ['ash', 'cedar', 'oak', 'elm']],
    ['sort=-status', ['ash', 'elm', 'oak', 'cedar']],
  ])('sorts by %j, with pinned centers first', async (search, expected) => {
    expect(await slugs(search)).toEqual(expected)
  })

  it('shows centers due for a check, and centers that visitors reported', async () => {
    const operate = (statement: ReturnType<typeof sql>) =>
      asOperator(database(), (db) => db.execute(statement))
    await operate(sql`insert into treatment_centers (slug, name, verified_at, phone_reported_at)
      values ('fir', 'Fir House', now() - interval '91 days', now())`)
    await operate(sql`insert into problem_reports (center_id, kind, reporter, status)
      select id, 'moved', 'a', case slug when 'oak' then 'open' else 'dismissed' end
      from treatment_centers where slug in ('oak', 'ash')`)
    expect((await slugs('show=due')).sort()).toEqual(['ash', 'elm', 'fir', 'oak'])
    expect((await slugs('show=reported')).sort()).toEqual(['fir', 'oak'])
    expect(await slugs('sort=checked')).toEqual(['ash', 'elm', 'oak', 'fir', 'cedar'])
    expect(await slugs('sort=-checked')).toEqual(['ash', 'cedar', 'fir', 'elm', 'oak'])
    await operate(sql`delete from treatment_centers where slug = 'fir'`)
    await operate(sql`delete from problem_reports`)
  })

  it.each([
    ['show=open', ['ash', 'cedar']],
    ['show=closed', ['elm', 'oak']],
    ['show=pinned', ['ash']],
    ['show=unverified', ['ash', 'elm', 'oak']],
    ['source=import', ['elm', 'oak']],
    ['source=sample&show=closed', []],
    ['q=HOUSE', ['cedar', 'oak']],
    ['q=ho', ['cedar', 'oak']],
    ['q=newa', ['oak']],
    ['q=oak+newark', ['oak']],
    ['q=the+house+on+oak', ['oak']],
    ['q=house+on', ['cedar', 'oak']],
    ['q=on', []],
    ['q=a', ['ash']],
    ['q=oakland', []],
    ['q=08608', ['cedar']],
    ['q=(609)+555-0142', ['cedar']],
    ['q=5550', ['cedar', 'oak']],
    ['q=%27%3B--%26|!(', []],
    ['q=essex', ['oak']],
  ])('finds exactly the matches for %j', async (search, expected) => {
    expect((await slugs(`${search}&sort=name`)).sort()).toEqual(expected)
    expect((await list(search)).total).toBe(expected.length)
  })

  it('calculates the four cards', async () => {
    const stats = await asViewer(database(), viewers.admin, readStats)
    expect(stats).toEqual({
      centers: 4,
      closed: 2,
      pinned: 1,
      reviews: 51,
      averageRating: 2.1,
      unrated: 1,
      deleted: 0,
    })
  })

  it('shows each center once, ten per page, in every order, and the last page for a page past the end', async () => {
    await asOperator(database(), (db) =>
      db.execute(sql`insert into treatment_centers (slug, name, city)
        select 'same-' || n, 'Same', 'Same' from generate_series(1, 21) n`),
    )
    for (const sort of sorts.flatMap((known) => [known, `-${known}`])) {
      const pages = await Promise.all([1, 2, 3].map((page) => slugs(`sort=${sort}&page=${page}`)))
      expect(pages.map((page) => page.length)).toEqual([10, 10, 5])
      expect(new Set(pages.flat()).size).toBe(25)
      // The export has the same order as the table.
      const lines = await exportLines(`sort=${sort}`)
      expect(lines.map((line) => line.split(',')[1])).toEqual(pages.flat())
    }
    expect(await list('page=99')).toMatchObject({ page: 3, total: 25 })
  })

  it('exports the matching or the selected centers', async () => {
    expect(await exportLines('show=closed')).toHaveLength(2)
    const [oak] = (await list('q=oak')).rows
    const selected = await exportLines('show=pinned', [oak?.id ?? '', 'no-id'])
    expect(selected).toHaveLength(1)
    expect(selected[0]).toContain('Oak House')
    expect(await exportLines('', ['no-id'])).toEqual([])
  })
})
