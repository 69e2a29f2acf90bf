import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { centers, seedEveryTable, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithPGlite } from '#tests/support/test-database.ts'
import { asViewer } from './as-viewer.server.ts'
import { readRows } from './read-rows.server.ts'
import { listChanges, recordActivity } from './record-activity.server.ts'

it('lists the changed fields, with null for missing values', () => {
  expect(
    listChanges({ a: 1, b: ['x'], c: undefined }, { a: 2, b: ['x'], c: null, d: 'new' }),
  ).toEqual([
    { field: 'a', old: 1, new: 2 },
    { field: 'd', old: null, new: 'new' },
  ])
})

describeWithPGlite('recording activities', (database) => {
  beforeAll(() => seedEveryTable(database()))

  it('writes one row per activity, in the transaction of the change', async () => {
    const subject = { subjectId: centers.approved, subjectName: 'Center "A"' }
    const changes = [{ field: 'phone', old: null, new: "'; drop" }]
    const write = (fail: boolean) =>
      asViewer(database(), viewers.admin, async (db) => {
        await recordActivity(
          db,
          { action: 'center.updated', ...subject, changes },
          { action: 'center.pinned', ...subject },
        )
        if (fail) throw new Error('undone')
      })
    await write(false)
    await expect(write(true)).rejects.toThrow('undone')
    const rows = await asViewer(database(), viewers.admin, (db) =>
      readRows(
        db,
        sql`select action, subject_name as name, changes from activities
          where subject_id = ${centers.approved} order by id`,
      ),
    )
    expect(rows).toEqual([
      { action: 'center.updated', name: 'Center "A"', changes },
      { action: 'center.pinned', name: 'Center "A"', changes: [] },
    ])
  })
})
