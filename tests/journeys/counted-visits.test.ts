import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { makeMigratedFolder, startServer } from '#tests/support/test-server.ts'

let data: Awaited<ReturnType<typeof makeMigratedFolder>>
beforeAll(async () => {
  data = await makeMigratedFolder()
})
afterAll(() => data?.remove())

it('a stopping server writes the counts since the last write', async () => {
  const server = await startServer({ DATA_DIR: data.folder })
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }
  const list = await (await fetch(`${server.url}/centers`, { headers })).text()
  const slug = /href="\/centers\/([a-z0-9-]+)"/.exec(list)?.[1]
  for (let time = 0; time < 3; time++) await fetch(`${server.url}/centers/${slug}`, { headers })
  await fetch(`${server.url}/centers?q=zzqxv`, { headers })
  expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null })
  expect(server.readOutput()).toContain('swept what was overdue')

  const database = await openDatabase({ dataDir: data.folder })
  try {
    const counted = await asOperator(database, (db) =>
      readRows(
        db,
        sql`select slug as what, views as times from center_views
            join treatment_centers on treatment_centers.id = center_id
          union all select query, searches from empty_searches`,
      ),
    )
    expect(counted).toEqual([
      { what: slug, times: 3 },
      { what: 'zzqxv', times: 1 },
    ])
  } finally {
    await database.close()
  }
})
