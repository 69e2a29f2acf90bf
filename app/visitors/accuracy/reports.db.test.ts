import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { asKeeper, asViewer } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { centers, errorCode, seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'

const center = centers.untouched

describeWithDatabase('a visitor report', (database, operate) => {
  const report = async (network: string, kind = 'wrong-number', id = center) => {
    const [row] = await asViewer(database(), viewers.anonymous, (db) =>
      readRows<{ stored: boolean }>(
        db,
        sql`select report_problem(${id}, ${kind}, 'A note', ${network}) as stored`,
      ),
    )
    return row?.stored
  }
  const isFlagged = async () => {
    const [row] = await operate<{ flagged: boolean }>(
      sql`select phone_reported_at is not null as flagged from treatment_centers where id = ${center}`,
    )
    return row?.flagged
  }

  beforeAll(() => seedPeople(database()))
  beforeEach(async () => {
    await operate(sql`delete from treatment_centers`)
    await operate(sql`delete from field_checks`)
    await operate(sql`insert into treatment_centers (id, slug, name, phone)
      values (${center}, 'oak', 'Oak', '609 555 0142')`)
  })

  it('flags the number when two networks report it within a day', async () => {
    expect(await report('203.0.113.1')).toBe(true)
    expect(await report('203.0.113.1')).toBe(true)
    expect(await isFlagged()).toBe(false)
    await report('203.0.113.2', 'closed')
    expect(await isFlagged()).toBe(false)
    await report('203.0.113.2')
    expect(await isFlagged()).toBe(true)
    expect(
      await operate(sql`select 1 from problem_reports where kind = 'wrong-number'`),
    ).toHaveLength(2)
  })

  it('does not count toward the flag after a day', async () => {
    await report('203.0.113.1')
    await operate(sql`update problem_reports set created_at = now() - interval '25 hours'`)
    await report('203.0.113.2')
    expect(await isFlagged()).toBe(false)
  })

  it('does not flag a number that staff reached within 30 days', async () => {
    await operate(sql`insert into field_checks (center_id, field, result, how, checked_at)
      values (${center}, 'phone', 'right', 'called', now() - interval '29 days')`)
    await report('203.0.113.1')
    await report('203.0.113.2')
    expect(await isFlagged()).toBe(false)
    await operate(sql`update field_checks set checked_at = now() - interval '31 days'`)
    await report('203.0.113.3')
    expect(await isFlagged()).toBe(true)
  })

  it('is silenced for 30 days after staff dismiss one', async () => {
    await report('203.0.113.1')
    await operate(sql`update problem_reports set status = 'dismissed', settled_at = now()`)
    for (const network of ['203.0.113.2', '203.0.113.3']) await report(network)
    expect(await isFlagged()).toBe(false)
    expect(
      await operate(sql`select status from problem_reports where status = 'silenced'`),
    ).toHaveLength(2)
    await operate(sql`update problem_reports set settled_at = now() - interval '31 days'
      where status = 'dismissed'`)
    for (const network of ['203.0.113.4', '203.0.113.5']) await report(network)
    expect(await isFlagged()).toBe(true)
  })

  it('flags at most a twentieth of all numbers in a day, and three of few', async () => {
    const countFlagged = async () => {
      const [row] = await operate<{ flagged: number }>(
        sql`select count(phone_reported_at)::integer as flagged from treatment_centers`,
      )
      return row?.flagged
    }
    const addCenters = (most: number) =>
      operate<{ id: string }>(sql`insert into treatment_centers (slug, name, phone)
        select 'elm-' || n, 'Elm ' || n, '609 555 ' || n from generate_series(1000, ${999 + most}::integer) n
        returning id`)
    const reportAll = async (ids: string[]) => {
      for (const id of ids) {
        for (const network of ['203.0.113.1', '203.0.113.2'])
          await report(network, 'wrong-number', id)
      }
    }
    const few = (await addCenters(9)).map(({ id }) => id)
    await reportAll(few)
    expect(await countFlagged()).toBe(3)
    expect(await operate(sql`select 1 from problem_reports where status = 'open'`)).toHaveLength(18)
    await operate(sql`delete from treatment_centers where slug like 'elm-%'`)
    // 119 and the one of every test.
    const many = (await addCenters(119)).map(({ id }) => id)
    await reportAll(many.slice(0, 10))
    expect(await countFlagged()).toBe(6)
    await operate(sql`update treatment_centers set phone_reported_at = now() - interval '25 hours'
      where phone_reported_at is not null`)
    await reportAll(many.slice(10, 20))
    expect(await countFlagged()).toBe(12)
  })

  it('stores no trace of its sender except a hash that nobody can compute tomorrow', async () => {
    await report('203.0.113.77')
    const [row] = await operate<{ all: string }>(
      sql`select string_agg(p::text, ' ') as all from problem_reports p`,
    )
    expect(row?.all).toContain('A note')
    expect(row?.all).not.toContain('203.0.113.77')
    await operate(sql`update report_salts set day = current_date - 1`)
    await report('203.0.113.77')
    const hashes = await operate(sql`select distinct reporter from problem_reports`)
    expect(hashes).toHaveLength(2)
    expect(await operate(sql`select 1 from report_salts where day < current_date`)).toEqual([])
    await operate(sql`insert into report_salts values (current_date - 1, 'old')`)
    await asKeeper(database(), (db) => db.execute(sql`select sweep_overdue()`))
    expect(await operate(sql`select 1 from report_salts where day < current_date`)).toEqual([])
  })

  it('is refused for an unknown center or kind', async () => {
    expect(await report('203.0.113.1', 'other', centers.approved)).toBe(false)
    expect(await report('203.0.113.1', 'slander').catch(errorCode)).toBe('23514')
    await operate(sql`delete from treatment_centers`)
    expect(await report('203.0.113.1')).toBe(false)
  })

  it('does not change the listing', async () => {
    await operate(sql`update treatment_centers set updated_at = '2020-01-01'`)
    const read = () => operate(sql`select updated_at from treatment_centers`)
    const before = await read()
    await report('203.0.113.1')
    await report('203.0.113.2')
    expect(await isFlagged()).toBe(true)
    expect(await read()).toEqual(before)
  })
})
