import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDatabase } from '#db/open-database.server.ts'
import { hashSources } from './hash-sources.ts'

/** A PostgreSQL server for tests and benches; undefined without one. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL

type PostgresDatabase = { url: string; drop: () => Promise<void> }

/** Create an empty database on the test server, owned by the role in its URL. */
export function createPostgresDatabase(): Promise<PostgresDatabase> {
  return create('')
}

/** Create a database with the schema and no rows, as a copy of one that was migrated once. */
export async function createMigratedPostgres(): Promise<PostgresDatabase> {
  template ??= makeTemplate()
  return create(`template ${await template}`)
}

async function create(how: string): Promise<PostgresDatabase> {
  const name = `directory_test_${randomBytes(6).toString('hex')}`
  await withClient((client) => client.query(`create database ${name} ${how}`))
  const drop = () =>
    withClient(async (client) => void (await client.query(`drop database ${name}`)))
  return { url: findUrl(name), drop }
}

let template: Promise<string> | undefined

/** The first of several processes makes the template; the others wait for it. */
function makeTemplate(): Promise<string> {
  return withClient(async (client) => {
    const name = `directory_template_${await hashSources()}`
    await client.query(`select pg_advisory_lock(hashtext('directory.template'))`)
    const found = await client.query('select from pg_database where datname = $1', [name])
    if (found.rowCount === 0) {
      const unfinished = `${name}_${randomBytes(6).toString('hex')}`
      await client.query(`create database ${unfinished}`)
      await (await openDatabase({ databaseUrl: findUrl(unfinished), dataDir: '' })).close()
      await client.query(`alter database ${unfinished} rename to ${name}`)
    }
    return name
  })
}

async function withClient<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  if (!testDatabaseUrl) throw new Error('TEST_DATABASE_URL is not set')
  const client = new pg.Client({ connectionString: testDatabaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    // Also releases its locks.
    await client.end()
  }
}

function findUrl(name: string): string {
  const url = new URL(testDatabaseUrl ?? '')
  url.pathname = `/${name}`
  return url.href
}
