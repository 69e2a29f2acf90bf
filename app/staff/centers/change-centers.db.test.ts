import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { changeCenters } from './change-centers.server.ts'
import {
  findDeleted,
  listDeleted,
  purgeCenter,
  restoreCenters,
  sumUpDeleted,
} from './restore-centers.server.ts'

const id = (number: number) => `00000000-0000-4000-8000-00000000010${number}`
const ids = [1, 2, 3, 4, 5, 6].map(id)

/** Delete a center for good as a dialog shows it now. */
async function purgeShown(db: Executor, center: string) {
  const kept = await findDeleted(db, center)
  return purgeCenter(db, center, kept ? sumUpDeleted(kept) : '')
}

describeWithDatabase('actions on centers', (database) => {
  beforeAll(() => seedPeople(database()))
  beforeEach(() =>
    asOperator(database(), async (db) => {
      await db.execute(sql`truncate treatment_centers, deleted_centers cascade`)
      await db.execute(sql`alter table activities disable trigger activities_final`)
      await db.execute(sql`delete from activities`)
      await db.execute(sql`alter table activities enable trigger activities_final`)
      for (const [index, center] of ids.entries()) {
        await db.execute(sql`insert into treatment_centers (id, slug, name, place_id)
          values (${center}, ${`center-${index + 1}`}, ${`Center ${index + 1}`}, ${`place-${index + 1}`})`)
      }
    }),
  )

  const as = <Result>(
    who: keyof typeof viewers,
    work: Parameters<typeof asViewer<Result>>[2],
  ): Promise<Result> => asViewer(database(), viewers[who], work)
  const read = <Row>(statement: ReturnType<typeof sql>) =>
    asOperator(database(), (db) => readRows<Row>(db, statement))
  const readActivities = () =>
    read<{ action: string; subject_name: string; changes: unknown }>(
      sql`select action, subject_name, changes from activities order by subject_name, id`,
    )
  const readPinned = async () =>
    (
      await read<{ id: string }>(sql`select id from treatment_centers where pinned order by id`)
    ).map((row) => row.id)

  describe('pinning', () => {
    it('lets five of six simultaneous requests succeed, and tells the sixth about the limit', async () => {
      const outcomes = await Promise.all(
        ids.map((center) => as('admin', (db) => changeCenters(db, 'pin', [center]))),
      )
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(5)
      expect(outcomes.filter(({ ok }) => !ok)).toEqual([{ ok: false, errors: 'limit' }])
      expect(await readPinned()).toHaveLength(5)
      expect(await readActivities()).toHaveLength(5)
    })

    it('changes none if there are too many, and records nothing', async () => {
      await as('admin', (db) => changeCenters(db, 'pin', [id(1)]))
      const outcome = await as('admin', (db) => changeCenters(db, 'pin', ids.slice(1)))
      expect(outcome).toEqual({ ok: false, errors: 'limit' })
      expect(await readPinned()).toEqual([id(1)])
      expect(await readActivities()).toHaveLength(1)
    })

    it('is recorded only once, even if repeated', async () => {
      for (const intent of ['pin', 'pin', 'unpin'] as const) {
        const outcome = await as('admin', (db) => changeCenters(db, intent, [id(1)]))
        expect(outcome).toEqual({ ok: true, value: [id(1)] })
      }
      expect(await readActivities()).toEqual([
        {
          action: 'center.pinned',
          subject_name: 'Center 1',
          changes: [{ field: 'pinned', old: false, new: true }],
        },
        {
          action: 'center.unpinned',
          subject_name: 'Center 1',
          changes: [{ field: 'pinned', old: true, new: false }],
        },
      ])
    })
  })

  it('close and open centers, and record the old state', async () => {
    await as('admin', (db) => changeCenters(db, 'temporarily-closed', [id(1), id(2)]))
    await as('admin', (db) => changeCenters(db, 'permanently-closed', [id(2)]))
    const rows = await read(
      sql`select temporarily_closed as now, permanently_closed as good from treatment_centers order by id limit 3`,
    )
    expect(rows).toEqual([
      { now: true, good: false },
      { now: false, good: true },
      { now: false, good: false },
    ])
    const activities = await readActivities()
    expect(activities.map(({ action }) => action)).toEqual([
      'center.closed',
      'center.closed',
      'center.closed',
    ])
    expect(activities[2]?.changes).toEqual([
      { field: 'openState', old: 'temporarily-closed', new: 'permanently-closed' },
    ])
  })

  it('delete, restore once, and delete for good', async () => {
    const gone = await as('admin', (db) => changeCenters(db, 'delete', [id(1), id(2), 'no-id']))
    expect(gone).toEqual({ ok: true, value: expect.arrayContaining([id(1), id(2)]) })
    const trash = await as('admin', (db) => listDeleted(db, 1))
    expect(trash).toMatchObject({ total: 2, page: 1 })
    expect(trash.rows[0]).toMatchObject({ deletedBy: 'Pat Secretname-admin', daysLeft: 30 })
    expect(await as('admin', (db) => restoreCenters(db, [id(1)]))).toEqual({
      ok: true,
      value: { count: 1, unpinned: 0 },
    })
    const again = await as('admin', (db) => restoreCenters(db, [id(1)]))
    expect(again).toEqual({ ok: false, errors: 'gone' })
    expect(await as('admin', (db) => purgeShown(db, id(2)))).toMatchObject({ ok: true })
    expect(await as('admin', (db) => findDeleted(db, id(2)))).toBeNull()
    expect((await readActivities()).map(({ action }) => action)).toEqual([
      'center.deleted',
      'center.restored',
      'center.deleted',
      'center.purged',
    ])
  })

  it('delete nothing for good that was restored, renamed and deleted again meanwhile', async () => {
    await as('admin', (db) => changeCenters(db, 'delete', [id(1)]))
    const shown = await as('admin', (db) => findDeleted(db, id(1)))
    const seen = shown ? sumUpDeleted(shown) : ''
    await as('admin', (db) => restoreCenters(db, [id(1)]))
    await read(sql`update treatment_centers set name = 'Oak' where id = ${id(1)}`)
    await as('admin', (db) => changeCenters(db, 'delete', [id(1)]))
    const outcome = await as('admin', (db) => purgeCenter(db, id(1), seen))
    expect(outcome).toEqual({ ok: false, errors: 'changed' })
    expect(await as('admin', (db) => findDeleted(db, id(1)))).toMatchObject({ name: 'Oak' })
    expect(await as('admin', (db) => purgeShown(db, id(1)))).toMatchObject({ ok: true })
  })

  it('restore several, except one whose place id another center has', async () => {
    await as('admin', (db) => changeCenters(db, 'delete', [id(1), id(2), id(3)]))
    await read(sql`update treatment_centers set place_id = 'place-2' where id = ${id(4)}`)
    const outcome = await as('admin', (db) => restoreCenters(db, [id(1), id(2), id(3), id(3)]))
    expect(outcome).toEqual({ ok: false, errors: { blocked: id(2) } })
    const trash = await as('admin', (db) => listDeleted(db, 1))
    expect(trash.rows.map((row) => row.id)).toEqual([id(2)])
  })

  it('report that a restored center lost its pin', async () => {
    const restore = () => as('admin', (db) => restoreCenters(db, [id(1)]))
    await as('admin', (db) => changeCenters(db, 'pin', [id(1)]))
    await as('admin', (db) => changeCenters(db, 'delete', [id(1)]))
    expect(await restore()).toEqual({ ok: true, value: { count: 1, unpinned: 0 } })
    expect(await readPinned()).toEqual([id(1)])
    await as('admin', (db) => changeCenters(db, 'delete', [id(1)]))
    await as('admin', (db) => changeCenters(db, 'pin', ids.slice(1)))
    expect(await restore()).toEqual({ ok: true, value: { count: 1, unpinned: 1 } })
    expect(await readPinned()).toEqual(ids.slice(1))
  })

  it('neither list nor restore a center after 30 days', async () => {
    await as('admin', (db) => changeCenters(db, 'delete', [id(1)]))
    await read(sql`update deleted_centers set deleted_at = now() - interval '31 days'`)
    expect((await as('admin', (db) => listDeleted(db, 1))).total).toBe(0)
    const outcome = await as('admin', (db) => restoreCenters(db, [id(1)]))
    expect(outcome).toEqual({ ok: false, errors: 'gone' })
  })

  describe('are refused and change nothing', () => {
    const state = () =>
      read(sql`select to_jsonb(c) - 'search_vector' as row from treatment_centers c order by id`)
    // Here row-level security hides the rows. Members and visitors don't even have the table
    // privilege.
    it.each(['pin', 'permanently-closed', 'delete'] as const)(
      '%s: for a moderator and for a suspended admin',
      async (asked) => {
        const intent = (db: Executor) => changeCenters(db, asked, [id(1)])
        const before = await state()
        expect(await as('moderator', intent)).toEqual({ ok: false, errors: 'forbidden' })
        const suspended = { ...viewers.suspended, role: 'admin' as const }
        const outcome = await asViewer(database(), suspended, intent)
        expect(outcome).toEqual({ ok: false, errors: 'expired' })
        await expect(as('member', intent)).rejects.toThrow()
        await expect(as('anonymous', intent)).rejects.toThrow()
        expect(await state()).toEqual(before)
        expect(await readActivities()).toEqual([])
      },
    )

    it('restore and delete for good: for a moderator', async () => {
      await as('admin', (db) => changeCenters(db, 'delete', [id(1)]))
      const refused = { ok: false, errors: 'forbidden' }
      expect(await as('moderator', (db) => restoreCenters(db, [id(1)]))).toEqual(refused)
      expect(await as('moderator', (db) => purgeCenter(db, id(1), ''))).toEqual(refused)
      expect(await as('admin', (db) => findDeleted(db, id(1)))).not.toBeNull()
    })
  })
})
