import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPostgresDatabase, testDatabaseUrl } from '#tests/support/postgres-database.ts'
import { copyRelease } from '#tests/support/release-folder.ts'
import { seedEveryTable } from '#tests/support/seed-every-table.ts'
import { migrate } from './migrate.server.ts'
import { openDatabase } from './open-database.server.ts'

const ended = new Set<() => Promise<unknown>>()
let url: string

beforeEach(async () => {
  if (!testDatabaseUrl) return
  const fresh = await createPostgresDatabase()
  url = fresh.url
  ended.add(fresh.drop)
  const database = await openDatabase({ databaseUrl: url, dataDir: '' })
  await seedEveryTable(database)
  await database.close()
})
afterEach(async () => {
  for (const end of [...ended].reverse()) await end()
  ended.clear()
})

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, query_timeout: 120_000 })
  await client.connect()
  ended.add(() => client.end())
  return client
}

/** Start a release with one more migration. */
async function addMigration(text: string): Promise<number> {
  const { release, remove } = await copyRelease({ add: [text] })
  ended.add(remove)
  return migrate(drizzle(await connect(), { casing: 'snake_case' }), { release })
}

describe.skipIf(!testDatabaseUrl)('a migration while another version serves', () => {
  it('stops waiting for a lock after two seconds, lets others work, and tries again', async () => {
    const reader = await connect()
    const other = await connect()
    const watcher = await connect()
    await reader.query('begin; lock table reviews in access share mode')
    const migrating = addMigration('alter table reviews add column read_at timestamptz;')
    const isWaiting = async () => {
      const { rows } = await watcher.query(
        `select from pg_locks where relation = 'reviews'::regclass and not granted`,
      )
      return rows.length > 0
    }
    await expect.poll(isWaiting).toBe(true)
    // Stands behind the migration, and the reader still holds its lock when this is answered.
    await other.query('select count(*) from reviews')
    await reader.query('commit')
    expect(await migrating).toBe(0)
    const { rows } = await other.query('select count(read_at) from reviews')
    expect(rows).toEqual([{ count: '0' }])
  })

  const buildAndFill = `-- no-transaction
drop index concurrently if exists reviews_length;
--> statement-breakpoint
create index concurrently if not exists reviews_length on reviews (length(content));
--> statement-breakpoint
alter table reviews add column if not exists words integer;
--> statement-breakpoint
do $$ begin
  loop
    update reviews set words = length(content)
      where id in (select id from reviews where words is null limit 1);
    exit when not found;
    commit;
  end loop;
end $$;
--> statement-breakpoint
`
  const readResult = async (client: pg.Client) => {
    const { rows } = await client.query(
      `select indisvalid, (select count(*)::integer from reviews where words is null) as left_over
        from pg_index where indexrelid = 'reviews_length'::regclass`,
    )
    return rows
  }

  it('builds an index and fills a column while rows are written', async () => {
    const writer = await connect()
    let isOver = false
    let written = 0
    const writing = (async () => {
      while (!isOver) {
        await writer.query('update reviews set updated_at = now()')
        written += 1
      }
    })()
    const unknown = await addMigration(buildAndFill)
    isOver = true
    await writing
    expect([unknown, written > 0, await readResult(writer)]).toEqual([
      0,
      true,
      [{ indisvalid: true, left_over: 0 }],
    ])
  })

  it('runs all of its statements again after it was interrupted', async () => {
    const client = await connect()
    await expect(addMigration(`${buildAndFill}select 1 / 0`)).rejects.toThrow()
    expect(await addMigration(`${buildAndFill}select 1`)).toBe(0)
    expect(await readResult(client)).toEqual([{ indisvalid: true, left_over: 0 }])
  })
})
