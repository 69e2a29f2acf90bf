import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placeMigrated } from '#tests/support/migrated-database.ts'
import { errorText } from '#tests/support/seed-every-table.ts'
import { asOperator } from './as-viewer.server.ts'
import type { Database } from './client.server.ts'
import { openDatabase } from './open-database.server.ts'
import { findProjectRoot } from './project-root.ts'
import { readRows } from './read-rows.server.ts'

describe('the embedded database', () => {
  let dataDir: string
  let directory: string

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'directory-data-'))
    directory = path.join(dataDir, 'pglite')
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  const add = (database: Database, slug: string) =>
    asOperator(database, (db) =>
      db.execute(sql`insert into treatment_centers (slug, name) values (${slug}, 'Any')`),
    )
  const readSlugs = async (database: Database) =>
    (
      await readRows<{ slug: string }>(
        database.orm,
        sql`select slug from treatment_centers order by slug`,
      )
    ).map(({ slug }) => slug)

  const isLocked = () => readdirSync(dataDir).some((name) => name.startsWith('pglite.lock'))

  it('keeps its rows when its process is killed during a write', async () => {
    await placeMigrated(dataDir)
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        '--input-type=module',
        '--eval',
        `import { sql } from 'drizzle-orm'
        import { asOperator } from './db/as-viewer.server.ts'
        import { openDatabase } from './db/open-database.server.ts'
        const database = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} })
        for (let number = 1000; ; number++) {
          await asOperator(database, (db) => db.execute(sql\`insert into treatment_centers (slug, name)
            values (\${'written-' + number}, 'Any')\`))
          console.log('written-' + number)
        }`,
      ],
      { cwd: findProjectRoot(), stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const ended = once(child, 'exit')
    let output = ''
    for await (const chunk of child.stdout) {
      output += chunk
      if (output.includes('written-1020')) child.kill('SIGKILL')
    }
    await ended
    const reported = output.split('\n').filter((line) => /^written-\d{4}$/.test(line))
    expect(reported.length).toBeGreaterThan(20)

    const database = await openDatabase({ dataDir })
    expect(await readSlugs(database)).toEqual(expect.arrayContaining(reported))
    await add(database, 'after')
    await database.close()
  })

  it('of another engine version is refused with instructions, unchanged and unlocked', async () => {
    await placeMigrated(dataDir)
    const versionFile = path.join(directory, 'PG_VERSION')
    const found = await readFile(versionFile, 'utf8')
    await writeFile(versionFile, '17\n')
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      `The database in ${directory} is of PostgreSQL 17; this version reads 18. Restore a backup into a new DATA_DIR.`,
    )
    expect(await readFile(versionFile, 'utf8')).toBe('17\n')
    expect(isLocked()).toBe(false)
    await writeFile(versionFile, found)
    await (await openDatabase({ dataDir })).close()
  })

  it('made before 1.0.0 is refused, unchanged and unlocked', async () => {
    await placeMigrated(dataDir)
    const first = await openDatabase({ dataDir })
    await add(first, 'kept')
    const forget = sql`update directory_migrations.applied set version = null`
    await asOperator(first, (db) => db.execute(forget))
    await first.close()
    expect(await openDatabase({ dataDir }).catch(errorText)).toContain(
      'A version before 1.0.0 made',
    )
    expect(isLocked()).toBe(false)
    const pglite = new PGlite({ dataDir: directory, extensions: { pg_trgm } })
    await pglite.query(`update directory_migrations.applied set version = '1.0.0'`)
    await pglite.close()
    const second = await openDatabase({ dataDir })
    expect(await readSlugs(second)).toEqual(['kept'])
    await second.close()
  })
})
