import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { readProductVersion } from '#db/product-version.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { makeNextRelease } from '#tests/support/next-release.ts'
import { makeMigratedFolder, startServer } from '#tests/support/test-server.ts'

const closing: (() => Promise<unknown>)[] = []
let dataDir: string
let next: Awaited<ReturnType<typeof makeNextRelease>>

beforeAll(async () => {
  const data = await makeMigratedFolder()
  dataDir = data.folder
  next = await makeNextRelease({
    functions: {
      known_offerings: `create or replace function known_offerings() returns text[]
        language sql immutable parallel safe as $$
        select array_append(array_agg(name), 'of-the-next-release') from public.facet_vocabulary()
        where is_offering $$;`,
    },
  })
  closing.push(data.remove, next.remove)
})
afterAll(async () => {
  for (const close of closing) await close()
})

/** Start a release, ask it for a search, stop it; return what it said and what the database has. */
async function run(script?: string) {
  const server = await startServer({ DATA_DIR: dataDir }, script)
  const { status } = await fetch(`${server.url}/centers?q=detox`)
  await server.stop()
  const database = await openDatabase({ dataDir })
  const functions = await asOperator(database, (db) =>
    readRows(
      db,
      sql`select version, 'of-the-next-release' = any (known_offerings()) as "isNext", applied_at
        from directory_migrations.functions where name = 'known_offerings'`,
    ),
  )
  await database.close()
  const saysNewer = server.readOutput().includes('a newer version has used this database')
  return { status, saysNewer, functions }
}

it('a release serves on the functions of the next one, and leaves them', async () => {
  const before = { version: readProductVersion(), isNext: false, applied_at: expect.anything() }
  expect(await run()).toEqual({ status: 200, saysNewer: false, functions: [before] })
  const upgraded = await run(next.start)
  const after = { version: next.version, isNext: true, applied_at: expect.anything() }
  expect(upgraded).toEqual({ status: 200, saysNewer: false, functions: [after] })
  expect(await run()).toEqual({ ...upgraded, saysNewer: true })
  expect(await run(next.start)).toEqual(upgraded)
})
