import { describe, expect, it } from 'vitest'
import { hasFilters, readTableQuery, sortBy, tablePath, writeTableQuery } from './table-query.ts'

const read = (search: string) => readTableQuery(new URLSearchParams(search))

describe('the address of the table', () => {
  it('is read and written back', () => {
    const search = '?q=cedar+oak&show=closed&source=import&sort=-rating&page=3'
    expect(read(search)).toEqual({
      q: 'cedar oak',
      show: 'closed',
      source: 'import',
      sort: 'rating',
      descending: true,
      page: 3,
    })
    expect(writeTableQuery(read(search))).toBe(search)
  })

  it.each(['', 'page=-1&sort=toString', 'show=&source=x&q=%20', 'sort=-newest', 'page=1e999'])(
    'asks for the first page of everything where it says nothing to go by: %j',
    (search) => {
      expect(tablePath(read(search))).toBe('/admin')
      expect(hasFilters(read(search))).toBe(false)
    },
  )

  it('holds so many letters of what is looked for', () => {
    expect(read(`q=${'x'.repeat(900)}`).q).toHaveLength(80)
  })

  it('leads from a column to its order, the largest figures first, and to its opposite', () => {
    const start = read('q=oak&page=4')
    expect(writeTableQuery(sortBy(start, 'name'))).toBe('?q=oak&sort=name')
    expect(writeTableQuery(sortBy(start, 'rating'))).toBe('?q=oak&sort=-rating')
    expect(writeTableQuery(sortBy(read('sort=name'), 'name'))).toBe('?sort=-name')
    expect(writeTableQuery(sortBy(read('sort=-rating'), 'rating'))).toBe('?sort=rating')
  })
})
