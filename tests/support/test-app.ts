import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SQL } from 'drizzle-orm'
import type {
  CenterImages,
  FileWork,
  ReadFreeMegabytes,
  ReadLastBackup,
  SendLinkMail,
  Site,
} from '#app/context.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { Viewer } from '#db/viewer.ts'
import { createLogger } from '#server/logger.ts'
import type { createBuiltApp } from '#server/main.ts'
import type { CountVisit } from '#server/workers/visit-counter.ts'
import { openSampled } from './migrated-database.ts'

export const testSite: Site = {
  name: 'NJ Recovery Directory',
  url: 'http://localhost:3000',
  phone: '(609) 555-0100',
  email: 'help@example.org',
  supportLine: { label: 'ReachNJ', phone: '1-844-732-2465' },
  livesChanged: '1000+',
  dataLicense: 'CC BY 4.0',
}

export type TestApp = {
  database: Database
  /** Everything logged, one JSON line per entry. */
  log: string[]
  /** `bindings` come from a Node server, if there is one. */
  fetch: (request: Request, bindings?: object) => Response | Promise<Response>
  /** Request a path of the site. Doesn't follow redirects. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** Request a path and return the text; the status must be 200. */
  readPage(path: string): Promise<string>
  /** Runs any statement as the owner of the tables. */
  operate<Row = Record<string, unknown>>(statement: SQL): Promise<Row[]>
  close(): Promise<void>
}

/** Open the built app over a new in-memory database with the samples and fixture centers. */
export async function openTestApp(settings: TestSettings = {}): Promise<TestApp> {
  return openAppOver(await openSampled(), {}, undefined, undefined, settings)
}

export type TestSettings = {
  trustProxy?: number
  countVisit?: CountVisit
  imports?: FileWork
  sources?: FileWork
  readLastBackup?: ReadLastBackup
  readFreeMegabytes?: ReadFreeMegabytes
  sendLinkMail?: SendLinkMail
  sessionSecret?: string
}

const noImages: CenterImages = { read: async () => null }

/** Open the built app over the test's own database. */
export async function openAppOver(
  database: Database,
  site: Partial<Site> = {},
  images = noImages,
  readViewer?: (request: Request) => Promise<Viewer>,
  settings: TestSettings = {},
): Promise<TestApp> {
  const log: string[] = []
  const logger = createLogger('debug', { write: (line) => void log.push(line) })
  const file = path.join(findProjectRoot(), 'build/server/index.js')
  const built = (await import(pathToFileURL(file).href)) as {
    createBuiltApp: typeof createBuiltApp
  }
  const app = built.createBuiltApp({
    database,
    images,
    logger,
    site: { ...testSite, ...site },
    trustProxy: 0,
    sessionSecret: randomUUID(),
    wakeOutbox: () => {},
    imports: { folder: path.join(tmpdir(), 'directory-imports'), wake: () => {} },
    sources: { folder: path.join(tmpdir(), 'directory-sources'), wake: () => {} },
    countVisit: () => {},
    readLastBackup: async () => null,
    readFreeMegabytes: async () => 10_000,
    ...(readViewer && { readViewer }),
    ...settings,
  })
  const request = async (target: string, init?: RequestInit) =>
    app.fetch(new Request(new URL(target, testSite.url), init))
  return {
    database,
    log,
    fetch: (incoming, bindings) => app.fetch(incoming, bindings),
    request,
    readPage: async (target) => {
      const response = await request(target)
      if (response.status !== 200) throw new Error(`${target} answered ${response.status}`)
      return response.text()
    },
    operate: (statement) => asOperator(database, (db) => readRows(db, statement)),
    close: () => database.close(),
  }
}

/** The error when the database server is down. */
const serverDownError = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
  code: 'ECONNREFUSED',
})

/** Return a database whose every statement fails with this error. */
export function createFailingDatabase(refusal: Error = serverDownError): Database {
  const fail = () => Promise.reject(refusal)
  const failing: ProxyHandler<object> = {
    get: (_target, name) => {
      // A query builder is awaited at the end; every earlier call returns another failing builder.
      if (name === 'then')
        return (_: unknown, reject: (error: Error) => void) => fail().catch(reject)
      return () => new Proxy({}, failing)
    },
  }
  const orm = new Proxy({}, { get: () => () => new Proxy({}, failing) }) as Database['orm']
  return {
    engine: 'postgres',
    orm,
    accounts: orm,
    unknownMigrations: 0,
    isSuperuser: false,
    watch: () => async () => {},
    dump: fail,
    vacuum: fail,
    ping: fail,
    close: async () => {},
  }
}
