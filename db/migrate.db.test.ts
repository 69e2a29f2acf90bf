import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'
import { copyRelease } from '#tests/support/release-folder.ts'
import { errorText, seedEveryTable, viewers } from '#tests/support/seed-every-table.ts'
import { asOperator, asViewer } from './as-viewer.server.ts'
import type { Database } from './client.server.ts'
import { startEngine } from './embedded-engine.server.ts'
import { migrate } from './migrate.server.ts'
import { openDatabase } from './open-database.server.ts'
import { readRows } from './read-rows.server.ts'
import { VersionError } from './release-rules.ts'

/**
 * Describe everything that a migration makes, with privileges, and which migrations were applied
 * when.
 */
async function describeSchema(database: Database): Promise<string> {
  const [row] = await asOperator(database, (db) =>
    readRows<{ text: string }>(
      db,
      sql`select concat_ws(E'\n',
        (select string_agg(concat_ws(' ', oid, relname, relkind, relowner, relrowsecurity, relacl), E'\n' order by oid)
          from pg_class where relnamespace in ('public'::regnamespace, 'directory_migrations'::regnamespace)),
        (select string_agg(concat_ws(' ', attrelid, attname, atttypid, attacl), E'\n' order by attrelid, attnum)
          from pg_attribute join pg_class on oid = attrelid where relnamespace = 'public'::regnamespace),
        (select string_agg(p::text, E'\n' order by p::text) from pg_policies p),
        (select string_agg(pg_get_triggerdef(oid), E'\n' order by oid) from pg_trigger where not tgisinternal),
        (select string_agg(concat_ws(' ', oid, proacl, prosrc), E'\n' order by oid)
          from pg_proc where pronamespace = 'public'::regnamespace),
        (select string_agg(a::text, E'\n' order by a::text) from directory_migrations.applied a),
        (select string_agg(concat_ws(' ', r.rolname, m.member), E'\n' order by r.rolname, m.member)
          from pg_auth_members m join pg_roles r on r.oid = m.roleid),
        (select string_agg(c::text, E'\n' order by c::text) from treatment_centers c),
        (select string_agg(r::text, E'\n' order by r::text) from reviews r)
      ) as text`,
    ),
  )
  return row?.text ?? ''
}

// biome-ignore lint/style/noProcessEnv: the test server's URL is not a product setting.
describe.skipIf(!process.env.TEST_DATABASE_URL)('migrating a PostgreSQL database', () => {
  const opened: Database[] = []
  let drop = async () => {}

  const create = async () => {
    const fresh = await createPostgresDatabase()
    drop = fresh.drop
    return async () => {
      const database = await openDatabase({ databaseUrl: fresh.url, dataDir: '' })
      opened.push(database)
      return database
    }
  }
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close()
    await drop()
    drop = async () => {}
  })

  it('a second time changes nothing and locks no row', async () => {
    const open = await create()
    const first = await open()
    await seedEveryTable(first)
    const before = await describeSchema(first)
    expect(before).toContain('reviews_author')
    const second = await open()
    expect(await describeSchema(second)).toBe(before)
  })

  it('to the next version succeeds for five concurrent processes while the old version keeps running', async () => {
    const { release, steps, remove } = await copyRelease({ leaveOut: 1 })
    const { url, drop: dropIt } = await createPostgresDatabase()
    drop = dropIt
    const old = new pg.Pool({ connectionString: url, max: 5 })
    try {
      await migrate(drizzle(old, { casing: 'snake_case' }), { release })
      let isOver = false
      const reading = async () => {
        let answers = 0
        for (; !isOver; answers += 1) await old.query('select count(*) from treatment_centers')
        return answers
      }
      const readers = [reading(), reading()]
      const open = () => openDatabase({ databaseUrl: url, dataDir: '' })
      const five = await Promise.all([open(), open(), open(), open(), open()])
      opened.push(...five)
      isOver = true
      for (const answers of await Promise.all(readers)) expect(answers).toBeGreaterThan(0)
      const [first] = five
      const applied = await asOperator(first as Database, (db) =>
        readRows(db, sql`select hash from directory_migrations.applied`),
      )
      expect(applied).toHaveLength(steps + 1)
      expect(five.map(({ unknownMigrations }) => unknownMigrations)).toEqual([0, 0, 0, 0, 0])
      await seedEveryTable(first as Database)
    } finally {
      await old.end()
      await remove()
    }
  })

  it('that a newer version has migrated says so, and changes nothing', async () => {
    const open = await create()
    const newer = await open()
    await seedEveryTable(newer)
    await asOperator(newer, async (db) => {
      await db.execute(
        sql`alter table treatment_centers add column wheelchair boolean default false`,
      )
      await db.execute(sql`insert into directory_migrations.applied (hash, created_at, version)
        values ('of the version after this', 9999999999999, '1.0.1')`)
    })
    const before = await describeSchema(newer)
    const old = await open()
    expect([newer.unknownMigrations, old.unknownMigrations]).toEqual([0, 1])
    expect(await describeSchema(old)).toBe(before)
    // The old version can still write and read.
    await asViewer(old, viewers.admin, (db) =>
      db.execute(sql`insert into treatment_centers (slug, name) values ('later', 'Later')`),
    )
    expect(
      await readRows(old.orm, sql`select wheelchair from treatment_centers where slug = 'later'`),
    ).toEqual([{ wheelchair: false }])
  })

  it('made before 1.0.0 is refused in one line, and stays unchanged', async () => {
    const open = await create()
    const database = await open()
    await asOperator(database, (db) =>
      db.execute(sql`alter table directory_migrations.applied drop column version`),
    )
    const before = await describeSchema(database)
    const refused: unknown = await open().catch((error) => error)
    expect(refused).toBeInstanceOf(VersionError)
    expect(String(refused)).toMatch(/: A version before 1\.0\.0 made this database, .*$/)
    expect(await describeSchema(database)).toBe(before)
  })

  it('leaves everything unchanged if it fails', async () => {
    const open = await create()
    const database = await open()
    await asOperator(database, (db) => db.execute(sql`delete from directory_migrations.applied`))
    const before = await describeSchema(database)
    expect(await open().catch(errorText)).toContain('already exists')
    expect(await describeSchema(database)).toBe(before)
  })
})

describe("migrating as a login role that isn't a superuser", () => {
  it('works on PostgreSQL 16 and later, where creating a role does not allow acting as it', async () => {
    const engine = await startEngine()
    const client = new pg.Client(engine.connection)
    await client.connect()
    try {
      await client.query(`create role app_login login createrole;
        alter database postgres owner to app_login;
        set session authorization app_login`)
      const orm = drizzle(client, { casing: 'snake_case' })
      await migrate(orm)
      await client.query('set role directory_anonymous')
      const database: Database = {
        engine: 'pglite',
        orm,
        accounts: orm,
        unknownMigrations: 0,
        isSuperuser: false,
        watch: () => async () => {},
        dump: async () => Promise.reject(new Error('not used')),
        vacuum: async () => {},
        ping: async () => {},
        close: async () => {},
      }
      await seedEveryTable(database)
      const own = await asViewer(database, viewers.admin, (db) =>
        readRows(
          db,
          sql`select session_user as login, current_user as role, app_role() as app_role`,
        ),
      )
      expect(own).toEqual([{ login: 'app_login', role: 'directory_staff', app_role: 'admin' }])
    } finally {
      await client.end()
      await engine.close()
    }
  })
})
