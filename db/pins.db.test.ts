import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { errorCode, errorText, seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { asOperator, asViewer } from './as-viewer.server.ts'
import { readRows } from './read-rows.server.ts'

const slugs = ['one', 'two', 'three', 'four', 'five', 'six']
const refusal = 'Cannot pin more than 5 treatment centers'

describeWithDatabase('pins', (database) => {
  beforeAll(() => seedPeople(database()))
  beforeEach(() =>
    asOperator(database(), async (db) => {
      await db.execute(sql`delete from treatment_centers`)
      for (const slug of slugs) {
        await db.execute(sql`insert into treatment_centers (slug, name) values (${slug}, ${slug})`)
      }
    }),
  )

  const setPinned = (slug: string, pinned: boolean) =>
    asViewer(database(), viewers.admin, (db) =>
      db.execute(sql`update treatment_centers set pinned = ${pinned} where slug = ${slug}`),
    )
  const change = (statement: ReturnType<typeof sql>) =>
    asViewer(database(), viewers.admin, (db) => db.execute(statement))
  const readPins = () =>
    readRows<{ slug: string; pinned_at: unknown }>(
      database().orm,
      sql`select slug, pinned_at from treatment_centers where pinned order by pinned_at desc`,
    )

  it('succeed for exactly five of six concurrent requests', async () => {
    for (let round = 0; round < 5; round++) {
      await change(sql`update treatment_centers set pinned = false`)
      const results = await Promise.allSettled(slugs.map((slug) => setPinned(slug, true)))
      const reasons = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason] : [],
      )
      expect(reasons).toHaveLength(1)
      expect(errorText(reasons[0])).toContain(refusal)
      expect(errorCode(reasons[0])).toBe('23514')
      expect(await readPins()).toHaveLength(5)
    }
  })

  it('fail for all six in one statement, by update or insert', async () => {
    const all = sql`update treatment_centers set pinned = true`
    expect(await change(all).catch(errorText)).toContain(refusal)
    const more = sql`insert into treatment_centers (slug, name, pinned)
      select 'more-' || n, 'More', true from generate_series(1, 6) n`
    expect(await change(more).catch(errorText)).toContain(refusal)
    expect(await readPins()).toEqual([])
  })

  it('leave room after one is unpinned or deleted', async () => {
    for (const slug of slugs.slice(0, 5)) await setPinned(slug, true)
    await expect(setPinned('six', true)).rejects.toThrow()
    await setPinned('one', false)
    await setPinned('six', true)
    await change(sql`delete from treatment_centers where slug = 'two'`)
    await setPinned('one', true)
    expect((await readPins()).map((row) => row.slug)).toEqual([
      'one',
      'six',
      'five',
      'four',
      'three',
    ])
  })

  it('can be set again while five are pinned, and keep their time', async () => {
    for (const slug of slugs.slice(0, 5)) await setPinned(slug, true)
    const before = await readPins()
    await setPinned('three', true)
    await change(sql`update treatment_centers set name = 'Renamed' where slug = 'four'`)
    expect(await readPins()).toEqual(before)
  })

  it('have a time only while pinned, regardless of the value written', async () => {
    const readMoment = async () =>
      (
        await readRows<{ pinned_at: unknown }>(
          database().orm,
          sql`select pinned_at from treatment_centers where slug = 'one'`,
        )
      )[0]?.pinned_at
    await change(sql`update treatment_centers set pinned_at = now() where slug = 'one'`)
    expect(await readMoment()).toBeNull()
    await setPinned('one', true)
    expect(await readMoment()).not.toBeNull()
    await change(sql`update treatment_centers set pinned_at = null where slug = 'one'`)
    expect(await readMoment()).not.toBeNull()
    await setPinned('one', false)
    expect(await readMoment()).toBeNull()
  })
})
