import { describe, expect, it } from 'vitest'
import { readListQuery, readPage, serializeListQuery } from './list-query.ts'

const states = ['all', 'pending'] as const
const read = (search: string) => readListQuery(new URLSearchParams(search), states)

describe('the address of a list', () => {
  it('is read and written back', () => {
    const query = read('state=pending&q=%20cedar%20%20oak&page=3')
    expect(query).toEqual({ state: 'pending', q: 'cedar oak', page: 3 })
    expect(serializeListQuery(query, 'all')).toBe('?state=pending&q=cedar+oak&page=3')
  })

  it.each(['', 'state=toString&page=-1', 'page=1e400', 'page=2.5&state=', 'page=x&q=%20'])(
    'asks for the first page of everything where it says nothing to go by: %j',
    (search) => {
      expect(read(search)).toEqual({ state: 'all', q: '', page: 1 })
      expect(serializeListQuery(read(search), 'all')).toBe('')
    },
  )

  it('holds so many letters of what is looked for', () => {
    expect(read(`q=${'x'.repeat(900)}`).q).toHaveLength(80)
  })

  it.each([
    ['the page asked for', 2, 41, { page: 2, rows: [21, 40] }],
    ['the last page in place of a later one', 9, 41, { page: 3, rows: [41, 60] }],
    ['the first page of an empty list', 9, 0, { page: 1, rows: [1, 20] }],
  ])('reads %s', async (_which, asked, total, expected) => {
    const read = ({ limit, offset }: { limit: number; offset: number }) =>
      Promise.resolve([offset + 1, offset + limit])
    expect(await readPage(asked, 20, Promise.resolve(total), read)).toEqual({ ...expected, total })
  })
})
