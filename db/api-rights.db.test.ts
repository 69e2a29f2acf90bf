import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { centers, errorCode, seedEveryTable } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { asApiReader } from './as-viewer.server.ts'
import { readRows } from './read-rows.server.ts'

describeWithDatabase("the API's role", (database, operate) => {
  beforeAll(() => seedEveryTable(database()))
  const attempt = (statement: SQL) =>
    asApiReader(database(), (db) => db.execute(statement)).then(
      () => 'done',
      (error) => errorCode(error),
    )

  it("reads every column of a center, except Google's, those of our own lists, and where a house is", async () => {
    const columns = await operate<{ name: string }>(
      sql`select attname as name from pg_attribute
        where attrelid = 'treatment_centers'::regclass and attnum > 0 and not attisdropped`,
    )
    const hidden: string[] = []
    for (const { name } of columns) {
      const outcome = await attempt(sql`select ${sql.identifier(name)} from treatment_centers`)
      if (outcome !== 'done') hidden.push(name)
    }
    expect(hidden.toSorted()).toEqual([
      'google_maps_url',
      'image_url',
      'images_count',
      'latitude',
      'longitude',
      'pinned_at',
      'place_id',
      'point',
      'price',
      'reviews_count',
      'total_score',
    ])
  })

  it('reads that a center is on Google, but not where', async () => {
    const rows = await asApiReader(database(), (db) =>
      readRows(db, sql`select * from google_listings`),
    )
    expect(rows).toEqual([{ center_id: centers.approved }])
  })

  it('searches as visitors do', async () => {
    const search = sql`select slug from treatment_centers
      where search_vector @@ search_query('{newark}') and facets >= 0`
    expect(await asApiReader(database(), (db) => readRows(db, search))).toHaveLength(3)
  })

  it('can call no function with other rights, except those that say who asks', async () => {
    const callable = await asApiReader(database(), (db) =>
      readRows<{ name: string }>(
        db,
        sql`select proname as name from pg_proc
          where pronamespace = 'public'::regnamespace and prosecdef and prorettype <> 'trigger'::regtype
            and has_function_privilege(oid, 'execute')`,
      ),
    )
    expect(callable.map(({ name }) => name).toSorted()).toEqual([
      'app_role',
      'has_second_factor',
      'is_slug_kept',
    ])
  })

  describe.each(['directory_owner', 'directory_staff', 'directory_member'])('as %s', (role) => {
    it('is another role: a reader has no rights of it', async () => {
      const [row] = await asApiReader(database(), (db) =>
        readRows<{ member: boolean }>(
          db,
          sql`select pg_has_role('directory_api', ${role}, 'member') as member`,
        ),
      )
      expect(row?.member).toBe(false)
    })
  })
})
