import { type SQL, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { people, seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { withoutIds } from '#tests/support/without-ids.ts'
import { asApiReader, asKeeper, asViewer } from './as-viewer.server.ts'
import { readRows } from './read-rows.server.ts'

const id = '00000000-0000-4000-8000-000000000011'
const other = '00000000-0000-4000-8000-000000000012'

describeWithDatabase("a center's public history", (database, operate) => {
  const asAdmin = (statement: SQL) =>
    asViewer(database(), viewers.admin, (db) => readRows(db, statement))
  const set = (change: SQL) => operate(sql`update treatment_centers set ${change} where id = ${id}`)
  const remove = () => asAdmin(sql`delete from treatment_centers where id = ${id}`)
  const readKinds = async (center = id) => {
    const rows = await asApiReader(database(), (db) =>
      readRows<{ kind: string }>(
        db,
        sql`select kind from center_events where center_id = ${center} order by happened_at, kind`,
      ),
    )
    return rows.map(({ kind }) => kind)
  }
  const readGone = () =>
    asApiReader(database(), (db) =>
      readRows(db, sql`select center_id, slug, name, county, kept_center_id from gone_centers`),
    )

  beforeEach(async () => {
    await operate(sql`truncate auth_users, treatment_centers, deleted_centers, center_former_ids,
      center_merges, center_events cascade`)
    await seedPeople(database())
    await operate(sql`insert into treatment_centers (id, slug, name, county, state, phone) values
      (${id}, 'hope', 'Hope House', 'Essex', 'NJ', '(609) 555-0142'),
      (${other}, 'haven', 'Haven', 'Essex', 'MA', null)`)
  })

  it('begins when the center is added', async () => {
    expect(await readKinds()).toEqual(['new'])
    expect(await readKinds(other)).toEqual(['new'])
  })

  it.each([
    ['a new number', sql`phone = '609 555 0143'`, ['new', 'number-changed']],
    ['a number that is gone', sql`phone = null`, ['new', 'number-changed']],
    ['the same number, written differently', sql`phone = '609-555-0142'`, ['new']],
    ["the same number with the country's code", sql`phone = '+1 609-555-0142'`, ['new']],
    ['another extension', sql`phone = '(609) 555-0142 ext. 2'`, ['new', 'number-changed']],
    ['closing for now', sql`temporarily_closed = true`, ['closed', 'new']],
    ['closing for good', sql`permanently_closed = true`, ['closed', 'new']],
    ['another name', sql`name = 'Hope Home', description = 'New'`, ['new']],
    [
      'what several fields say at once',
      sql`phone = null, temporarily_closed = true`,
      ['closed', 'new', 'number-changed'],
    ],
  ])('has %s', async (_, change, kinds) => {
    await set(change)
    expect((await readKinds()).toSorted()).toEqual(kinds)
  })

  it('has every step from closed for now to closed for good, and back', async () => {
    await set(sql`temporarily_closed = true`)
    await set(sql`permanently_closed = true`)
    await set(sql`temporarily_closed = false`)
    await set(sql`permanently_closed = false`)
    expect(await readKinds()).toEqual(['new', 'closed', 'closed', 'reopened'])
  })

  describe('has the last check of each day', () => {
    const readChecks = () =>
      operate(
        sql`select happened_at::text as at from center_events where kind = 'checked' order by 1`,
      )
    const check = (time: string | null) => set(sql`verified_at = ${time}`)
    const [first, morning, noon] = [
      '2026-11-01 09:00:00+00',
      '2026-11-02 09:00:00+00',
      '2026-11-02 12:00:00+00',
    ]

    it('once, by its time', async () => {
      for (const time of [first, morning, noon]) await check(time)
      expect(await readChecks()).toEqual([{ at: first }, { at: noon }])
    })

    it('unless it was taken back', async () => {
      for (const time of [first, morning, noon, morning]) await check(time)
      expect(await readChecks()).toEqual([{ at: first }, { at: morning }])
      await check(null)
      expect(await readChecks()).toEqual([])
    })
  })

  it('outlives a center, which is gone until it is restored', async () => {
    await remove()
    expect(await readGone()).toEqual([
      { center_id: id, slug: 'hope', name: 'Hope House', county: 'Essex', kept_center_id: null },
    ])
    const before = await operate<{ at: Date }>(sql`select now() as at`)
    await asAdmin(sql`select restore_center(${id})`)
    expect(await readGone()).toEqual([])
    expect(await readKinds()).toEqual(['new', 'removed', 'restored'])
    const [changed] = await operate(sql`select updated_at >= ${before[0]?.at}::timestamptz as since
      from treatment_centers where id = ${id}`)
    expect(changed).toEqual({ since: true })
  })

  it('leads from a merged center to the other one until the merge is undone', async () => {
    const [merge] = await asViewer(database(), viewers.admin, (db) =>
      readRows<{ id: string }>(
        db,
        sql`select merge_centers(${other}, ${id}, '{}', '{}', '[]') as id`,
      ),
    )
    expect(await readGone()).toMatchObject([{ center_id: id, kept_center_id: other }])
    await asAdmin(sql`select unmerge_center(${merge?.id})`)
    expect(await readGone()).toEqual([])
    expect(await readKinds()).toEqual(['new', 'removed', 'restored'])
  })

  describe('names a county of this state', () => {
    const readCounties = async (center: string) => {
      const rows = await operate<{ county: string | null }>(
        sql`select distinct county from center_events where center_id = ${center}`,
      )
      return rows.map(({ county }) => county)
    }

    it('but none of another state with a county of that name', async () => {
      await operate(sql`update treatment_centers set phone = '413 555 0142', verified_at = now()`)
      expect(await readCounties(other)).toEqual([null])
      await operate(sql`delete from treatment_centers`)
      expect(await readCounties(other)).toEqual([null])
      expect(await readCounties(id)).toEqual(['Essex'])
    })

    it('as soon as the center is known to be there', async () => {
      await set(sql`state = 'MA'`)
      expect(await readCounties(id)).toEqual([null])
      await set(sql`state = 'NJ', county = 'Salem'`)
      expect(await readCounties(id)).toEqual(['Salem'])
    })
  })

  it('says nothing about people, and holds no number', async () => {
    await set(sql`phone = '609 555 0143', verified_at = now()`)
    await remove()
    const rows = JSON.stringify(await operate(sql`select * from center_events`))
    expect(withoutIds(rows)).not.toMatch(/555\W?014/)
    expect(rows).not.toContain(people.admin)
  })

  it('forgets all but what is gone after 400 days', async () => {
    await remove()
    await operate(sql`update center_events set happened_at = now() - interval '401 days'`)
    await asKeeper(database(), (db) => db.execute(sql`select sweep_overdue()`))
    expect(await readKinds()).toEqual(['removed'])
    expect(await readKinds(other)).toEqual([])
  })
})
