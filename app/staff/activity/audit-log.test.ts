import { expect, it } from 'vitest'
import { serializeQuery } from '#app/lib/list-query.ts'
import { hasFilters, readAuditLogQuery } from './audit-log.ts'

const read = (search: string) => readAuditLogQuery(new URLSearchParams(search))
const id = '00000000-0000-4000-8000-000000000001'

it('keeps all filters in the URL', () => {
  const search = `?who=${id}&action=center.pinned&subject=Hope+House&from=2026-11-01&to=2026-11-20&before=70`
  expect(serializeQuery(read(search))).toBe(search)
  expect(serializeQuery(read('?who=command-line&action=member'))).toBe(
    '?who=command-line&action=member',
  )
  expect(hasFilters(read('?before=3'))).toBe(false)
  expect(hasFilters(read('?from=2026-11-01'))).toBe(true)
})

it.each([
  'who=somebody',
  'action=center%27--',
  'action=CENTER',
  'from=2026-02-30',
  'from=0000-01-01&to=99999-01-01',
  'to=yesterday',
  'before=-1',
  'before=1e99',
  'before=1.5',
  'subject=%00%20',
])('ignores invalid values: %s', (search) => {
  expect(serializeQuery(read(search))).toBe('')
})
