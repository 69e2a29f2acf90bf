import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

const api = '/api/hsds/v3'
const before = '2020-01-01T00:00:00Z'

type Center = { id: string }

let app: TestApp
let kept: Center
let merged: Center
let deleted: Center
beforeAll(async () => {
  app = await openTestApp()
  const centers = await app.operate<Center>(
    sql`select id from treatment_centers where organization_id is null order by slug limit 3`,
  )
  ;[kept, merged, deleted] = centers as [Center, Center, Center]
  await app.operate(
    sql`delete from treatment_centers where id in (${merged.id}::uuid, ${deleted.id}::uuid)`,
  )
  await app.operate(
    sql`insert into center_former_ids (id, center_id) values (${merged.id}, ${kept.id})`,
  )
  await app.operate(
    sql`insert into center_former_slugs (slug, center_id) values ('former-name', ${kept.id})`,
  )
})
afterAll(() => app?.close())

it.each(['services', 'service_at_locations', 'organizations'])(
  'in %s, the id of a merged center leads to the one that stayed',
  async (list) => {
    const answer = await app.request(`${api}/${list}/${merged.id}`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      301,
      `${api}/${list}/${kept.id}`,
    ])
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    // Staff may undo the merge.
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
  },
)

it('a redirect keeps the query', async () => {
  const answer = await app.request(`${api}/organizations/${merged.id}?full_service=true`)
  expect(answer.headers.get('Location')).toBe(`${api}/organizations/${kept.id}?full_service=true`)
})

it.each(['/feeds/centers/former-name.json', '/embed/centers/former-name', '/centers/former-name'])(
  'caches ask again whether %s still redirects',
  async (path) => {
    const answer = await app.request(path)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([301, 'no-cache'])
  },
)

it('the id of a deleted center is gone, and stays so', async () => {
  const answer = await app.request(`${api}/services/${deleted.id}`)
  expect(answer.status).toBe(410)
  expect(await answer.json()).toMatchObject({ status: 410, title: 'Gone' })
})

it('a copy learns of both, in pages and as a stream', async () => {
  const path = `${api}/services?modified_after=${before}&minimal=true`
  const page = JSON.parse(await app.readPage(`${path}&per_page=100`)) as {
    contents: { id: string; status?: string }[]
  }
  const lines = (await app.readPage(`${path}&format=ndjson`)).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual(page.contents)
  const gone = page.contents.filter(({ status }) => status === 'defunct').map(({ id }) => id)
  expect(gone.toSorted()).toEqual([merged.id, deleted.id].toSorted())
})
