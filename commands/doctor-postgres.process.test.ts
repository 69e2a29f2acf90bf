import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#db/open-database.server.ts'
import { createPostgresDatabase, testDatabaseUrl } from '#tests/support/postgres-database.ts'
import { spawnCommand } from '#tests/support/spawn-command.ts'
import { ownEnvironment } from '#tests/support/test-server.ts'

describe.skipIf(!testDatabaseUrl)('the doctor, on PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>
  beforeEach(async () => {
    database = await createPostgresDatabase()
  })
  afterEach(() => database.drop())

  const setUp = async () => (await openDatabase({ databaseUrl: database.url, dataDir: '' })).close()
  const query = async (statement: string, url = database.url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const logInAs = (user: string) => {
    const url = new URL(database.url)
    url.username = user
    return url.href
  }
  const examineAll = async (settings: Record<string, string>) => {
    const environment = { ...(ownEnvironment as Record<string, string>), ...settings }
    const { output, errors } = await spawnCommand('doctor', [], environment)
    expect(errors).toBe('')
    return output
      .trim()
      .replaceAll(/\n {4}/g, ' → ')
      .split('\n')
  }
  /** Return the lines about the database, those of a problem joined with the advice under it. */
  const examine = async (url = database.url) => {
    const settings = { ...(ownEnvironment as Record<string, string>), DATABASE_URL: url }
    const { output, errors } = await spawnCommand('doctor', [], settings)
    expect(errors).toBe('')
    const lines = output
      .trim()
      .replaceAll(/\n {4}/g, ' → ')
      .split('\n')
    const start = lines.findIndex((line) => line.startsWith('- The site is checked'))
    return lines.slice(start + 1, -3)
  }

  it('finds nothing wrong with a database that a server has used', async () => {
    await setUp()
    expect(await examine()).toEqual([
      expect.stringMatching(/^✓ PostgreSQL 1\d\.\d+ answers\.$/),
      '✓ The login directory_login has the rights that it needs, and no more.',
      '✓ The database fits this version.',
    ])
  })

  it('says that a new database lacks the tables, and adds none', async () => {
    const lacking = expect.stringMatching(/^✗ The database lacks tables, .* → Start this version/)
    expect((await examine()).at(-1)).toEqual(lacking)
    expect((await examine()).at(-1)).toEqual(lacking)
  })

  it('recognizes a database that a later version has used', async () => {
    await setUp()
    const add = (version: string) =>
      query(`set role directory_owner; insert into directory_migrations.applied
        (hash, created_at, version) values ('${version}', 0, '${version}')`)
    await add('1.0.1')
    expect((await examine()).at(-1)).toMatch(/^✗ A newer version has used this .* → Upgrade/)
    await add('9.0.0')
    expect(await examine()).toEqual([
      expect.stringMatching(/^✗ Version 9\.0\.0 has used this database, and .* → Until then/),
    ])
  })

  it('names the rights that a login lacks', async () => {
    await setUp()
    await query('create role directory_unhealthy login')
    try {
      expect(await examine(logInAs('directory_unhealthy'))).toEqual([
        expect.stringMatching(/^✓ PostgreSQL /),
        expect.stringMatching(/^✗ .* does not own the database .* → In psql: alter database /),
        expect.stringMatching(/^✗ .* may not use these roles, .*: directory_owner, .* → In psql: /),
        expect.stringMatching(/^✗ This login cannot read the version .* → Grant it/),
      ])
    } finally {
      await query('drop role directory_unhealthy')
    }
  })

  it('says whether the server can make backups', async () => {
    await setUp()
    const findLast = async (more: Record<string, string>) =>
      (await examineAll({ DATABASE_URL: database.url, ...more })).at(-1)
    const nodeAlone = path.dirname(process.execPath)
    const programs = await mkdtemp(path.join(tmpdir(), 'directory-programs-'))
    const program = path.join(programs, 'pg_dump')
    const usePrograms = { PATH: `${programs}:${nodeAlone}` }
    await writeFile(program, '#!/bin/sh\necho "pg_dump (PostgreSQL) 99.1"\n', { mode: 0o755 })
    expect(await findLast(usePrograms)).toMatch(/^✗ There is no backup in .* → The server makes/)
    await writeFile(program, '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6"\n')
    expect(await findLast(usePrograms)).toMatch(/^- There is no .*: pg_dump is of version 9, and/)
    await rm(programs, { recursive: true })
  })

  it('recognizes a superuser', async ({ skip }) => {
    await setUp()
    const url = logInAs('postgres')
    // Another person's test server may refuse the connection.
    await query('select 1', url).catch(() => skip())
    expect(await examine(url)).toContainEqual(
      expect.stringMatching(/^✗ The login postgres is a superuser .* → In psql: alter role /),
    )
  })
})
