import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { findSlot } from '#app/center/hours/special-minutes.ts'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import { centers, people, seedEveryTable, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { readWholeTable } from '#tests/support/try-statement.ts'
import { mergeCenters } from './merge-centers.server.ts'
import { suggestTaken } from './merge-fields.ts'
import { readMergeCenters } from './read-pair.server.ts'
import { unmergeCenters } from './unmerge-centers.server.ts'

const kept = centers.untouched
const merged = centers.approved

/**
 * Columns that keep the merged center's id: records of finished work on it, and the merge itself.
 */
const staying = [
  'center_merges.kept_center_id',
  'center_merges.merged_center_id',
  // Undoing a call restores the center's values from before the call.
  'calls.center_id',
  // Undoing a bulk edit concerns a center only while it has its id.
  'bulk_edit_centers.center_id',
  // A check of a value that nobody kept still counts for accuracy.
  'field_checks.center_id',
  // The public history is about the listing that is gone.
  'center_events.center_id',
]

describeWithDatabase('merging two centers', (database, operate) => {
  const asAdmin = <T>(work: Parameters<typeof asViewer<T>>[2]) =>
    asViewer(database(), viewers.admin, work)
  const merge = (taken: string[] = [], viewer: keyof typeof viewers = 'admin') =>
    asViewer(database(), viewers[viewer], async (db) => {
      const found = await readMergeCenters(db, [kept, merged])
      const seen = { kept: found.get(kept)?.version ?? 0, merged: found.get(merged)?.version ?? 0 }
      return mergeCenters(db, { keptId: kept, mergedId: merged, taken, seen })
    })
  const listColumns = () =>
    operate<{ table: string; column: string }>(sql`
      select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not a.attisdropped
        and (a.attname like '%center_id' or exists (
          select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid
            and f.confrelid = 'treatment_centers'::regclass and a.attnum = any (f.conkey)))
      order by 1, 2`)
  const count = async (table: string, column: string, id: string) => {
    const [row] = await operate<{ rows: number }>(sql`select count(*)::integer as rows
      from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`)
    return row?.rows ?? 0
  }

  beforeEach(async () => {
    await asOperator(database(), (db) =>
      db.execute(sql`truncate auth_users, treatment_centers, messages, outbox, deleted_centers,
        auth_verifications, empty_searches, rate_limits, imports, import_mappings, report_salts,
        field_checks, calls, claims, bed_links, bed_availability, center_distinctions,
        center_former_ids, center_merges, center_links, center_contacts, sources,
        bulk_edits cascade`),
    )
    await seedEveryTable(database())
    await operate(sql`update import_rows set center_id = ${merged}`)
    await operate(sql`update treatment_centers set phone = '609 555 0142', address = '1 Main St'
      where id = ${merged}`)
    await operate(sql`insert into field_checks (center_id, field, result, how)
      values (${merged}, 'phone', 'right', 'called')`)
    await operate(sql`update claims set center_id = ${merged}, revoked_at = null, proved_at = now()
      where user_id = ${people.member}`)
    await operate(sql`insert into calls (session_id, position, user_id, center_id, is_drawn, done_at, result)
      values (gen_random_uuid(), 0, ${people.admin}, ${merged}, false, now(), 'right')`)
  })

  it('leaves no row of any table with the center that is gone, and loses none', async () => {
    const columns = await listColumns()
    expect(columns.length).toBeGreaterThan(20)
    const rowsBefore = new Map<string, number>()
    for (const { table, column } of columns) {
      rowsBefore.set(`${table}.${column}`, await count(table, column, merged))
    }
    expect((await merge(['phone', 'address'])).ok).toBe(true)
    const tables = new Map<string, number>()
    for (const { table, column } of columns) {
      const name = `${table}.${column}`
      if (staying.includes(name)) continue
      if (column !== 'other_center_id') {
        const had = rowsBefore.get(name) ?? 0
        expect(had, `the fixture has a row of ${name} for the merged center`).toBeGreaterThan(0)
      }
      expect(await count(table, column, merged), name).toBe(0)
      tables.set(table, (tables.get(table) ?? 0) + (await count(table, column, kept)))
    }
    const lost = [...tables].filter(([, rows]) => rows === 0).map(([table]) => table)
    // Staff choose between these; the others' rows must not go with their center.
    expect(lost).toEqual(['center_additional_info', 'center_categories', 'center_opening_hours'])
  })

  it('moves what members and visitors wrote, and keeps one vote and the newest review of each', async () => {
    await operate(sql`insert into votes (user_id, center_id, vote_type, created_at)
      values (${people.member}, ${kept}, 'downvote', now() + interval '1 day')`)
    await operate(sql`insert into reviews (user_id, center_id, rating, content, status, updated_at)
      values (${people.member}, ${kept}, 1, 'Older', 'approved', now() - interval '1 year')`)
    await merge()
    expect(
      await operate(sql`select vote_type from votes
        where center_id = ${kept} and user_id = ${people.member}`),
    ).toEqual([{ vote_type: 'downvote' }])
    expect(
      await operate(sql`select content from reviews
        where center_id = ${kept} and user_id = ${people.member}`),
    ).toEqual([{ content: 'Good' }])
    expect(await count('votes', 'center_id', kept)).toBe(5)
    expect(await count('comments', 'center_id', kept)).toBe(5)
    expect(await count('center_views', 'center_id', kept)).toBe(1)
  })

  it('takes the values that staff chose, with their evidence and the proofs of their claims', async () => {
    await merge(['phone', 'address'])
    expect(
      await operate(sql`select name, phone, address from treatment_centers where id = ${kept}`),
    ).toEqual([{ name: 'Center untouched', phone: '609 555 0142', address: '1 Main St' }])
    expect(await operate(sql`select field from center_evidence where center_id = ${kept}`)).toEqual(
      [{ field: 'phone' }],
    )
    expect(
      await operate(sql`select proved_at is not null as proved from claims where center_id = ${kept}
        and user_id = ${people.member}`),
    ).toEqual([{ proved: true }])
  })

  it('takes what people ask before they come, each fact with its day', async () => {
    await operate(sql`update treatment_centers set how_to_start = 'walk-in', wait_time = 'None',
      wait_said_on = '2026-01-02', minimum_age = 18 where id = ${merged}`)
    await operate(sql`insert into field_checks (center_id, field, result, how)
      values (${merged}, 'waitTime', 'right', 'called')`)
    await merge(['waitTime', 'ages'])
    expect(
      await operate(sql`select how_to_start, wait_time, wait_said_on::text, minimum_age
        from treatment_centers where id = ${kept}`),
    ).toEqual([
      { how_to_start: null, wait_time: 'None', wait_said_on: '2026-01-02', minimum_age: 18 },
    ])
    expect(
      await operate(sql`select field from center_evidence where center_id = ${kept}
        and field = 'waitTime'`),
    ).toHaveLength(1)
  })

  it('fills the hours of special days where the center that stays has none', async () => {
    const setHours = (id: string, hours: string | null) =>
      operate(sql`update treatment_centers set special_hours = ${hours} where id = ${id}`)
    const mergeAsSuggested = async () => {
      const found = await asAdmin((db) => readMergeCenters(db, [kept, merged]))
      const [stays, goes] = [found.get(kept), found.get(merged)]
      if (!stays || !goes) throw new Error('no such center')
      const done = await merge(suggestTaken(stays, goes))
      if (!done.ok) throw new Error(done.errors)
      return done.value
    }
    const isOpenOnThanksgiving = sql`open_minutes @> ${findSlot('thanksgiving') + 600}::integer as open`
    const read = () =>
      operate(sql`select special_hours, ${isOpenOnThanksgiving} from treatment_centers
        where id = ${kept}`)
    await setHours(merged, 'Thanksgiving: 9 AM to 1 PM')
    const id = await mergeAsSuggested()
    expect(await read()).toEqual([{ special_hours: 'Thanksgiving: 9 AM to 1 PM', open: true }])
    await asAdmin((db) => unmergeCenters(db, id))
    expect(await read()).not.toMatchObject([{ open: true }])
    await setHours(kept, 'Thanksgiving: Closed')
    await mergeAsSuggested()
    expect(await read()).toMatchObject([{ special_hours: 'Thanksgiving: Closed' }])
  })

  it('asks for a new proof of a claim, and revokes links, where the number does not stay', async () => {
    await merge()
    expect(
      await operate(sql`select proved_at from claims where center_id = ${kept}
      and user_id = ${people.member}`),
    ).toEqual([{ proved_at: null }])
    expect(
      await operate(
        sql`select revoked_at is not null as revoked from bed_links where center_id = ${kept}`,
      ),
    ).toEqual([{ revoked: true }])
    expect(await operate(sql`select * from center_evidence where center_id = ${kept}`)).toEqual([])
  })

  it('is undone whole', async () => {
    await operate(sql`insert into votes (user_id, center_id, vote_type)
      values (${people.member}, ${kept}, 'downvote')`)
    await operate(sql`insert into reviews (user_id, center_id, rating, content, status)
      values (${people.another}, ${kept}, 1, 'Newer', 'approved')`)
    await operate(sql`insert into reports (review_id, reason)
      select id, 'Names a person' from reviews where center_id = ${merged} limit 1`)
    await operate(sql`insert into center_views values (${kept}, current_date, 4)`)
    await operate(sql`update treatment_centers set pinned = true where id = ${merged}`)
    const columns = await listColumns()
    // Copies of the directory have seen the merge: its history stays.
    const tables = [...new Set([...columns.map(({ table }) => table), 'reports'])].filter(
      (table) => table !== 'center_events',
    )
    const readAll = async () => {
      // When a row was last written does not come back.
      await operate(sql`update treatment_centers set updated_at = '2026-01-01'
        where id in (${kept}, ${merged})`)
      return Promise.all(tables.map((table) => readWholeTable(database(), table)))
    }
    await operate(sql`alter table treatment_centers disable trigger treatment_centers_touch`)
    const before = await readAll()
    const done = await merge(['name', 'slug', 'phone', 'address'])
    if (!done.ok) throw new Error(done.errors)
    expect(await asAdmin((db) => unmergeCenters(db, done.value))).toEqual({ ok: true, value: null })
    const after = await readAll()
    for (const [index, table] of tables.entries()) expect(after[index], table).toBe(before[index])
    await operate(sql`alter table treatment_centers enable trigger treatment_centers_touch`)
    expect(
      await operate(sql`select action from activities where action like 'center.%merged'
        order by id desc limit 2`),
    ).toEqual([{ action: 'center.unmerged' }, { action: 'center.merged' }])
  })

  it('is for admins only, and for centers as the person saw them', async () => {
    expect(await merge([], 'moderator')).toEqual({ ok: false, errors: 'forbidden' })
    await expect(
      asViewer(database(), viewers.moderator, (db) =>
        db.execute(sql`select merge_centers(${kept}, ${merged}, '{}', '{}', '[]')`),
      ),
    ).rejects.toThrow()
    const seen = { kept: 0, merged: 0 }
    expect(
      await asAdmin((db) => mergeCenters(db, { keptId: kept, mergedId: merged, taken: [], seen })),
    ).toEqual({ ok: false, errors: 'changed' })
    const both = await Promise.all([merge(), merge()])
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  })
})
