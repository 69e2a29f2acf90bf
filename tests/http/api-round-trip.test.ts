import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { askedCenter, listShared } from '#tests/support/hsds-round-trip.ts'
import { parseBytes } from '#tests/support/import-files.ts'
import { importItems } from '#tests/support/import-items.ts'
import { openMigrated } from '#tests/support/migrated-database.ts'
import { openAppOver, openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let other: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await asOperator(app.database, (db) => db.insert(treatmentCenters).values(askedCenter))
  // A town without a street, and something that is not offered.
  await app.operate(sql`insert into center_additional_info (center_id, category, info_key, info_value)
    select id, 'People', 'Under 18', false from treatment_centers where slug = ${askedCenter.slug}`)
  other = await openAppOver(await openMigrated())
})
afterAll(async () => {
  await app?.close()
  await other?.close()
})

const services = '/api/hsds/v3/services?full=true'

const readStream = ({ readPage }: TestApp) => readPage(`${services}&format=ndjson`)

/** All pages as one, as somebody saves them who asks for each. */
async function readPages({ readPage }: TestApp): Promise<string> {
  const contents: unknown[] = []
  for (let page = 1; ; page++) {
    const answer = JSON.parse(await readPage(`${services}&per_page=40&page=${page}`))
    contents.push(...answer.contents)
    if (answer.last_page) return JSON.stringify({ contents })
  }
}

it.each([
  ['pages', 'services.json', readPages],
  ['a stream', 'services.ndjson', readStream],
])('brings a directory into another, as %s', async (_, file, read) => {
  await other.operate(sql`delete from treatment_centers`)
  const text = await read(app)
  const { items, unknownFields } = await parseBytes(file, text)
  const run: Parameters<typeof importItems>[0] = (work) => asOperator(other.database, work)
  const { counts } = await importItems(run, items, { sameName: 'import' })
  expect(counts).toMatchObject({ inserted: items.length, warned: 0 })
  expect(items.length).toBeGreaterThan(50)
  expect([...unknownFields]).toEqual([])
  expect(listShared(await read(other))).toEqual(listShared(text))
})
