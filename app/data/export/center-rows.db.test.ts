import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { people, seedEveryTable, seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { exportCenterRows, importCenterRows } from './center-rows.server.ts'

/**
 * Rows that must be the same after the import. The person who deleted a center and members' posts
 * are left out.
 */
const contents = [
  sql`organizations`,
  sql`treatment_centers`,
  sql`center_former_slugs`,
  sql`center_categories`,
  sql`center_opening_hours`,
  sql`center_additional_info`,
  sql`center_views`,
  sql`(select id, center_id, field, result, how, checked_at, is_drawn, county, treatment_types from field_checks)`,
  sql`(select id, slug, name, city, deleted_at, contents -> 'treatment_centers', contents -> 'center_former_slugs',
    contents -> 'center_opening_hours', contents -> 'center_views' from deleted_centers)`,
]

describeWithDatabase('exported center rows', (database) => {
  const run = <Result>(work: Parameters<typeof asOperator<Result>>[1]) =>
    asOperator(database(), work)
  const empty = () =>
    run((db) =>
      db.execute(sql`truncate auth_users, treatment_centers, messages, outbox, deleted_centers,
        auth_verifications, empty_searches, rate_limits, imports, import_mappings, activities, field_checks,
        report_salts, organizations cascade`),
    )
  const readAll = () =>
    run(async (db) => {
      const tables: unknown[] = []
      for (const rows of contents) {
        tables.push(await readRows(db, sql`select r::text from ${rows} r order by 1`))
      }
      return tables
    })

  async function exportLines(): Promise<string[]> {
    const lines: string[] = []
    for await (const line of exportCenterRows(run)) lines.push(line)
    return lines
  }

  /** Roll back if the import is refused, like the command does. */
  async function importLines(lines: string[]) {
    async function* give() {
      yield* lines
    }
    const refused = new Error('refused')
    let result: Awaited<ReturnType<typeof importCenterRows>> | undefined
    await run(async (db) => {
      result = await importCenterRows(db, give())
      if ('problem' in result) throw refused
    }).catch((error) => {
      if (error !== refused) throw error
    })
    return result
  }

  /**
   * Covers renamed, pinned, listed, checked, uppercase and deleted centers, and some with opening
   * hours.
   */
  beforeEach(async () => {
    await empty()
    await seedEveryTable(database())
    await run(async (db) => {
      await db.execute(sql`insert into treatment_centers (slug, name, city, state, latitude, longitude, total_score,
          reviews_count, pinned, listed_in, listed_on, verified_at, verified_by, source, treatment_types, offerings,
          place_id, open_minutes, search_terms, created_at, updated_at)
        select 'center-' || n, E'Çenter "' || n || E'"\\n', 'Newark', 'NJ', 40.7 + n / 3000.0, -74.1, 0.1 + n % 49 / 10.0, n,
          n <= 4, 'State list', '2024-05-06', '2025-01-02 03:04:05.678901+00', 'called', 'import', '{detox}', '{medicaid,spanish}',
          'place-' || n, '{[540,1020),[1980,2460)}', 'methadone', '2023-01-01 12:00:00.000001+00', '2023-02-01 12:00+00'
        from generate_series(1, 450) n`)
      await db.execute(
        sql`update treatment_centers set slug = 'renamed-' || slug where slug like 'center-%5'`,
      )
      await db.execute(
        sql`update treatment_centers set slug = 'again-' || slug where slug like 'renamed-%5'`,
      )
      await db.execute(sql`insert into center_views select id, '2026-01-01', 3 from treatment_centers
        on conflict do nothing`)
      await db.execute(sql`insert into center_opening_hours select id, 1, '9 AM to 5 PM' from treatment_centers
        where slug like '%center-%'`)
    })
    await asViewer(database(), viewers.admin, (db) =>
      db.execute(
        sql`delete from treatment_centers where slug in ('center-1', 'again-renamed-center-5', 'approved')`,
      ),
    )
  })

  it('are imported unchanged into an empty directory', async () => {
    const before = await readAll()
    const lines = await exportLines()
    await empty()
    expect(await importLines(lines)).toEqual({ centers: lines.length - 5, deleted: 4 })
    expect(await readAll()).toEqual(before)
    await seedPeople(database())
    const restored = await asViewer(database(), viewers.admin, (db) =>
      readRows(
        db,
        sql`select restore_center(id) as slug from deleted_centers where slug = 'center-1'`,
      ),
    )
    expect(restored).toEqual([{ slug: 'center-1' }])
  })

  it('contain no posts and no authors', async () => {
    const text = (await exportLines()).join('')
    expect(text).toContain('Center approved')
    for (const id of Object.values(people)) expect(text).not.toContain(id)
    for (const written of ['Fine', 'Good', 'Bad', 'Names a person', 'sam@example.org']) {
      expect(text).not.toContain(written)
    }
  })

  it('are refused if the directory has centers or a line is invalid', async () => {
    const lines = await exportLines()
    const before = await readAll()
    expect(await importLines(lines)).toEqual({
      problem: expect.stringContaining('without centers'),
    })
    expect(await readAll()).toEqual(before)
    await empty()
    const nothing = await readAll()
    expect(await importLines(['{"version":"9.1.0"}\n', ...lines.slice(1)])).toEqual({
      problem: 'Version 9.1.0 wrote this file. Import it with 9.1.0 or later.',
    })
    for (const wrong of ['{"profiles":[{"id":1}]}', 'not json', '[]']) {
      expect(await importLines([...lines.slice(0, 300), wrong])).toEqual({
        problem: 'Line 301 is not one of npm run export.',
      })
    }
    expect(await readAll()).toEqual(nothing)
  })
})
