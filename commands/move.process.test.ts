import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { getDatabaseFolder, getMovingFolder } from '#db/embedded-files.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { connectToPostgres } from '#db/postgres-client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { placeMigrated } from '#tests/support/migrated-database.ts'
import { createPostgresDatabase, testDatabaseUrl } from '#tests/support/postgres-database.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { seedEveryTable } from '#tests/support/seed-every-table.ts'
import { spawnCommand } from '#tests/support/spawn-command.ts'
import { waitUntilUnused } from '#tests/support/wait-until-unused.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'directory-move-'))
const at = (name: string) => path.join(folder, name)
const start = at('start')
/** More than one batch, in addition to the three centers of `seedEveryTable`. */
const addedCenters = 1_100
let exported: string
let tableCount: number
const drops: (() => Promise<void>)[] = []

async function createTarget(): Promise<string> {
  const { url, drop } = await createPostgresDatabase()
  drops.push(drop)
  return url
}

const move = (env: Record<string, string>) => runCommand('move', [], env)
const moveAndKill = (env: Record<string, string>, killAfter: number) =>
  spawnCommand('move', [], env, { killAfter })

async function exportAll(env: Record<string, string>): Promise<string> {
  const file = at(`export-${randomUUID()}.jsonl`)
  expect(await runCommand('export', [file], env)).toMatchObject({ code: 0 })
  return readFileSync(file, 'utf8')
}

/** The lines of a move's output that give each table's rows and hash. */
const readTables = ({ output }: { output: string }) =>
  output.split('\n').filter((line) => line.startsWith('  '))

beforeAll(async () => {
  await placeMigrated(start)
  const database = await openDatabase({ dataDir: start })
  await seedEveryTable(database)
  const empty = await asOperator(database, async (db) => {
    await db.execute(sql`insert into treatment_centers (slug, name, latitude, longitude)
      select 'center-' || n, 'Center ' || n, 40 + n / 1000.0, -74.1 - n / 3333.0 from generate_series(1, ${addedCenters}) n`)
    // A number that JavaScript cannot hold, and a moment to the microsecond.
    await db.execute(sql`update reviews set updated_at = '2026-11-01 01:30:00.123456-04'`)
    await db.execute(sql`alter sequence activities_id_seq restart with 9007199254740995`)
    await db.execute(sql`insert into activities (action, subject_name) values ('a', E'"\\\\é\\n')`)
    const tables = await readRows<{ name: string }>(
      db,
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    tableCount = tables.length
    const empty: string[] = []
    for (const { name } of tables) {
      const rows = await readRows(db, sql`select from ${sql.identifier(name)} limit 1`)
      if (rows.length === 0) empty.push(name)
    }
    return empty
  })
  expect(empty).toEqual([])
  await database.close()
  exported = await exportAll({ DATA_DIR: start })
})
afterAll(async () => {
  for (const drop of drops) await drop()
  rmSync(folder, { recursive: true })
})

describe.skipIf(!testDatabaseUrl)('npm run move', () => {
  it('moves every table to PostgreSQL and back, with equal exports', async () => {
    const url = await createTarget()
    const there = await move({ DATA_DIR: start, MOVE_TO_URL: url })
    expect(there).toMatchObject({ code: 0, errors: expect.not.stringContaining('rror') })
    expect(there.output).toContain(`Set SESSION_SECRET to the content of ${start}/session-secret`)
    expect(await exportAll({ DATABASE_URL: url, DATA_DIR: at('files') })).toBe(exported)
    const back = await move({ DATABASE_URL: url, DATA_DIR: at('back') })
    expect(back.code).toBe(0)
    expect(back.output).toContain('copy its folders images, imports, outbox, and sources.')
    expect(readTables(back)).toEqual(readTables(there))
    expect(readTables(back)).toHaveLength(tableCount)
    expect(await exportAll({ DATA_DIR: at('back') })).toBe(exported)
    // The next number follows, and triggers work again.
    const database = await openDatabase({ dataDir: at('back') })
    const [next] = await asOperator(database, async (db) => {
      await db.execute(sql`update treatment_centers set slug = 'moved' where slug = 'approved'`)
      return readRows<{ id: string; former: number }>(
        db,
        sql`insert into activities (action, subject_name) values ('a', 'b')
          returning id::text, (select count(*)::integer from center_former_slugs where slug = 'approved') as former`,
      )
    })
    await database.close()
    expect(next).toEqual({ id: '9007199254740996', former: 1 })
  })

  it('refuses a filled target, a missing source, and a database in use', async () => {
    const url = await createTarget()
    const database = await openDatabase({ databaseUrl: url, dataDir: '' })
    // Like the server's `LISTEN`: the pool closes idle connections.
    const listening = await connectToPostgres(url)
    expect(await move({ DATA_DIR: start, MOVE_TO_URL: url })).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        /^Is the server running\? \d+ other connections use the PostgreSQL database .*\n$/,
      ),
    })
    await listening.end()
    await seedEveryTable(database)
    await database.close()
    const refusals = [
      [{ DATA_DIR: start, MOVE_TO_URL: url }, 'has rows already, in activities, '],
      [{ DATA_DIR: at('nowhere'), MOVE_TO_URL: url }, 'There is no database in'],
      [{ DATA_DIR: start, DATABASE_URL: url }, 'There is a database in'],
      [{ DATA_DIR: start }, 'Where to? Set MOVE_TO_URL'],
      [{ DATA_DIR: start, DATABASE_URL: url, MOVE_TO_URL: url }, 'not both'],
    ] as const
    for (const [env, reason] of refusals) {
      expect(await move(env)).toMatchObject({ code: 1, errors: expect.stringContaining(reason) })
    }
    expect(existsSync(at('nowhere'))).toBe(false)
    const inUse = await openDatabase({ dataDir: start })
    expect((await move({ DATA_DIR: start, MOVE_TO_URL: url })).errors).toContain('is in use by')
    await inUse.close()
  })

  it('killed while it moves rows, is refused by servers and by a move from there', async () => {
    const url = await createTarget()
    const there = { DATA_DIR: start, MOVE_TO_URL: url }
    expect(await spawnCommand('move', [], there, { end: 'SIGKILL' })).toMatchObject({ code: null })
    await waitUntilUnused(url)
    const settings = { databaseUrl: url, dataDir: '' }
    await expect(openDatabase(settings)).rejects.toThrow('Run `npm run move` again.')
    expect((await move({ DATABASE_URL: url, DATA_DIR: at('onward') })).errors).toContain('again.')
    expect(await move(there)).toMatchObject({ code: 0 })

    const back = { DATABASE_URL: url, DATA_DIR: at('killed') }
    expect(await spawnCommand('move', [], back, { end: 'SIGKILL' })).toMatchObject({ code: null })
    await waitUntilUnused(url)
    await expect(openDatabase({ dataDir: back.DATA_DIR })).rejects.toThrow('was interrupted')
    expect(await move(back)).toMatchObject({ code: 0 })
  })

  // When a kill comes depends on the machine, too: whatever it meets has to be whole.
  describe('killed at any moment, leaves the source whole, and a target that is refused or whole', () => {
    let moved: string
    /** Milliseconds of a whole move. */
    let took: { there: number; back: number }
    beforeAll(async () => {
      moved = await createTarget()
      const began = Date.now()
      await spawnCommand('move', [], { DATA_DIR: start, MOVE_TO_URL: moved })
      const arrived = Date.now()
      await spawnCommand('move', [], { DATABASE_URL: moved, DATA_DIR: at('timed') })
      took = { there: arrived - began, back: Date.now() - arrived }
    })

    it.each([0.3, 0.7])('after %f of its time to PostgreSQL', async (part) => {
      const url = await createTarget()
      const there = { DATA_DIR: start, MOVE_TO_URL: url }
      await moveAndKill(there, part * took.there)
      await waitUntilUnused(url)
      await expectEmptyOrWhole({ databaseUrl: url, dataDir: '' })
      await moveUnlessDone(there)
      expect(await exportAll({ DATABASE_URL: url, DATA_DIR: at('files') })).toBe(exported)
    })

    it.each([0.5, 0.9])('after %f of its time from PostgreSQL', async (part) => {
      const back = { DATABASE_URL: moved, DATA_DIR: at(`back-${part}`) }
      await moveAndKill(back, part * took.back)
      await waitUntilUnused(moved)
      const isUnfinished = existsSync(getMovingFolder(back.DATA_DIR))
      // Once the database is in its place, the folder of the move only has to go.
      if (isUnfinished && !existsSync(getDatabaseFolder(back.DATA_DIR))) {
        await expect(openDatabase({ dataDir: back.DATA_DIR })).rejects.toThrow('was interrupted')
      }
      await moveUnlessDone(back)
      expect(await exportAll({ DATA_DIR: back.DATA_DIR })).toBe(exported)
    })

    it('in the end', async () => {
      expect(await exportAll({ DATA_DIR: start })).toBe(exported)
      expect(await exportAll({ DATABASE_URL: moved, DATA_DIR: at('files') })).toBe(exported)
    })
  })
})

/** A server refuses the target, or the move had not begun, or it was done. */
async function expectEmptyOrWhole(settings: { databaseUrl: string; dataDir: string }) {
  const database = await openDatabase(settings).catch((error: Error) => {
    expect(error.name).toBe('UnfinishedMoveError')
  })
  if (!database) return
  const rows = await readRows(database.orm, sql`select from treatment_centers`)
  await database.close()
  expect([0, 3 + addedCenters]).toContain(rows.length)
}

async function moveUnlessDone(env: Record<string, string>): Promise<void> {
  const { code, errors } = await move(env)
  if (code !== 0) expect(errors).toMatch(/has rows already|There is a database in/)
}
