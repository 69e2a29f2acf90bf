import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { describeSources, listMany, listRecords } from '#tests/support/source-runs.ts'
import type { Source } from './source-run.server.ts'

describeSources('A source', ({ accept, compare, createSource, dismiss, ...list }) => {
  const { listDifferences, operate, readPublic, verify } = list

  /** A source whose records are all in the directory. */
  async function openList(records: readonly object[], values: Partial<Source> = {}) {
    const source = await createSource(values)
    const { run } = await compare(source, records)
    await accept(run)
    return source
  }

  it('publishes no new center before a person accepts it', async () => {
    const source = await createSource()
    const { end, run } = await compare(source, listRecords('Hope', 'Harbor'))
    expect([end, run.state, run.rowsTotal]).toEqual(['open', 'open', 2])
    expect(await listDifferences()).toEqual(['new Harbor', 'new Hope'])
    expect(await readPublic()).toEqual([])
    expect(await accept(run)).toEqual({ accepted: 2, stale: 0 })
    expect(
      await operate(sql`select name, source, listed_in, listed_on::text, phone
        from treatment_centers order by name`),
    ).toEqual([
      {
        name: 'Harbor',
        source: 'import',
        listed_in: 'State list',
        listed_on: '2026-11-01',
        phone: '(609) 555-1001',
      },
      expect.objectContaining({ name: 'Hope' }),
    ])
    await compare(source, listRecords('Hope', 'Harbor'))
    expect(await listDifferences()).toEqual([])
  })

  it('leaves out new records of other states, and goes on comparing those it brought', async () => {
    const [hope = {}, harbor = {}, other = {}] = listRecords('Hope', 'Harbor', 'Other')
    const keystone = { ...harbor, city: 'Erie', state: 'PA', zip: '16501' }
    const source = await openList([hope, keystone, ...listMany(20)], { outside: 'keep' })
    const leaving = { ...source, outside: 'skip' as const }
    const { run } = await compare(leaving, [
      hope,
      { ...keystone, phone: '609 555 0199' },
      { ...other, state: 'TX' },
      ...listMany(20),
    ])
    expect(run.counts).toMatchObject({ outside: 1, new: 0, vanished: 0, unreadable: 0 })
    expect(await listDifferences()).toEqual(['changed phone Harbor'])
  })

  it('is compared fact by fact, and what is only written differently is no difference', async () => {
    const [hope = {}, harbor = {}] = listRecords('Hope', 'Harbor')
    const before = { ...hope, website: 'https://www.hope.example.org/', price: '20' }
    const source = await openList([before, harbor, ...listMany(20)])
    const same = {
      ...before,
      street: '1 HOPE St., Suite 5',
      phone: '609.555.1000',
      website: 'http://hope.example.org',
      zip: '07102-1234',
    }
    await compare(source, [same, harbor, ...listMany(20)])
    expect(await listDifferences()).toEqual([])
    const changed = { ...before, phone: '609 555 0199', price: '25', categories: 'Clinic' }
    const { run } = await compare(source, [changed, harbor, ...listMany(20)])
    expect(await listDifferences()).toEqual([
      'changed categories Hope',
      'changed phone Hope',
      'changed price Hope',
    ])
    await accept(run)
    expect(
      await operate(sql`select phone, phone_unformatted, price, array(select category
        from center_categories where center_id = treatment_centers.id) as categories
        from treatment_centers where name = 'Hope'`),
    ).toEqual([
      {
        phone: '609 555 0199',
        phone_unformatted: '+16095550199',
        price: 25,
        categories: ['Clinic'],
      },
    ])
    expect(
      await operate(sql`select action, subject_name, count(*)::integer as times from activities
        where action like 'center.source-%' and subject_name = 'Hope' group by 1, 2 order by 1`),
    ).toEqual([
      { action: 'center.source-added', subject_name: 'Hope', times: 1 },
      { action: 'center.source-changed', subject_name: 'Hope', times: 3 },
    ])
  })

  it('moves an address as a whole, with its point', async () => {
    const [hope = {}] = listRecords('Hope')
    const before = { ...hope, placeId: 'hope', latitude: 40.7, longitude: -74.1 }
    const source = await openList([before, ...listMany(20)])
    const moved = { ...before, street: '9 Elm Street', city: 'Trenton', zip: '08608' }
    const { run } = await compare(source, [
      { ...moved, latitude: null, longitude: null },
      ...listMany(20),
    ])
    await accept(run)
    expect(
      await operate(sql`select street, city, postal_code, county, latitude from treatment_centers
        where name = 'Hope'`),
    ).toEqual([
      {
        street: '9 Elm Street',
        city: 'Trenton',
        postal_code: '08608',
        county: null,
        latitude: null,
      },
    ])
  })

  it('merges the rows of one center, and reports where they disagree', async () => {
    const [hope = {}] = listRecords('Hope')
    const source = await openList([hope, ...listMany(20)])
    const other = { ...hope, phone: '609 555 0177' }
    // One row says what the center holds.
    await compare(source, [other, hope, ...listMany(20)])
    expect(await listDifferences()).toEqual([])
    const third = { ...hope, phone: '609 555 0188' }
    const { run } = await compare(source, [other, third, ...listMany(20)])
    expect(await listDifferences()).toEqual([
      'conflicting records phone Hope',
      'conflicting records phone Hope',
    ])
    expect(await accept(run)).toEqual({ accepted: 1, stale: 0 })
    expect(await listDifferences()).toEqual([])
    expect(await listDifferences('superseded')).toEqual(['conflicting records phone Hope'])
  })

  it('asks staff about a record that matches two centers', async () => {
    const source = await openList(listMany(20))
    const [hope = {}] = listRecords('Hope')
    for (const slug of ['one', 'two']) {
      await operate(sql`insert into treatment_centers (slug, name, street, address, city, state, postal_code)
        values (${slug}, 'Hope', '1 Hope Street', ${slug}, 'Newark', 'NJ', '07102')`)
    }
    const { run } = await compare(source, [hope, ...listMany(20)])
    expect(await listDifferences()).toEqual(['conflicting centers Hope'])
    expect(await accept(run)).toEqual({ accepted: 0, stale: 0 })
    await dismiss(run)
    // The person has looked: the record goes on with its center.
    await compare(source, [hope, ...listMany(20)])
    expect(await listDifferences()).toEqual(['changed categories Hope', 'changed phone Hope'])
  })

  describe('with rules', () => {
    const rules: Pick<Source, 'rules'> = { rules: ['categories', 'price'] }
    const change = (records: Record<string, unknown>[], values: object) =>
      records.map((record, index) => (index < 2 ? { ...record, ...values } : record))

    it('changes facts by itself, but not of a center that a person verified', async () => {
      const records = listMany(30)
      const source = await openList(records, rules)
      await verify('Center 101')
      const changed = change(records, { categories: 'Clinic', phone: '609 555 0199' })
      const { run } = await compare(source, changed, { isScheduled: true })
      expect(run.counts).toMatchObject({ byRule: 1, changed: 2, conflicting: 2 })
      expect(await listDifferences()).toEqual([
        'changed phone Center 100',
        'conflicting verified categories Center 101',
        'conflicting verified phone Center 101',
      ])
      expect(
        await operate(sql`select by_rule, decided_by, fact from differences
          where status = 'accepted' and kind = 'changed'`),
      ).toEqual([{ by_rule: true, decided_by: null, fact: 'categories' }])
    })

    it('waits for a person on its first run', async () => {
      const records = listMany(3)
      await openList(records)
      const source = await createSource(rules)
      await compare(source, change(records, { categories: 'Clinic' }))
      expect(await listDifferences()).toEqual([
        'changed categories Center 100',
        'changed categories Center 101',
      ])
    })
  })

  it('does not accept what changed meanwhile', async () => {
    const records = listMany(20)
    const source = await openList(records)
    const [first = {}, ...others] = records
    const { run } = await compare(source, [{ ...first, phone: '609 555 0199' }, ...others])
    await operate(
      sql`update treatment_centers set phone = '609 555 0111' where name = 'Center 100'`,
    )
    expect(await accept(run)).toEqual({ accepted: 0, stale: 1 })
    expect(await listDifferences()).toEqual(['changed phone Center 100'])
  })

  it('keeps an open difference, supersedes one that it took back, and forgets no dismissal', async () => {
    const records = listMany(30)
    const source = await openList(records)
    const [first = {}, second = {}, ...others] = records
    const say = (one: string, two: string) =>
      compare(source, [{ ...first, phone: one }, { ...second, phone: two }, ...others])
    const readIds = () => operate(sql`select id from differences where status = 'open' order by id`)
    await say('609 555 0101', '609 555 0102')
    const ids = await readIds()
    await say('609 555 0101', '609 555 0102')
    expect(await readIds()).toEqual(ids)
    const { run } = await say('609 555 0101', String(second.phone))
    expect(await listDifferences()).toEqual(['changed phone Center 100'])
    expect(await listDifferences('superseded')).toEqual(['changed phone Center 101'])
    await dismiss(run)
    await say('609-555-0101', String(second.phone))
    expect(await listDifferences()).toEqual([])
    await say('609 555 0103', String(second.phone))
    expect(await listDifferences()).toEqual(['changed phone Center 100'])
  })
})
