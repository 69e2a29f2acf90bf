import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { canBackUpPostgres, recordLaterVersion } from '#tests/support/backups.ts'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'
import { seedEveryTable, viewers } from '#tests/support/seed-every-table.ts'
import { asOperator, asViewer } from './as-viewer.server.ts'
import { listBackups, UnreadableBackupError, writeBackup } from './backups.server.ts'
import type { Database } from './client.server.ts'
import { DatabaseLockedError } from './directory-lock.server.ts'
import { openDatabase } from './open-database.server.ts'
import { connectToPostgres } from './postgres-client.server.ts'
import { readRows } from './read-rows.server.ts'
import { restorePostgres } from './restore-postgres.server.ts'

/** Every row, and the owners and rights of tables and functions. */
const wholeDirectory = sql`select
  (select string_agg(query_to_xml(format('select * from public.%I t order by t::text', relname), true, true, '')::text, '' order by relname)
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as rows,
  (select json_agg(concat_ws(' ', relname, relowner::regrole, relrowsecurity, relacl) order by relname)
    from pg_class where relnamespace = 'public'::regnamespace) as rights,
  (select json_agg(p order by tablename, policyname) from pg_policies p) as policies,
  (select json_agg(concat_ws(' ', oid::regprocedure, proowner::regrole, proacl, md5(prosrc)) order by oid::regprocedure::text)
    from pg_proc where pronamespace = 'public'::regnamespace) as functions,
  (select json_agg(a order by hash) from directory_migrations.applied a) as applied,
  (select json_agg(f order by name) from directory_migrations.functions f) as written`

describe.skipIf(!(await canBackUpPostgres()))('a backup of PostgreSQL', () => {
  let folder: string
  let drops: (() => Promise<void>)[]
  let opened: Database[]
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'directory-dump-'))
    drops = []
    opened = []
  })
  afterEach(async () => {
    await Promise.all(opened.map((database) => database.close()))
    await Promise.all(drops.map((drop) => drop()))
    await rm(folder, { recursive: true })
  })

  const create = async () => {
    const { url, drop } = await createPostgresDatabase()
    drops.push(drop)
    return url
  }
  const open = async (databaseUrl: string) => {
    const database = await openDatabase({ databaseUrl, dataDir: '' })
    opened.push(database)
    return database
  }
  /** Use a database and close it: a restore needs it alone. */
  const openBriefly = async <Result>(
    url: string,
    work: (database: Database) => Promise<Result>,
  ) => {
    const database = await openDatabase({ databaseUrl: url, dataDir: '' })
    return work(database).finally(() => database.close())
  }
  const read = (url: string) =>
    openBriefly(url, (database) => asOperator(database, (db) => readRows(db, wholeDirectory)))
  /** Return the URL of a filled database, and its backup. */
  const createBackup = async () => {
    const url = await create()
    const file = await openBriefly(url, async (database) => {
      await seedEveryTable(database)
      return writeBackup(database, folder)
    })
    return { url, file }
  }

  it('brings every row and right into an empty database', async () => {
    const { url, file } = await createBackup()
    const to = await create()
    expect(await restorePostgres(file, to, folder)).toBe(null)
    const before = await read(url)
    expect(JSON.stringify(before)).toContain('reviews_author')
    expect(await read(to)).toEqual(before)
    await asViewer(await open(to), viewers.admin, (db) =>
      db.execute(sql`insert into treatment_centers (slug, name) values ('later', 'Later')`),
    )
  })

  it('replaces what a later version has added, and backs it up first', async () => {
    const { url, file } = await createBackup()
    const before = await read(url)
    await openBriefly(url, (database) =>
      asOperator(database, async (db) => {
        await db.execute(sql`create type mood as enum ('calm')`)
        await db.execute(sql`create schema later
          create table notes (center_id uuid references public.treatment_centers, mood public.mood)`)
        await db.execute(sql`update treatment_centers set name = 'Changed'`)
      }),
    )
    const changed = await read(url)
    const aside = await restorePostgres(file, url, folder)
    expect(await read(url)).toEqual(before)
    // A second `--newest` must not bring the replaced directory back.
    expect(await listBackups(folder, 'postgres')).toEqual([path.basename(file)])
    await restorePostgres(aside ?? '', url, folder)
    expect(await read(url)).toEqual(changed)
  })

  it('is refused if it is damaged, later, or no backup, and changes nothing', async () => {
    const { url, file } = await createBackup()
    const before = await read(url)
    const bytes = await readFile(file)
    const damaged = path.join(folder, 'damaged.dump')
    for (const length of [bytes.length - 4_000, 2_000, 0]) {
      await writeFile(damaged, bytes.subarray(0, length))
      await expect(restorePostgres(damaged, url, folder)).rejects.toBeInstanceOf(
        UnreadableBackupError,
      )
    }
    await expect(restorePostgres('/nowhere.dump', url, folder)).rejects.toThrow(/No such file/)

    for (const what of ['migration', 'function'] as const) {
      const later = await openBriefly(await create(), async (database) => {
        await recordLaterVersion(database, what)
        return writeBackup(database, folder, { now: new Date(Date.UTC(2026, 1, 1)) })
      })
      await expect(restorePostgres(later, url, folder)).rejects.toThrow(/^Version 9\.1\.0 has used/)
    }
    expect(await read(url)).toEqual(before)
  })

  it('is refused while a server runs', async () => {
    const { url, file } = await createBackup()
    // Like the server's `LISTEN`: its pools close idle connections.
    const listening = await connectToPostgres(url)
    await expect(restorePostgres(file, url, folder)).rejects.toBeInstanceOf(DatabaseLockedError)
    await listening.end()
  })

  it("changes nothing if another login's table is in its way", async () => {
    const { file } = await createBackup()
    const to = await create()
    const client = await connectToPostgres(to)
    await client.query(`create table profiles as select 'theirs' as owner`)
    await client.end()
    await expect(restorePostgres(file, to, folder)).rejects.toThrow(/"profiles" already exists/)
    const again = await connectToPostgres(to)
    const { rows } = await again.query(`select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`)
    await again.end()
    expect(rows).toEqual([{ relname: 'profiles' }])
  })

  it('stops with the server, and leaves no file', async () => {
    const database = await open(await create())
    const signal = AbortSignal.timeout(20)
    await expect(writeBackup(database, folder, { signal })).rejects.toThrow(/aborted/)
    expect(await readdir(folder)).toEqual([])
  })

  it('is made by one process at a time', async () => {
    const database = await open(await create())
    const other = await open(await create())
    const runs = await database.dump(async () =>
      Promise.allSettled([writeBackup(database, folder), writeBackup(other, folder)]),
    )
    expect(runs).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ name: 'BackupRunningError' }) },
      { status: 'fulfilled', value: expect.any(String) },
    ])
  })
})
