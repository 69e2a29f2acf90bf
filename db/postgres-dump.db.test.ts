import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createPostgresDatabase, testDatabaseUrl } from '#tests/support/postgres-database.ts'
import { asOperator, asViewer } from './as-viewer.server.ts'
import type { Database } from './client.server.ts'
import { openDatabase } from './open-database.server.ts'
import { readRows } from './read-rows.server.ts'
import { seedEveryTable, viewers } from './test-fixtures.ts'

/** Debian's folder for PostgreSQL programs; the newest version sorts last. */
const versions = '/usr/lib/postgresql'
const programs = existsSync(versions)
  ? path.join(
      versions,
      readdirSync(versions)
        .sort((a, b) => Number(a) - Number(b))
        .at(-1) ?? '',
      'bin',
    )
  : ''

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(path.join(programs, program), args)

// The steps in docs/operations.md.
it.skipIf(!testDatabaseUrl || !programs)(
  'a dump of PostgreSQL is restored into a new database that was started once',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'directory-dump-'))
    const [from, to] = [await createPostgresDatabase(), await createPostgresDatabase()]
    const opened: Database[] = []
    const open = async (databaseUrl: string) => {
      const database = await openDatabase({ databaseUrl, dataDir: '' })
      opened.push(database)
      return database
    }
    try {
      const old = await open(from.url)
      await seedEveryTable(old)
      const file = path.join(folder, 'directory.dump')
      await run('pg_dump', '--format=custom', `--file=${file}`, from.url)

      await (await openDatabase({ databaseUrl: to.url, dataDir: '' })).close()
      const { stderr } = await run(
        'pg_restore',
        '--clean',
        '--if-exists',
        `--dbname=${to.url}`,
        file,
      )
      expect(stderr).toBe('')

      const restored = await open(to.url)
      const describe = sql`select
        (select string_agg(query_to_xml(format('select * from public.%I t order by t::text', relname), true, true, '')::text, '' order by relname)
          from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as rows,
        (select json_agg(concat_ws(' ', relname, relowner::regrole, relrowsecurity, relacl) order by relname)
          from pg_class where relnamespace = 'public'::regnamespace) as rights,
        (select json_agg(p order by tablename, policyname) from pg_policies p) as policies`
      const read = (database: Database) => asOperator(database, (db) => readRows(db, describe))
      const before = await read(old)
      expect(JSON.stringify(before)).toContain('reviews_author')
      expect(await read(restored)).toEqual(before)
      await asViewer(restored, viewers.admin, (db) =>
        db.execute(sql`insert into treatment_centers (slug, name) values ('later', 'Later')`),
      )
    } finally {
      await Promise.all(opened.map((database) => database.close()))
      await Promise.all([from.drop(), to.drop(), rm(folder, { recursive: true })])
    }
  },
)
