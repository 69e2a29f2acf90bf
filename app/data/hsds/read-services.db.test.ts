import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { findHidingTime } from '#app/center/fields/reported-phone.ts'
import { seedSamples } from '#app/data/samples/seed.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { listHsdsErrors } from '#tests/support/hsds-validator.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { careTaxonomy, findCareTerm } from './care-taxonomy.ts'
import { listQueries } from './queries.ts'
import { listOrganizations, readHsdsOrganization } from './read-organizations.server.ts'
import {
  listServiceAtLocations,
  listServices,
  readService,
  readServiceAtLocation,
  streamServices,
} from './read-services.server.ts'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [newark, trenton, closed, merged, removed] = [1, 2, 3, 4, 5].map(uuid) as [
  string,
  string,
  string,
  string,
  string,
]
const lark = uuid(9)

/** A query as it is in a URL. */
const toTexts = (query: object) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))

describeWithDatabase('services of the API', (database) => {
  const run = <Result>(work: Parameters<typeof asOperator<Result>>[1]) =>
    asOperator(database(), work)
  const reading = (url = 'https://directory.example.org') => ({
    database: database(),
    now: new Date(),
    site: { url, dataLicense: 'CC BY 4.0' },
    language: 'en' as const,
  })
  const ask = (query: object = {}, url?: string) =>
    listServices(reading(url), listQueries.services.parse(toTexts(query)))
  const listNames = async (query: object = {}) =>
    (await ask(query)).rows.map((row) => ('name' in row ? row.name : row.id))

  beforeAll(() =>
    run(async (db) => {
      await db.execute(sql`delete from treatment_centers`)
      await db.execute(sql`delete from profiles`)
      await db.execute(sql`delete from auth_users`)
      await seedSamples(db, new Date())
      await db.execute(sql`insert into organizations (id, name) values (${lark}, 'Lark Health')`)
      await db.execute(sql`insert into treatment_centers (id, slug, name, street, city, state, postal_code, county, latitude,
          longitude, total_score, place_id, treatment_types, offerings, source, organization_id, permanently_closed,
          updated_at) values
        (${newark}, 'newark', 'Zest', '1 Broad St', 'Newark', 'NJ', '07102', 'Essex', 40.735, -74.172, 4.9, 'ChIJ-zest',
          '{detox}', '{detox,methadone}', 'import', ${lark}, false, '2026-01-01'),
        (${trenton}, 'trenton', 'Ample', '1 State St', 'Trenton', 'NJ', '08608', 'Mercer', 40.22, -74.76, null, null,
          '{}', '{methadone,medicaid}', 'staff', null, false, '2026-02-01'),
        (${closed}, 'closed', 'Able', '2 Broad St', 'Newark', 'NJ', '07102', 'Essex', 40.735, -74.172, null, null,
          '{}', '{methadone}', 'staff', null, true, '2026-03-01'),
        (${merged}, 'merged', 'Zest Detox', null, 'Newark', 'NJ', null, null, null, null, null, null,
          '{}', '{}', 'staff', null, false, '2026-01-01'),
        (${removed}, 'removed', 'Removed', null, null, null, null, null, null, null, null, null,
          '{}', '{}', 'staff', null, false, '2026-01-01')`)
      // A stream reads in more than one part.
      await db.execute(sql`insert into treatment_centers (slug, name, source)
        select 'extra-' || n, 'Extra ' || n, 'sample' from generate_series(1, 30) as n`)
      // As a merge leaves it.
      await db.execute(
        sql`insert into center_former_ids (id, center_id) values (${merged}, ${newark})`,
      )
      await db.execute(sql`delete from treatment_centers where id in (${merged}, ${removed})`)
    }),
  )

  it('leave out samples on a public site, and mark them on this machine', async () => {
    expect(await ask()).toMatchObject({ total: 3 })
    const local = await ask({}, 'http://localhost:3000')
    expect(local.total).toBeGreaterThan(60)
    const sample = local.rows.find(({ id }) => ![newark, trenton, closed].includes(id))?.id ?? ''
    expect(local.rows).toContainEqual(
      expect.objectContaining({ id: sample, alert: expect.stringContaining('Fictional') }),
    )
    expect(await readService(reading(), sample)).toBe(null)
    expect(await readService(reading('http://localhost:3000'), sample)).toMatchObject({
      kind: 'found',
    })
  })

  it('come by name with closed ones last, or the nearest first', async () => {
    await run((db) =>
      db.execute(sql`update treatment_centers set pinned = true where id = ${newark}`),
    )
    expect(await listNames()).toEqual(['Ample', 'Zest', 'Able'])
    expect(await listNames({ per_page: 1, page: 2 })).toEqual(['Zest'])
    expect(await listNames({ per_page: 1, page: 9 })).toEqual([])
    expect(await listNames({ postcode: '07102' })).toEqual(['Zest', 'Able'])
    expect(await listNames({ postcode: '07102', proximity: 100_000 })).toEqual([
      'Zest',
      'Ample',
      'Able',
    ])
  })

  it('are found by people’s words, as on the site', async () => {
    expect(await listNames({ search: 'methadone near newark' })).toEqual(['Zest', 'Able'])
    expect(await listNames({ search: 'medicaid' })).toEqual(['Ample'])
    expect(await listNames({ search: 'metadona en trenton' })).toEqual(['Ample'])
    expect(await listNames({ search: 'ampel' })).toEqual(['Ample'])
    // Beside other words, those that no center has only rank.
    expect(await listNames({ search: "'; drop table\u0000 x; --" })).toEqual(await listNames())
  })

  it('are found by "open now" whatever their hours are, which may be Google’s', async () => {
    await run((db) =>
      db.execute(sql`insert into center_opening_hours
        select ${newark}, day, 'Closed' from generate_series(1, 7) as day`),
    )
    expect(await listNames({ search: 'open now' })).toEqual(await listNames())
    expect(await listNames({ search: 'methadone newark open 24 hours' })).toEqual(['Zest', 'Able'])
  })

  it('are found on a public site as if it had no samples', async () => {
    await run((db) =>
      db.execute(sql`insert into treatment_centers (slug, name, source)
        values ('ample-lodge', 'Ample Medicaid Lodge', 'sample')`),
    )
    expect(await listNames({ search: 'ample medicaid' })).toEqual(['Ample'])
  })

  it('are filtered by terms, groups, organization and change, all at once', async () => {
    const idOf = (code: string) => findCareTerm(code, 'en')?.id
    expect(await listNames({ taxonomy_term_id: idOf('medicaid') })).toEqual(['Ample'])
    expect(await listNames({ taxonomy_term_id: idOf('care') })).toEqual(['Zest'])
    expect(await listNames({ taxonomy_term_id: uuid(77) })).toEqual([])
    expect(await listNames({ taxonomy_id: careTaxonomy.id })).toHaveLength(3)
    expect(await listNames({ taxonomy_id: uuid(77) })).toEqual([])
    expect(await listNames({ organization_id: lark })).toEqual(['Zest'])
    expect(await listNames({ organization_id: trenton })).toEqual(['Ample'])
    expect(await listNames({ organization_id: newark })).toEqual([])
    const methadone = { taxonomy_term_id: idOf('methadone'), search: 'newark' }
    expect(await listNames(methadone)).toEqual(['Zest', 'Able'])
    expect(await listNames({ ...methadone, organization_id: lark })).toEqual(['Zest'])
  })

  it('count the hiding of a reported number as a change', async () => {
    const now = new Date()
    const reportedAt = new Date(now.getTime() - 20 * 86_400_000)
    const hiddenAt = findHidingTime(reportedAt)
    await run(async (db) => {
      await db.execute(
        sql`update treatment_centers set phone = '609-555-0142' where id = ${newark}`,
      )
      // A report does not count as a change, so the time stays as it is here.
      await db.execute(sql`update treatment_centers set updated_at = '2026-01-01',
        phone_reported_at = ${reportedAt} where id = ${newark}`)
    })
    const listChanged = async (after: Date) => {
      const { rows } = await ask({ modified_after: after.toISOString(), minimal: 'true' })
      return rows.filter(({ id }) => id === newark)
    }
    expect(await listChanged(hiddenAt)).toEqual([
      { id: newark, last_modified: hiddenAt.toISOString() },
    ])
    expect(await listChanged(new Date(hiddenAt.getTime() + 1))).toEqual([])
  })

  it('tell what changed since a time, and what is gone', async () => {
    const since = await ask({ modified_after: '2026-01-15T00:00:00Z', per_page: 100 })
    const [changed, gone] = [since.rows.slice(0, -2), since.rows.slice(-2)]
    expect(since.total).toBe(since.rows.length)
    expect(changed.map(({ id }) => id)).toContain(trenton)
    for (const row of gone) {
      expect(row).toEqual({
        id: expect.any(String),
        status: 'defunct',
        last_modified: expect.stringMatching(/Z$/),
      })
    }
    expect(gone.map(({ id }) => id).sort()).toEqual([merged, removed])
    const last = { modified_after: '2026-01-15', per_page: 1, page: since.total }
    expect((await ask(last)).rows).toEqual([gone[1]])
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    expect(await ask({ modified_after: tomorrow })).toEqual({ total: 0, rows: [] })
    const first = await ask({ modified_after: '0000-01-01' })
    expect(first.total).toBe((await ask({ modified_after: '1970-01-01' })).total)
    expect(await listNames({ modified_after: '9999-12-31T23:59:59-23:59' })).toEqual([])
    const minimal = await ask({ minimal: 'true' })
    expect(Object.keys(minimal.rows[0] ?? {})).toEqual(['id', 'last_modified'])
  })

  it('lead from a merged center to the one that was kept', async () => {
    expect(await readService(reading(), merged)).toEqual({ kind: 'moved', id: newark })
    expect(await readService(reading(), removed)).toEqual({ kind: 'gone' })
    expect(await readService(reading(), uuid(99))).toBe(null)
    expect(await readService(reading(), 'zest')).toBe(null)
    const place = await readServiceAtLocation(reading(), newark)
    expect(place).toMatchObject({ kind: 'found', value: { id: newark, location: { id: newark } } })
    const places = await listServiceAtLocations(
      reading(),
      listQueries.serviceAtLocations.parse({ full: 'true' }),
    )
    expect(places.rows.flatMap((row) => listHsdsErrors('service_at_location', row))).toEqual([])
  })

  it('stream in the order of the pages', async () => {
    const rows: unknown[] = []
    const all = { full: 'true', modified_after: '2020-01-01' }
    const query = listQueries.services.parse(all)
    const local = 'http://localhost:3000'
    for await (const part of streamServices(reading(local), query)) rows.push(...part)
    const pages = [1, 2, 3].map((page) => ask({ ...all, page, per_page: 50 }, local))
    expect(rows.length).toBeGreaterThan(100)
    expect(rows).toEqual((await Promise.all(pages)).flatMap((page) => page.rows))
  })

  it('belong to organizations, with all of their places', async () => {
    const list = (query: object) =>
      listOrganizations(reading(), listQueries.organizations.parse(toTexts(query)))
    const { total, rows } = await list({})
    expect(total).toBe(3)
    expect(rows.map(({ id, name }) => [id, name])).toEqual([
      [closed, 'Able'],
      [trenton, 'Ample'],
      [lark, 'Lark Health'],
    ])
    expect(rows.flatMap((row) => listHsdsErrors('organization_list', row))).toEqual([])
    expect((await list({ search: 'medicaid' })).rows).toMatchObject([{ name: 'Ample' }])
    expect((await list({ search: 'lark' })).rows).toMatchObject([{ name: 'Lark Health' }])
    const whole = await list({ full_service: 'true', per_page: 2, page: 2 })
    expect(whole.rows).toMatchObject([{ id: lark, services: [{ id: newark, phones: [] }] }])
    expect(whole.rows.flatMap((row) => listHsdsErrors('organization', row))).toEqual([])
    const one = await readHsdsOrganization(reading(), lark, { full_service: false })
    expect(one).toMatchObject({
      kind: 'found',
      value: { services: [{ id: newark, name: 'Zest' }], locations: [{ id: newark }] },
    })
    const read = (id: string) => readHsdsOrganization(reading(), id, { full_service: false })
    expect(await read(newark)).toEqual({ kind: 'moved', id: lark })
    expect(await read(removed)).toEqual({ kind: 'gone' })
    expect(await read(uuid(99))).toBe(null)
  })
})
