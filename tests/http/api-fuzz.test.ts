import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listQueries } from '#app/data/hsds/queries.ts'
import { hsdsEndpoints } from '#server/open-data/hsds-endpoints.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { runs } from '#tests/support/thorough.ts'

const requests = runs(600, 10_000)

let app: TestApp
let ids: string[]
beforeAll(async () => {
  app = await openTestApp()
  const response = await app.request('/api/hsds/v3/services?minimal=true&per_page=20')
  const { contents } = (await response.json()) as { contents: { id: string }[] }
  ids = contents.map(({ id }) => id)
})
afterAll(() => app?.close())

const names = [...new Set(Object.values(listQueries).flatMap((query) => Object.keys(query.shape)))]
const lists = hsdsEndpoints.flatMap(({ kind, path }) => (kind === 'list' ? [path.slice(1)] : []))

/** Values that are right, nearly right, or anything. */
function values() {
  return fc.oneof(
    fc.constantFrom(
      '1',
      '2',
      '24',
      'true',
      'false',
      'json',
      'ndjson',
      '07102',
      '2026-01-01',
      'detox newark',
    ),
    fc.constantFrom(
      '0',
      '-1',
      '1e9',
      'NaN',
      'null',
      'undefined',
      '[object Object]',
      '2026-13-01T25:00:00Z',
      "'",
      '%',
      '\\',
    ),
    fc.constantFrom(...ids),
    fc.string({ maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
}

it(`none of ${requests} random requests is a server error, and every refusal says why`, async () => {
  const parameters = fc.array(
    fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), values()),
    {
      maxLength: 4,
    },
  )
  const paths = fc.tuple(fc.constantFrom(...lists), fc.option(values(), { freq: 4 }))
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(paths, parameters, async ([list, id], query) => {
      const path = id === null ? list : `${list}/${encodeURIComponent(id)}`
      const response = await app.request(`/api/hsds/v3/${path}?${new URLSearchParams(query)}`)
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      const text = await response.text()
      if (response.status >= 500) throw new Error(`${response.status} for ${path}: ${text}`)
      if (response.status >= 400) {
        expect(response.headers.get('Content-Type')).toBe('application/problem+json')
        expect(JSON.parse(text).detail).not.toBe('')
      }
    }),
    { numRuns: requests },
  )
  // Else it hardly gets past the check of the query.
  expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([200, 400, 404]))
  expect(statuses.get(200)).toBeGreaterThan(requests / 20)
})
