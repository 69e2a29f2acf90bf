import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeSelected, readSelected } from '#app/staff/centers/change-selected.server.ts'
import { restoreCenters } from '#app/staff/centers/restore-centers.server.ts'
import { readTableQuery } from '#app/staff/centers/table-query.ts'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { advanceBulkEdit, bulkStepSize } from './advance-bulk-edit.server.ts'
import type { ChosenChange } from './bulk-change.ts'
import { finishIfSmall } from './finish-if-small.server.ts'
import type { Attempt } from './plan-bulk-edit.server.ts'
import { readBulkOverview } from './read-preview.server.ts'
import { listBulkEdits } from './recent-edits.server.ts'
import { startBulkDelete, startBulkEdit, startBulkUndo } from './start-bulk-edit.server.ts'

const set = (field: ChosenChange['field'], value: string): ChosenChange => ({
  field,
  kind: 'set',
  find: '',
  value,
})

describeWithDatabase('editing a field of many centers', (database, operate) => {
  beforeAll(() => seedPeople(database()))
  beforeEach(async () => {
    await asOperator(database(), async (db) => {
      await db.execute(sql`truncate treatment_centers, change_sets cascade`)
      await db.execute(sql`insert into treatment_centers
        (slug, name, street, city, state, postal_code, address, county, phone, verified_at, country_code)
        values
        ('ash', 'Ash', '1 Main St', 'Newark', 'NJ', '07102', '1 Main St, Newark, NJ 07102', 'Essex Co', '(973) 555-0100', null, 'US'),
        ('elm', 'Elm', '2 Main St', 'Newark', 'NJ', '07102', 'By the river', 'Essex', null, now(), 'US'),
        ('oak', 'Oak', '3 Main St', 'Toronto', 'ON', null, null, null, null, null, 'CA')`)
      await db.execute(sql`insert into center_categories
        select id, 'Front desk' from treatment_centers where slug = 'ash'`)
    })
  })

  const attempt: Attempt<never> = (work) => asViewer(database(), viewers.admin, work)
  const asAdmin = <T>(work: Parameters<typeof asViewer<T>>[2]) =>
    asViewer(database(), viewers.admin, work)
  const ask = (change: ChosenChange, all: number, search = '', keepsVerified = false) => ({
    query: readTableQuery(new URLSearchParams(search)),
    selection: { ids: [], all },
    change,
    keepsVerified,
  })
  const preview = (change: ChosenChange, all: number, search = '', keepsVerified = false) => {
    const { query, selection, ...asked } = ask(change, all, search, keepsVerified)
    return readBulkOverview(attempt, query, selection, asked)
  }
  /** Run it as its preview shows it. */
  const run = async (change: ChosenChange, all: number, search = '') => {
    const shown = await preview(change, all, search)
    const seen = shown.ok ? (shown.value.preview?.seen ?? '') : ''
    return apply(ask(change, all, search), seen)
  }
  /** Returns how many centers it changed. */
  const apply = async (request: ReturnType<typeof ask>, seen: string) => {
    const started = await startBulkEdit(attempt, request, seen)
    if (!started.ok) return started
    await finishIfSmall(attempt, started.value)
    const edit = (await asAdmin(listBulkEdits)).find(({ id }) => id === started.value.id)
    return { ok: true as const, value: edit?.changed }
  }
  const undo = async () => {
    const [edit] = await asAdmin(listBulkEdits)
    return undoEdit(edit?.id ?? '')
  }
  const undoEdit = async (id: string) => {
    const started = await attempt((db) => startBulkUndo(db, id))
    if (!started.ok) return started
    await finishIfSmall(attempt, started.value)
    const edit = (await asAdmin(listBulkEdits)).find((recent) => recent.id === id)
    const kept = edit?.kept ?? 0
    return { ok: true as const, value: { restored: (edit?.changed ?? 0) - kept, kept } }
  }
  const read = (column: string) =>
    operate<{ slug: string; value: unknown }>(
      sql`select slug, ${sql.identifier(column)} as value from treatment_centers order by slug`,
    ).then((rows) => rows.map(({ value }) => value))

  it('shows what changes, what stays, and how many of them a person verified', async () => {
    const shown = await preview(set('county', 'Essex'), 3)
    expect(shown).toMatchObject({
      ok: true,
      value: {
        count: 3,
        preview: {
          changing: 2,
          verified: 0,
          same: 1,
          first: [
            { name: 'Ash', old: 'Essex Co', new: 'Essex' },
            { name: 'Oak', old: '', new: 'Essex' },
          ],
        },
      },
    })
    expect(await preview(set('county', 'Bergen'), 3)).toMatchObject({
      value: { preview: { changing: 3, verified: 1 } },
    })
    expect(await preview(set('county', 'Bergen'), 3, '', true)).toMatchObject({
      value: { preview: { changing: 2, leftOut: 1, verified: 0 } },
    })
  })

  it('refuses what the form refuses, and says for which centers', async () => {
    expect(await preview(set('state', 'Ontario'), 3)).toMatchObject({
      value: {
        preview: { changing: 1, refused: [{ count: 2, names: ['Ash', 'Elm'] }] },
      },
    })
  })

  it('writes nothing if other values would change than the preview showed', async () => {
    const change = set('county', 'Bergen')
    const shown = await preview(change, 3)
    const seen = shown.ok ? (shown.value.preview?.seen ?? '') : ''
    await operate(sql`update treatment_centers set county = 'Hudson' where slug = 'ash'`)
    expect(await apply(ask(change, 3), seen)).toEqual({
      ok: false,
      errors: { changing: 3 },
    })
    expect(await read('county')).toEqual(['Hudson', 'Essex', null])
    await operate(sql`update treatment_centers set verified_at = now() where slug = 'ash'`)
    expect(await apply(ask(change, 3), seen)).toMatchObject({
      ok: false,
    })
    expect(await run(change, 3)).toEqual({ ok: true, value: 3 })
  })

  it('writes, keeps a joined address true, records each change, and is undone', async () => {
    expect(await run(set('city', 'Trenton'), 2, 'county=Essex&state=NJ')).toEqual({
      ok: false,
      errors: { matches: 1 },
    })
    expect(await run(set('city', 'Trenton'), 2, 'state=NJ')).toEqual({ ok: true, value: 2 })
    expect(await read('city')).toEqual(['Trenton', 'Trenton', 'Toronto'])
    expect(await read('address')).toEqual(['1 Main St, Trenton, NJ 07102', 'By the river', null])
    expect(
      await operate(sql`select subject_name, action, changes from activities
        where action = 'center.updated' order by id desc limit 2`),
    ).toEqual(
      ['Elm', 'Ash'].map((name) => ({
        subject_name: name,
        action: 'center.updated',
        changes: [{ field: 'city', old: 'Newark', new: 'Trenton' }],
      })),
    )
    expect(await undo()).toEqual({ ok: true, value: { restored: 2, kept: 0 } })
    expect(await read('city')).toEqual(['Newark', 'Newark', 'Toronto'])
    expect(await read('address')).toEqual(['1 Main St, Newark, NJ 07102', 'By the river', null])
    expect(await undo()).toEqual({ ok: false, errors: 'gone' })
  })

  it.each<[ChosenChange, number]>([
    [{ field: 'phone', kind: 'clear', find: '', value: '' }, 1],
    [{ field: 'categories', kind: 'add', find: '', value: 'Hospital' }, 3],
    [{ field: 'categories', kind: 'remove', find: '', value: 'Front desk' }, 1],
    [{ field: 'offerings', kind: 'add', find: '', value: 'telehealth' }, 3],
    [{ field: 'street', kind: 'replace', find: 'Main', value: 'Elm $& ' }, 3],
    [set('hoursMonday', '9 AM to 5 PM'), 3],
    [set('openState', 'temporarily-closed'), 3],
    [set('price', '120'), 3],
  ])('restores every row exactly: %j', async (change, changing) => {
    const snapshot = () =>
      operate(sql`select to_jsonb(c) - 'updated_at' as center, array(select category from center_categories
        where center_id = c.id order by 1) as categories, array(select hours from center_opening_hours
        where center_id = c.id order by day_of_week) as hours from treatment_centers c order by slug`)
    // Written once by the form's writer, so that derived columns are as it leaves them.
    await run({ field: 'categories', kind: 'add', find: '', value: 'Clinic' }, 3)
    await run(set('hoursTuesday', 'Closed'), 3)
    const before = await snapshot()
    expect(await run(change, 3)).toEqual({ ok: true, value: changing })
    expect(await snapshot()).not.toEqual(before)
    await undo()
    expect(await snapshot()).toEqual(before)
  })

  it('does not run where nothing would change', async () => {
    expect(await run(set('latitude', '40.5'), 3)).toEqual({ ok: false, errors: { changing: 0 } })
    expect(await asAdmin(listBulkEdits)).toEqual([])
  })

  it('undoes only where the new value is still there', async () => {
    await run(set('county', 'Bergen'), 3)
    await operate(sql`update treatment_centers set county = 'Morris' where slug = 'ash'`)
    await operate(sql`delete from treatment_centers where slug = 'oak'`)
    expect(await undo()).toEqual({ ok: true, value: { restored: 1, kept: 2 } })
    expect(await read('county')).toEqual(['Morris', 'Essex'])
    expect(await asAdmin(listBulkEdits)).toMatchObject([{ changed: 3, kept: 2, field: 'county' }])
  })

  it('changes each center once when two operators send it at once', async () => {
    const request = ask(set('county', 'Bergen'), 3)
    const shown = await preview(request.change, 3)
    const seen = shown.ok ? (shown.value.preview?.seen ?? '') : ''
    const started = await Promise.all([1, 2].map(() => startBulkEdit(attempt, request, seen)))
    for (const each of started) if (each.ok) await finishIfSmall(attempt, each.value)
    const edits = await asAdmin(listBulkEdits)
    const counts = edits.map(({ changed, leftOut }) => [changed, leftOut])
    expect(counts.toSorted()).toEqual([
      [0, 3],
      [3, 0],
    ])
    const id = edits.find(({ changed }) => changed > 0)?.id ?? ''
    const undone = await Promise.all([undoEdit(id), undoEdit(id)])
    expect(undone.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('is for admins, and is forgotten after 30 days', async () => {
    const change = set('county', 'Bergen')
    const asModerator: Attempt<never> = (work) => asViewer(database(), viewers.moderator, work)
    const shown = await preview(change, 3)
    const seen = shown.ok ? (shown.value.preview?.seen ?? '') : ''
    const outcome = startBulkEdit(asModerator, ask(change, 3), seen)
    await expect(outcome).rejects.toThrow()
    await run(change, 3)
    await operate(sql`update change_sets set made_at = now() - interval '31 days'`)
    const [old] = await operate<{ id: string }>(sql`select id from change_sets`)
    expect(await undoEdit(old?.id ?? '')).toEqual({
      ok: false,
      errors: 'gone',
    })
    await run(set('county', 'Essex'), 3)
    expect(await operate(sql`select id from change_sets`)).toHaveLength(1)
    expect(await operate(sql`select distinct set_id from center_changes`)).toHaveLength(1)
  })

  describe('thousands of centers', () => {
    const many = bulkStepSize * 2 + 3
    beforeEach(() =>
      operate(sql`insert into treatment_centers (slug, name, county)
        select 'many-' || n, 'Many ' || lpad(n::text, 4, '0'), 'Salem' from generate_series(1, ${many}) n`),
    )
    const countIn = async (county: string) =>
      (await operate(sql`select from treatment_centers where county = ${county}`)).length
    const step = (id: string) => asAdmin((db) => advanceBulkEdit(db, id))

    it('are changed and changed back in steps, each of which may be the last before a kill', async () => {
      const request = ask(set('county', 'Warren'), many, 'q=many')
      const shown = await preview(request.change, many, 'q=many')
      const seen = shown.ok ? (shown.value.preview?.seen ?? '') : ''
      const started = await startBulkEdit(attempt, request, seen)
      if (!started.ok) throw new Error('It did not start')
      const { id } = started.value
      expect(await finishIfSmall(attempt, started.value)).toEqual({ ok: true, value: false })
      expect(await countIn('Warren')).toBe(0)
      expect([await step(id), await countIn('Warren')]).toEqual([false, bulkStepSize])
      expect(await asAdmin(listBulkEdits)).toMatchObject([
        { state: 'running', changed: bulkStepSize, planned: many - bulkStepSize },
      ])
      await operate(sql`update treatment_centers set county = 'Essex' where name = 'Many 0150'`)
      expect([await step(id), await step(id)]).toEqual([false, true])
      expect([await countIn('Warren'), await countIn('Essex')]).toEqual([many - 1, 2])
      expect(await asAdmin(listBulkEdits)).toMatchObject([
        { state: 'done', changed: many - 1, planned: 0, leftOut: 1 },
      ])
      expect(await asAdmin((db) => startBulkUndo(db, id))).toMatchObject({ ok: true })
      expect([await step(id), await countIn('Warren')]).toEqual([false, many - 1 - bulkStepSize])
      expect([await step(id), await step(id)]).toEqual([false, true])
      expect(await countIn('Salem')).toBe(many - 1)
    })

    it('are deleted in steps, if they are those that the dialog showed', async () => {
      const query = readTableQuery(new URLSearchParams('q=many'))
      const selection = { ids: [], all: many }
      const shown = await asAdmin((db) => readSelected(db, query, selection))
      await operate(
        sql`update treatment_centers set name = 'Many renamed' where name = 'Many 0001'`,
      )
      const start = (seen = '') => asAdmin((db) => startBulkDelete(db, query, selection, seen))
      expect(await start(shown?.seen)).toEqual({ ok: false, errors: 'changed' })
      const now = await asAdmin((db) => readSelected(db, query, selection))
      const started = await start(now?.seen)
      if (!started.ok) throw new Error('It did not start')
      const { id } = started.value
      expect([await step(id), await countIn('Salem')]).toEqual([false, many - bulkStepSize])
      expect([await step(id), await step(id)]).toEqual([false, true])
      expect(await countIn('Salem')).toBe(0)
      expect(await operate(sql`select from deleted_centers`)).toHaveLength(many)

      // One is restored by hand, and another center has the place of one by now.
      const [first, second] = await operate<{ id: string }>(
        sql`select id from deleted_centers order by name limit 2`,
      )
      await asAdmin((db) => restoreCenters(db, [first?.id ?? '']))
      await operate(sql`update deleted_centers set contents = jsonb_set(contents,
        '{treatment_centers,0,place_id}', '"place"') where id = ${second?.id}`)
      await operate(
        sql`insert into treatment_centers (slug, name, place_id) values ('new', 'New', 'place')`,
      )
      expect(await asAdmin((db) => startBulkUndo(db, id))).toMatchObject({
        ok: true,
        value: { count: many },
      })
      let steps = 1
      while (!(await step(id))) steps++
      expect(steps).toBe(Math.ceil((many + 1) / 25))
      expect(await countIn('Salem')).toBe(many - 1)
      expect(await asAdmin(listBulkEdits)).toMatchObject([
        { state: 'undone', changed: many, undone: many - 2, kept: 2 },
      ])
      expect(await asAdmin((db) => startBulkUndo(db, id))).toEqual({ ok: false, errors: 'gone' })
    })
  })

  describe('actions on all that match', () => {
    const act = (all: number, search: string) =>
      asAdmin((db) =>
        changeSelected(db, 'temporarily-closed', readTableQuery(new URLSearchParams(search)), {
          ids: [],
          all,
        }),
      )

    it('reach every page, and change nothing when another number matches', async () => {
      expect(await act(3, 'state=NJ')).toEqual({ ok: false, errors: { matches: 2 } })
      expect(await read('temporarily_closed')).toEqual([false, false, false])
      expect(await act(2, 'state=NJ')).toMatchObject({ ok: true })
      expect(await read('temporarily_closed')).toEqual([true, true, false])
    })
  })
})
