import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await app.operate(sql`insert into treatment_centers (slug, name, source)
    select 'further-' || n, 'Further ' || n, 'sample' from generate_series(1, 600) as n`)
})
afterAll(() => app?.close())

it('a stream that breaks is logged, and shows nobody the query', async () => {
  const response = await app.request('/api/hsds/v3/services?format=ndjson&full=true')
  expect(response.status).toBe(200)
  const before = app.log.length
  await app.operate(sql`alter table center_evidence rename to center_evidence_away`)
  // The HTTP server prints this error and sends its message.
  const error = await response.text().catch((reason: unknown) => reason)
  expect(error).toEqual(new Error('The stream broke.'))
  expect(error).not.toHaveProperty('cause')
  const logged = app.log.slice(before).filter((line) => JSON.parse(line).level === 50)
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('center_evidence')
  expect(logged[0]).not.toMatch(/Failed query|select /)
})
