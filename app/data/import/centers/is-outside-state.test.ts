import { expect, it } from 'vitest'
import { parseBytes } from '#tests/support/import-files.ts'

const newark = { latitude: '40.735', longitude: '-74.172' }
const philadelphia = { latitude: '39.952', longitude: '-75.164' }
const own = { slug: 'a', createdAt: '2026-01-01T00:00:00Z', source: 'staff' }

it.each([
  ['its state', { state: 'NJ' }, false],
  ['its state in words', { state: 'New Jersey' }, false],
  ['another state', { state: 'PA' }, true],
  ['another state, with a ZIP code of ours', { state: 'Texas', zip: '07102' }, true],
  ['a state that is none, with a ZIP code of ours', { state: 'Essex', zip: '07102' }, false],
  ['a state that is none', { state: 'Essex' }, true],
  ['no state', {}, false],
  ['a ZIP code of ours', { zip: '07102' }, false],
  ['a ZIP code of another state', { zip: '19104' }, true],
  ['a line with another state', { address: '12 Main St, Hartford, CT 06106' }, true],
  ['a point of ours', newark, false],
  ['a point elsewhere', philadelphia, true],
  ['a ZIP code of ours, whatever the point', { zip: '07102', ...philadelphia }, false],
  ['another country', { country: 'CA' }, true],
  ['another state, in our own export', { state: 'PA', ...own }, false],
])('a record with %s is outside or not', async (_title, record, isOutside) => {
  const { outside } = await parseBytes('a.json', JSON.stringify([{ name: 'Hope', ...record }]))
  expect(outside).toBe(isOutside ? 1 : 0)
})

it('leaves nothing out unless asked to, and then names the place', async () => {
  const file = JSON.stringify([{ name: 'Hope', city: 'Erie', state: 'PA' }, { name: 'Faith' }])
  expect((await parseBytes('a.json', file)).drafts).toHaveLength(2)
  const { items, outside } = await parseBytes('a.json', file, { outside: 'skip' })
  expect(items).toMatchObject([
    { ok: false, number: 1, name: 'Hope', reason: 'Outside New Jersey', outside: 'Erie, PA' },
    { ok: true, number: 2 },
  ])
  expect(outside).toBe(1)
})
