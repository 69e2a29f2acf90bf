import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, it } from 'vitest'
import { openMigrated } from '#tests/support/migrated-database.ts'
import { asOperator } from './as-viewer.server.ts'
import { baselineFile, fingerprintBaseline, migrate } from './migrate.server.ts'
import { findProjectRoot } from './project-root.ts'

const migrationsFolder = path.join(findProjectRoot(), path.dirname(baselineFile))
const readHashes = () => readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)

// After amending the baseline: npm test -- --project database db/baseline.db.test.ts --update
it('the committed fingerprint matches the baseline', async () => {
  await expect(`${fingerprintBaseline(readHashes())}\n`).toMatchFileSnapshot(
    path.join(findProjectRoot(), baselineFile),
  )
})

it('a database with an older baseline is refused with a command that finds the last commit that reads it', async () => {
  const [first = '', ...others] = readHashes()
  const fingerprint = fingerprintBaseline(['of a migration', ...others])
  const database = await openMigrated()
  const message = await asOperator(database, async (db) => {
    await db.execute(
      sql`update directory_migrations.applied set hash = 'of a migration' where hash = ${first}`,
    )
    return String(await migrate(db).catch((error: unknown) => error))
  })
  await database.close()
  const [, command = ''] =
    /The commit that `(git log [^`]+)` prints can, or 76ffaef/.exec(message) ?? []

  const repository = await mkdtemp(path.join(tmpdir(), 'directory-history-'))
  const run = async (line: string) => {
    const [program = '', ...args] = line.split(' ')
    const { stdout } = await promisify(execFile)(program, args, { cwd: repository })
    return stdout.trim()
  }
  const commit = async (content: string) => {
    await writeFile(path.join(repository, baselineFile), content)
    await run('git add .')
    await run('git -c user.name=x -c user.email=x@example.org commit --quiet --message=amended')
    return run('git rev-parse HEAD')
  }
  try {
    await run('git init --quiet')
    await mkdir(path.join(repository, path.dirname(baselineFile)), { recursive: true })
    await commit('one before\n')
    const reader = await commit(`${fingerprint}\n`)
    await commit('one after\n')
    await commit('another after\n')
    expect(await run(`git rev-parse ${await run(command)}`)).toBe(reader)
  } finally {
    await rm(repository, { recursive: true })
  }
})
