import { rm } from 'node:fs/promises'
import { request as requestSocket } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database, Executor } from '#db/client.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { readRows } from '#db/read-rows.server.ts'
import { createMember } from '#tests/support/account-members.ts'
import { postForm, signInAs } from '#tests/support/auth-client.ts'
import { addSamples } from '#tests/support/fixture-center.ts'
import { createMigratedPostgres } from '#tests/support/postgres-database.ts'
import { testSite } from '#tests/support/test-app.ts'
import {
  makeDataFolder,
  makeMigratedFolder,
  startServer,
  type TestServer,
} from '#tests/support/test-server.ts'
import { createRequest, type TwoProcesses } from '#tests/support/two-processes.ts'

export type Operate = TwoProcesses['operate']

/** A built server over centers of the test, which can be killed and started again over the same data. */
export type KillableServer = {
  admin: string
  /** Runs any statement as the owner of the tables. */
  operate: Operate
  /** Request a page as an admin. */
  open(page: string): Promise<string>
  /** Send a form as an admin. */
  send(page: string, fields: Record<string, string>): Promise<Response>
  upload(page: string, file: File): Promise<Response>
  kill(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

const engines = ['embedded', 'PostgreSQL'] as const
export type EngineName = (typeof engines)[number]

/** Start a server with an admin and the centers that `addCenters` adds. `settings` are environment variables. */
export async function openKillable(
  engine: EngineName,
  addCenters: (db: Executor) => Promise<void>,
  settings: Record<string, string>,
): Promise<KillableServer> {
  const isEmbedded = engine === 'embedded'
  const postgres = isEmbedded ? null : await createMigratedPostgres()
  const data = isEmbedded ? await makeMigratedFolder() : await makeDataFolder()
  const socket = `${data.folder}.socket`
  const database = await openDatabase(
    postgres ? { databaseUrl: postgres.url, dataDir: '' } : { dataDir: data.folder },
  )
  const direct = operateOn(database)
  await addSamples(database)
  const admin = await createMember(direct, 1, 'admin')
  const [account] = await direct<{ id: string }>(
    sql`select id from auth_users where email = ${admin.email}`,
  )
  await asOperator(database, async (db) => {
    await db.execute(sql`select set_config('app.delete_for_good', 'on', true)`)
    await db.execute(sql`delete from treatment_centers`)
    await addCenters(db)
  })
  if (isEmbedded) await database.close()

  const preloaded = ['answer-statements.mjs', 'reach-local-host.mjs'].map((name) =>
    pathToFileURL(path.join(findProjectRoot(), 'tests/support', name)),
  )
  const environment = {
    DATA_DIR: data.folder,
    SITE_URL: testSite.url,
    TRUST_PROXY: '1',
    SESSION_SECRET: 'the same secret after each start, of 32 letters',
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'info',
    NODE_OPTIONS: preloaded.map((url) => `--import ${url}`).join(' '),
    ...(postgres ? { DATABASE_URL: postgres.url } : { STATEMENTS_SOCKET: socket }),
    ...settings,
  }
  let server: TestServer
  let request: ReturnType<typeof createRequest>
  const start = async () => {
    server = await startServer(environment)
    request = createRequest(server.url)
  }
  await start()
  const { email, password } = admin
  const cookie = await signInAs({ request: (...sent) => request(...sent) }, { email, password })
  const headers = { Cookie: cookie, Accept: 'text/html' }
  const operate: Operate = isEmbedded ? (statement) => askSocket(socket, statement) : direct

  return {
    admin: account?.id ?? '',
    operate,
    open: async (page) => (await request(page, { headers })).text(),
    send: (page, fields) => postForm({ request }, page, fields, headers),
    upload: (page, file) => {
      const form = new FormData()
      form.set('file', file)
      const sent = { ...headers, Origin: testSite.url }
      return request(page, { method: 'POST', headers: sent, body: form })
    },
    kill: async () => {
      expect(await server.stop('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })
      if (!isEmbedded) await outliveLeases(operate)
    },
    start,
    close: async () => {
      await server.stop()
      if (!isEmbedded) await database.close()
      await postgres?.drop()
      await data.remove()
      await rm(socket, { force: true })
    },
  }
}

/** What 90 seconds do: other processes may have the work of the killed one. Its last statement ends first. */
async function outliveLeases(operate: Operate): Promise<void> {
  const listActive = () =>
    operate(sql`select query from pg_stat_activity where datname = current_database()
      and state <> 'idle' and pid <> pg_backend_pid()`)
  await expect.poll(listActive, { interval: 10 }).toEqual([])
  await operate(sql`update leases set lease_until = now() - interval '1 second'`)
}

function operateOn(database: Database): Operate {
  return <Row>(statement: SQL) => asOperator(database, (db) => readRows<Row>(db, statement))
}

/** Have the server itself run a statement (`answer-statements.mjs`). */
async function askSocket<Row>(socketPath: string, statement: SQL): Promise<Row[]> {
  const { sql: written, params } = new PgDialect().sqlToQuery(statement)
  const answer = await new Promise<{ status?: number; body: string }>((resolve, reject) => {
    requestSocket({ socketPath, method: 'POST' }, async (response) => {
      resolve({ status: response.statusCode ?? 0, body: await text(response) })
    })
      .on('error', reject)
      .end(JSON.stringify({ statement: written, params }))
  })
  if (answer.status !== 200) throw new Error(answer.body)
  return JSON.parse(answer.body)
}
