import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Worker } from 'node:worker_threads'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placeMigrated } from '#tests/support/migrated-database.ts'
import { asOperator } from './as-viewer.server.ts'
import type { Database } from './client.server.ts'
import { openEmbedded } from './embedded.server.ts'
import { isUnavailable } from './is-unavailable.ts'
import { readRows } from './read-rows.server.ts'

let dataDir: string
let database: Database | undefined
let threads: Worker[]
let onThread: (thread: Worker) => void
const noteThread = (thread: Worker) => {
  threads.push(thread)
  onThread(thread)
}

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'directory-data-'))
  await placeMigrated(dataDir)
  threads = []
  onThread = () => {}
  process.on('worker', noteThread)
})
afterEach(async () => {
  process.off('worker', noteThread)
  await database?.close()
  database = undefined
  await rm(dataDir, { recursive: true })
})

const add = (into: Database, slug: string) =>
  asOperator(into, (db) =>
    db.execute(sql`insert into treatment_centers (slug, name) values (${slug}, 'Any')`),
  )
const readSlugs = async (from: Database) =>
  (
    await readRows<{ slug: string }>(from.orm, sql`select slug from treatment_centers order by 1`)
  ).map(({ slug }) => slug)
const failure = (work: Promise<unknown>) => work.then(() => null).catch((error) => error)
const isLocked = () => readdirSync(dataDir).some((name) => name.startsWith('pglite.lock'))

/** Open the database and record the changes of its engine. */
async function open() {
  const changes: string[] = []
  database = await openEmbedded(dataDir, (reason) => changes.push(reason ? 'ended' : 'back'))
  const untilChanges = (...expected: string[]) =>
    expect.poll(() => changes, { interval: 5 }).toEqual(expected)
  return { database, untilChanges }
}

describe('an embedded engine that ends', () => {
  it('while it writes, comes back with every acknowledged write', async () => {
    const { database, untilChanges } = await open()
    const heard: string[] = []
    database.watch({
      changed: (what) => heard.push(what),
      disconnected: () => heard.push('(disconnected)'),
      connected: () => heard.push('(connected)'),
    })
    const acknowledged: string[] = []
    const failed: unknown[] = []
    const write = async (writer: number) => {
      for (let number = 0; acknowledged.length < 60; number++) {
        const slug = `written-${writer}-${number}`
        try {
          await add(database, slug)
          acknowledged.push(slug)
          if (acknowledged.length === 30) threads.at(-1)?.terminate()
        } catch (error) {
          failed.push(error)
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
      }
    }
    await Promise.all([1, 2, 3].map(write))
    await untilChanges('ended', 'back')
    expect(failed.length).toBeGreaterThan(0)
    expect(failed.filter((error) => !isUnavailable(error))).toEqual([])
    expect(await readSlugs(database)).toEqual(expect.arrayContaining(acknowledged))
    expect(isLocked()).toBe(true)
    expect(heard).toContain('all')
    const [session] = await readRows(
      database.orm,
      sql`select current_user as role, current_setting('enable_seqscan') as seqscan`,
    )
    expect(session).toEqual({ role: 'directory_anonymous', seqscan: 'off' })
  })

  it('between the statements of a transaction, rolls it back', async () => {
    const { database, untilChanges } = await open()
    const lost = await failure(
      asOperator(database, async (db) => {
        await db.execute(sql`insert into treatment_centers (slug, name) values ('lost', 'Any')`)
        await threads.at(-1)?.terminate()
        await db.execute(sql`select 1`)
      }),
    )
    expect(isUnavailable(lost)).toBe(true)
    await untilChanges('ended', 'back')
    expect(await readSlugs(database)).toEqual([])
  })

  it('restarts until it stays up, and statements fail meanwhile', async () => {
    const { database, untilChanges } = await open()
    onThread = (thread) => {
      if (threads.length < 3) void thread.terminate()
    }
    threads.at(-1)?.terminate()
    await untilChanges('ended')
    expect(isUnavailable(await failure(add(database, 'never')))).toBe(true)
    await untilChanges('ended', 'ended', 'back')
    await database.ping()
  })

  it('does not restart while it closes, and its lock is released', async () => {
    const { database: waiting, untilChanges } = await open()
    threads.at(-1)?.terminate()
    await untilChanges('ended')
    await waiting.close()
    const { database: closing } = await open()
    const closed = closing.close()
    threads.at(-1)?.terminate()
    await failure(closed)
    database = undefined
    expect(threads).toHaveLength(2)
    expect(isLocked()).toBe(false)
  })

  it('during a start fails the start, and the lock is released', async () => {
    onThread = (thread) => void thread.terminate()
    await expect(openEmbedded(dataDir)).rejects.toThrow('has ended')
    expect(isLocked()).toBe(false)
  })
})
