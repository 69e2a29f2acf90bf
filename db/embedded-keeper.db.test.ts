import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Worker } from 'node:worker_threads'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placeMigrated } from '#tests/support/migrated-database.ts'
import { asOperator } from './as-viewer.server.ts'
import type { Database } from './client.server.ts'
import { openEmbedded, openInMemory } from './embedded.server.ts'
import { isUnavailable } from './is-unavailable.ts'
import { readRows } from './read-rows.server.ts'

let dataDir: string
let database: Database | undefined
/** The engines' threads, as they were started. */
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
  asOperator(into, (tx) =>
    tx.execute(sql`insert into treatment_centers (slug, name) values (${slug}, 'Any')`),
  )
const readSlugs = async (from: Database) =>
  (
    await readRows<{ slug: string }>(from.orm, sql`select slug from treatment_centers order by 1`)
  ).map(({ slug }) => slug)
const failure = (work: Promise<unknown>) => work.then(() => null).catch((error) => error)
const lock = () => path.join(dataDir, 'pglite.lock')

/** Opens the database, and collects what becomes of its engine. */
async function open(pauses?: number[]) {
  const told: string[] = []
  let wake = () => {}
  database = await openEmbedded(dataDir, {
    tell: (news) => {
      told.push(news)
      wake()
    },
    pauses,
  })
  const until = async (news: string) => {
    while (!told.includes(news)) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  return { database, told, until }
}

describe('an embedded engine that ends', () => {
  it('in the midst of writing comes back with all that it had acknowledged', async () => {
    const { database, told, until } = await open()
    const acknowledged: string[] = []
    const failed: unknown[] = []
    let isOver = false
    const write = async (writer: number) => {
      for (let number = 0; !isOver; number++) {
        const slug = `written-${writer}-${number}`
        try {
          await add(database, slug)
          acknowledged.push(slug)
          // Twice, each time in whatever is under way.
          if (acknowledged.length === 30 || acknowledged.length === 60) threads.at(-1)?.terminate()
          if (acknowledged.length > 90) isOver = true
        } catch (error) {
          failed.push(error)
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
      }
    }
    await Promise.all([1, 2, 3].map(write))
    await until('back')
    expect(told.filter((news) => news === 'ended')).toHaveLength(2)
    expect(failed.length).toBeGreaterThan(1)
    expect(failed.filter((error) => !isUnavailable(error))).toEqual([])
    expect(await readSlugs(database)).toEqual(expect.arrayContaining(acknowledged))
    expect(existsSync(lock())).toBe(true)
    const [session] = await readRows(
      database.orm,
      sql`select current_user as role, current_setting('enable_seqscan') as seqscan`,
    )
    expect(session).toEqual({ role: 'directory_anonymous', seqscan: 'off' })
  })

  it('by a statement that takes it down, or between those of a transaction, is only away', async () => {
    const { database, until } = await open()
    const lost = await failure(
      asOperator(database, async (tx) => {
        await tx.execute(sql`insert into treatment_centers (slug, name) values ('lost', 'Any')`)
        await threads.at(-1)?.terminate()
        await tx.execute(sql`select 1`)
      }),
    )
    expect(isUnavailable(lost)).toBe(true)
    await until('back')
    expect(await readSlugs(database)).toEqual([])
    const down = sql`select pg_terminate_backend(pg_backend_pid())`
    expect(await failure(database.orm.execute(down))).not.toBeNull()
    while (await failure(database.ping())) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await readSlugs(database)).toEqual([])
  })

  it('tells listeners that anything may have changed, and of changes after that', async () => {
    const { database, until } = await open()
    const heard: string[] = []
    database.watch({
      changed: (what) => heard.push(what),
      disconnected: () => heard.push('(disconnected)'),
      connected: () => heard.push('(connected)'),
    })
    threads.at(-1)?.terminate()
    await until('back')
    expect(heard).toEqual(['(connected)', 'all'])
    await add(database, 'new')
    expect(heard).toEqual(['(connected)', 'all', 'all'])
  })

  it('at once each time is given up, and each statement is told so', async () => {
    const { database, told, until } = await open([0, 0, 0])
    onThread = (thread) => void thread.terminate()
    threads.at(-1)?.terminate()
    await until('given up')
    expect(told).toEqual(['ended', 'ended', 'ended', 'given up'])
    expect(threads).toHaveLength(4)
    expect(isUnavailable(await failure(database.ping()))).toBe(true)
    expect(isUnavailable(await failure(add(database, 'never')))).toBe(true)
    expect(threads).toHaveLength(4)
    expect(existsSync(lock())).toBe(true)
  })

  it('while it is closed or waits to come back is not started again, and its lock is given up', async () => {
    const { database: waiting, until } = await open([3_600_000])
    threads.at(-1)?.terminate()
    await until('ended')
    await waiting.close()
    const { database: closing } = await open()
    const closed = closing.close()
    threads.at(-1)?.terminate()
    await failure(closed)
    database = undefined
    expect(threads).toHaveLength(2)
    expect(existsSync(lock())).toBe(false)
  })

  it('while it comes back, and is closed then, is gone with its lock', async () => {
    const { database: opened } = await open([0])
    const [again] = await Promise.all([
      new Promise<Worker>((resolve) => {
        onThread = resolve
      }),
      threads.at(-1)?.terminate(),
    ])
    const gone = once(again, 'exit')
    await opened.close()
    database = undefined
    expect(existsSync(lock())).toBe(false)
    await gone
    expect(threads).toHaveLength(2)
  })

  it('in a start or in a migration fails the start, once, and gives the lock up', async () => {
    onThread = (thread) => void thread.terminate()
    await expect(openEmbedded(dataDir)).rejects.toThrow('has ended')
    // Ready: what it is asked next is the migration.
    onThread = (thread) => void thread.once('message', () => thread.terminate())
    const error = await failure(openEmbedded(dataDir))
    expect(isUnavailable(error)).toBe(true)
    expect(threads).toHaveLength(2)
    expect(existsSync(lock())).toBe(false)
    onThread = () => {}
    expect(await readSlugs((await open()).database)).toEqual([])
  })

  it('in memory has nothing to come back to', async () => {
    database = await openInMemory()
    await threads.at(-1)?.terminate()
    expect(isUnavailable(await failure(database.ping()))).toBe(true)
    expect(threads).toHaveLength(1)
  })
})
