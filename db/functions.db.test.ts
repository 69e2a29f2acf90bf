import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openMigrated } from '#tests/support/migrated-database.ts'
import { createPostgresDatabase, testDatabaseUrl } from '#tests/support/postgres-database.ts'
import { copyRelease } from '#tests/support/release-folder.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { asOperator } from './as-viewer.server.ts'
import type { Orm } from './client.server.ts'
import { startEngine } from './embedded-engine.server.ts'
import { migrate } from './migrate.server.ts'
import { openDatabase } from './open-database.server.ts'
import { readRows } from './read-rows.server.ts'
import { readRelease } from './release.server.ts'
import { VersionError } from './release-rules.ts'
import { ownerRoleName } from './roles.ts'

const own = readRelease()

type StoredFunction = { name: string; definition: string; owner: string; rights: string[] }

/** Read the functions of a schema, except those of extensions. */
const readFunctions = (db: Orm, schema: string) =>
  readRows<StoredFunction>(
    db,
    sql`select proname as name,
        replace(pg_get_functiondef(oid), ${`FUNCTION ${schema}.`}, 'FUNCTION ') as definition,
        proowner::regrole::text as owner,
        array(select right_::text from unnest(coalesce(proacl, acldefault('f', proowner))) right_
          order by 1) as rights
      from pg_proc where pronamespace = ${schema}::regnamespace
        and not exists (select from pg_depend where objid = oid and deptype = 'e')
      order by name, definition`,
  )

describeWithDatabase('the files of db/functions', (database) => {
  it('are the functions of a migrated database, with their rights', async () => {
    const [stored, written] = await asOperator(database(), async (db) => {
      const migrated = await readFunctions(db, 'public')
      await db.execute(sql`create schema written`)
      await db.execute(sql`set local search_path = written, public`)
      await db.execute(sql`set local check_function_bodies = off`)
      for (const { text } of own.functions) await db.execute(sql.raw(text))
      const anew = await readFunctions(db, 'written')
      await db.execute(sql`drop schema written cascade`)
      return [migrated, anew]
    })
    expect(stored.length).toBeGreaterThan(80)
    expect(stored).toEqual(written)
    expect(new Set(stored.map(({ owner }) => owner))).toEqual(new Set([ownerRoleName]))
    const names = [...new Set(stored.map(({ name }) => name))].sort()
    expect(names).toEqual(own.functions.map(({ name }) => name))
  })
})

type Opened = { client: pg.Client; close: () => Promise<void> }

async function openPGlite(): Promise<Opened> {
  const database = await openMigrated()
  const dump = new Blob([await database.dump(buffer)], { type: 'application/x-gzip' })
  await database.close()
  const engine = await startEngine({ dump })
  const client = new pg.Client(engine.connection)
  await client.connect()
  const close = async () => {
    await client.end()
    await engine.close()
  }
  return { client, close }
}

async function openPostgres(): Promise<Opened> {
  const { url, drop } = await createPostgresDatabase()
  await (await openDatabase({ databaseUrl: url, dataDir: '' })).close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const close = async () => {
    await client.end()
    await drop()
  }
  return { client, close }
}

const engines = [
  ['PGlite', openPGlite],
  ...(testDatabaseUrl ? ([['PostgreSQL', openPostgres]] as const) : []),
] as const

const [major = 0, minor = 0] = own.version.split('.').map(Number)
const next = `${major}.${minor + 1}.0`
const patch = `${major}.${minor}.99`
const afterNext = `${major}.${minor + 2}.0`

/** A function that visitors' pages call, with another body. */
const otherQuery = `create or replace function name_query(words text[]) returns tsquery
  language sql immutable parallel safe as $$ select 'other'::tsquery $$;`

describe.each(engines)('a release that changed only functions (%s)', (_, open) => {
  let opened: Opened
  let orm: Orm
  beforeAll(async () => {
    opened = await open()
    orm = drizzle(opened.client, { casing: 'snake_case' })
  })
  afterAll(() => opened?.close())
  beforeEach(async () => {
    await opened.client.query('delete from directory_migrations.functions')
    await migrate(orm)
  })
  const folders: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const remove of folders.splice(0)) await remove()
  })

  const start = async (changes: Parameters<typeof copyRelease>[0]) => {
    const { release, remove } = await copyRelease(changes)
    folders.push(remove)
    return migrate(orm, { release })
  }
  const query = async (text: string) => (await opened.client.query(text)).rows
  const readQuery = async () => (await query(`select name_query('{x}')::text as found`))[0]?.found
  /** Everything about the functions; a row that is written again has another `xmin`. */
  const readAll = async () => [
    await readFunctions(orm, 'public'),
    await query('select *, xmin::text from directory_migrations.functions order by name'),
  ]
  const readVersions = () =>
    query(`select version, count(*)::integer as functions from directory_migrations.functions
      group by version order by version`)
  const all = own.functions.length

  it('writes them once, and records itself', async () => {
    await start({ functions: { name_query: otherQuery }, version: next })
    expect(await readQuery()).toBe("'other'")
    expect(await readVersions()).toEqual([
      { version: own.version, functions: all - 1 },
      { version: next, functions: 1 },
    ])
    const before = await readAll()
    await start({ functions: { name_query: otherQuery }, version: next })
    expect(await readAll()).toEqual(before)
  })

  it.each([patch, next])('keeps them when the release before %s starts again', async (version) => {
    await start({ functions: { name_query: otherQuery }, version })
    const before = await readAll()
    expect(await migrate(orm)).toBe(1)
    expect(await readAll()).toEqual(before)
    expect(await start({ functions: { name_query: otherQuery }, version })).toBe(0)
    expect(await readAll()).toEqual(before)
  })

  it('is refused by a release that is too old for it, which changes nothing', async () => {
    await start({ functions: { name_query: otherQuery }, version: afterNext })
    const before = await readAll()
    const refused: unknown = await migrate(orm).catch((error) => error)
    expect(refused).toBeInstanceOf(VersionError)
    expect(String(refused)).toContain(`Version ${afterNext} has used this database`)
    expect(await readAll()).toEqual(before)
  })

  it.each([
    ['a mistake in SQL', 'sql', 'select column_of_nothing', /column "column_of_nothing"/],
    ['a mistake in plpgsql', 'plpgsql', 'begin return then; end', /syntax error/],
  ])(
    'with %s keeps every function as it was, and says which file it is',
    async (_, language, body, reason) => {
      const before = await readAll()
      const broken = `create or replace function hash_code(claim uuid, code text) returns text
      language ${language} immutable as $$ ${body} $$;`
      const functions = { name_query: otherQuery, hash_code: broken }
      const message = await start({ functions, version: next }).catch(String)
      expect(message).toMatch(/db\/functions\/hash_code\.sql: /)
      expect(message).toMatch(reason)
      expect(await readAll()).toEqual(before)
    },
  )

  it('says what a function that returns something else needs', async () => {
    const functions = {
      name_query: `create or replace function name_query(words text[]) returns text
        language sql immutable as $$ select '' $$;`,
    }
    expect(await start({ functions, version: next }).catch(String)).toMatch(
      /db\/functions\/name_query\.sql: cannot change return type of existing function\. .*in a migration/,
    )
  })

  it('may have functions that call one another in any order', async () => {
    const write = (name: string, body: string) =>
      `create or replace function ${name}() returns integer language sql as $$ select ${body} $$;`
    const functions = { a_first: write('a_first', 'z_last()'), z_last: write('z_last', '7') }
    await start({ functions, version: next })
    expect(await query('select a_first() as found')).toEqual([{ found: 7 }])
    await query('drop function a_first, z_last')
  })

  it('ends a right that its file no longer grants', async () => {
    const file = own.functions.find(({ name }) => name === 'sweep_overdue')
    const text = file?.text.replace(/^GRANT .*;$/m, '') ?? ''
    expect(text).not.toBe(file?.text)
    await start({ functions: { sweep_overdue: text }, version: next })
    const found = await readFunctions(orm, 'public')
    expect(found.find(({ name }) => name === 'sweep_overdue')?.rights).toEqual([
      `${ownerRoleName}=X/${ownerRoleName}`,
    ])
  })

  it('writes a function again that a migration dropped, also after a start that failed', async () => {
    const add = ['drop function hash_code(uuid, text);']
    const functions = { name_query: 'broken' }
    expect(await start({ add, functions, version: next }).catch(String)).toMatch(/name_query/)
    expect(await query(`select to_regproc('hash_code') as found`)).toEqual([{ found: null }])
    await start({ add, version: next })
    expect(await query(`select to_regproc('hash_code')::text as found`)).toEqual([
      { found: 'hash_code' },
    ])
    expect(await readVersions()).toEqual([{ version: next, functions: all }])
  })
})
