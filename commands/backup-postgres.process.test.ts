import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { getBackupFolder } from '#db/backups.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { canBackUpPostgres } from '#tests/support/backups.ts'
import { createPostgresDatabase, testDatabaseUrl } from '#tests/support/postgres-database.ts'
import { spawnCommand } from '#tests/support/spawn-command.ts'
import { waitUntilUnused } from '#tests/support/wait-until-unused.ts'

const systemPath = '/usr/bin:/bin'
const folder = mkdtempSync(path.join(tmpdir(), 'directory-backup-'))
const dataDir = path.join(folder, 'data')
const backups = getBackupFolder(dataDir)
let url: string
let drop: () => Promise<void>

const run = (
  name: 'backup' | 'restore',
  args: string[],
  env: Record<string, string> = {},
  killAfter?: number,
) =>
  spawnCommand(
    name,
    args,
    { PATH: systemPath, DATA_DIR: dataDir, DATABASE_URL: url, ...env },
    killAfter ? { killAfter } : {},
  )

/** Return a PATH in which a shell script stands for a program. */
function replaceProgram(program: string, script: string): string {
  const bin = path.join(folder, `${program}-${randomUUID()}`)
  mkdirSync(bin)
  writeFileSync(path.join(bin, program), `#!/bin/sh\n${script}\n`)
  chmodSync(path.join(bin, program), 0o755)
  return `${bin}:${systemPath}`
}

/** Run a statement in the directory, and return the names of its centers. */
async function changeCenters(statement = sql`select`): Promise<string[]> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' })
  try {
    return await asOperator(database, async (db) => {
      await db.execute(statement)
      const rows = await readRows<{ name: string }>(
        db,
        sql`select distinct name from treatment_centers`,
      )
      return rows.map(({ name }) => name)
    })
  } finally {
    await database.close()
  }
}

const fill = (name: string) => sql`insert into treatment_centers (slug, name)
  select 'center-' || n, ${name} from generate_series(1, 3000) n
  on conflict (slug) do update set name = excluded.name`

const canBackUp = await canBackUpPostgres()

describe.skipIf(!testDatabaseUrl)('npm run backup and restore with DATABASE_URL', () => {
  beforeAll(async () => {
    const created = await createPostgresDatabase()
    url = created.url
    drop = created.drop
    await changeCenters(fill('Before'))
  })
  afterAll(async () => {
    await drop()
    rmSync(folder, { recursive: true })
  })

  it('say which program is missing or too old', async () => {
    expect(await run('backup', [], { PATH: folder })).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        /^pg_dump cannot be run here\. Install the client programs of PostgreSQL \d+ or later .*\n$/,
      ),
    })
    const old = replaceProgram('pg_dump', 'echo "pg_dump (PostgreSQL) 14.9"')
    expect(await run('backup', [], { PATH: old })).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        /^pg_dump is of version 14, and the server is PostgreSQL \d+\. Install .*\n$/,
      ),
    })
    expect((await run('restore', ['some.dump'], { PATH: folder })).errors).toMatch(
      /^pg_restore cannot be run here\./,
    )
    expect(existsSync(dataDir)).toBe(false)
  })

  it('keep the password out of the arguments, and no file of a failed program', async () => {
    const failing = replaceProgram(
      'pg_dump',
      `[ "$1" = --version ] && echo "pg_dump (PostgreSQL) 99.1" && exit
      echo "$*" >${folder}/arguments; echo "$PGPASSWORD" >${folder}/password
      echo half; echo "pg_dump: error: the disk is full" >&2; exit 1`,
    )
    const secret = new URL(url)
    secret.password = 's%25cret'
    const ending = await run('backup', [], { PATH: failing, DATABASE_URL: secret.href })
    expect(ending).toEqual({ code: 1, output: '', errors: 'pg_dump: the disk is full\n' })
    expect(readdirSync(backups)).toEqual([])
    expect(readFileSync(path.join(folder, 'password'), 'utf8')).toBe('s%cret\n')
    const args = readFileSync(path.join(folder, 'arguments'), 'utf8')
    expect(args).toContain(`--dbname=postgres://${secret.username}@${secret.host}/`)
    // Not only "cret": the random name of a folder may hold that.
    expect(args).not.toMatch(/%(25)?cret/)
  })

  it("refuse the other engine's backup", async () => {
    expect((await run('restore', ['some.tar.gz'])).errors).toContain('Restore it without DATABASE_')
    expect((await run('restore', ['some.dump'], { DATABASE_URL: '' })).errors).toContain(
      'is a backup of PostgreSQL. Set DATABASE_URL.',
    )
  })

  it.skipIf(!canBackUp)('save the directory and bring it back', async () => {
    const saved = await run('backup', [])
    expect(saved).toMatchObject({ code: 0, errors: '' })
    const [name = ''] = readdirSync(backups)
    expect(saved.output).toBe(`Written: ${path.join(backups, name)}\n`)
    expect(name).toMatch(/^directory-.*Z\.dump$/)
    await changeCenters(fill('After'))
    // As pg_restore 17 and later begin: earlier servers refuse this setting.
    const later = replaceProgram(
      'pg_restore',
      `[ "$1" = --version ] || echo "SET transaction_timeout = 0;"; exec /usr/bin/pg_restore "$@"`,
    )
    const restored = await run('restore', ['--newest'], { PATH: later })
    expect(restored).toMatchObject({ code: 0, errors: '' })
    const before = readdirSync(backups).find((each) => each !== name) ?? ''
    expect(restored.output).toBe(
      `Restored: ${path.join(backups, name)}\nWhat was there before: ${path.join(backups, before)}\n`,
    )
    expect(await changeCenters()).toEqual(['Before'])
    expect((await run('restore', [path.join(backups, before)])).code).toBe(0)
    expect(await changeCenters()).toEqual(['After'])
  })

  describe.skipIf(!canBackUp)(
    'killed at any moment, leave the directory as it was or whole',
    () => {
      let file: string
      /** Milliseconds of a whole restore. */
      let took: number
      beforeAll(async () => {
        await changeCenters(fill('Before'))
        const own = path.join(folder, 'own')
        await run('backup', [own])
        file = path.join(own, readdirSync(own)[0] ?? '')
        const started = Date.now()
        await run('restore', [file])
        took = Date.now() - started
      })

      it.each([0.3, 0.5, 0.7, 0.9])('after %f of the time', async (part) => {
        await changeCenters(fill('After'))
        const { code } = await run('restore', [file], {}, part * took)
        await waitUntilUnused(url)
        const names = await changeCenters()
        expect(names).toHaveLength(1)
        expect(code === 0 ? ['Before'] : ['Before', 'After']).toContain(names[0])
        expect(readdirSync(backups).filter((name) => !/\.(dump|part)$/.test(name))).toEqual([])
      })
    },
  )
})
