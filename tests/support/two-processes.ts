import { type SQL, sql } from 'drizzle-orm'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { createPostgresDatabase } from './postgres-database.ts'
import { testSite } from './test-app.ts'
import { makeDataFolder, startServer, type TestServer } from './test-server.ts'

/** The built server in its own process. */
export type TestProcess = {
  server: TestServer
  /** Request a path, each time from a different network unless `X-Forwarded-For` is given. */
  request(path: string, init?: RequestInit): Promise<Response>
}

export type TwoProcesses = {
  one: TestProcess
  other: TestProcess
  /** The database that both processes share. */
  database: Database
  /** Runs any statement as the owner of the tables. */
  operate<Row = Record<string, unknown>>(statement: SQL): Promise<Row[]>
  /** Start another process, perhaps with the start script of another release. */
  start(settings?: Record<string, string>, script?: string): Promise<TestProcess>
  close(): Promise<void>
}

/**
 * Start two processes at once on one empty PostgreSQL database, without a proxy, and seed the
 * samples. Both get `settings`.
 */
export async function startTwoProcesses(
  settings: Record<string, string> = {},
  address?: { url: string; drop: () => Promise<void> },
): Promise<TwoProcesses> {
  const { url, drop } = address ?? (await createPostgresDatabase())
  const closing: (() => Promise<unknown>)[] = [drop]
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step()
  }
  const start: TwoProcesses['start'] = async (more = {}, script) => {
    const data = await makeDataFolder()
    closing.push(data.remove)
    const all = {
      DATABASE_URL: url,
      DATA_DIR: data.folder,
      SITE_URL: testSite.url,
      SESSION_SECRET: 'the same secret in each of the processes',
      TRUST_PROXY: '1',
      ...settings,
      ...more,
    }
    const server = await startServer(all, script)
    closing.push(() => server.stop())
    return { server, request: createRequest(server.url) }
  }
  try {
    const [one, other] = await Promise.all([start(), start()])
    const database = await openDatabase({ databaseUrl: url, dataDir: '' })
    closing.push(() => database.close())
    const operate: TwoProcesses['operate'] = (statement) =>
      asOperator(database, (db) => readRows(db, statement))
    return { one, other, database, operate, start, close }
  } catch (error) {
    await close()
    throw error
  }
}

let requests = 0

/** Return a `TestProcess`'s `request` for a server. */
export function createRequest(origin: string): TestProcess['request'] {
  return (path, init) => {
    requests += 1
    const headers = new Headers(init?.headers)
    const network = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`
    if (!headers.has('X-Forwarded-For')) headers.set('X-Forwarded-For', network)
    return fetch(new URL(path, origin), { redirect: 'manual', ...init, headers })
  }
}

/** Return 'hit' or 'miss' of the page cache; null for a page that isn't cached. */
function getCacheSource(response: Response): string | null {
  return /(hit|miss)$/.exec(response.headers.get('Cache-Status') ?? '')?.[1] ?? null
}

/** Request a page until it comes from the cache, and return its text. */
export async function readCached(process: TestProcess, path: string): Promise<string> {
  const deadline = performance.now() + 60_000
  for (;;) {
    const response = await process.request(path)
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    if (getCacheSource(response) === 'hit') return text
    if (performance.now() > deadline) throw new Error(`${path} is never cached`)
  }
}

/**
 * Request a page until it has the expected text, and return the milliseconds. Throws after 30
 * seconds.
 */
export async function waitForPage(
  process: TestProcess,
  path: string,
  isRight: (text: string) => boolean,
): Promise<number> {
  const asked = performance.now()
  for (;;) {
    const text = await (await process.request(path)).text()
    const waited = performance.now() - asked
    if (isRight(text)) return waited
    if (waited > 30_000) throw new Error(`${path} does not show it after ${Math.round(waited)} ms`)
  }
}

/** Find the last center by name that isn't pinned. */
export async function findUnpinned(operate: TwoProcesses['operate']) {
  const [center] = await operate<{ id: string; slug: string; name: string }>(
    sql`select id, slug, name from treatment_centers where not pinned order by name desc limit 1`,
  )
  if (!center) throw new Error('there is no center that is not pinned')
  return center
}
