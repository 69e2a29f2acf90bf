import { describe, expect, it } from 'vitest'
import { describeOpenTime, listOpenWindows, parseOpenTime } from './open-time.ts'
import { emptySearch, readSearch, serializeCanonical, serializeSearch } from './search-input.ts'

const read = (at: string) => readSearch(new URLSearchParams({ at }))

describe('the parameter "at"', () => {
  it.each([
    ['sun', 'sun'],
    ['Sunday', 'sun'],
    ['WEDNESDAY', 'wed'],
    ['tues', 'tue'],
    ['sun-', 'sun'],
    ['02:00', '02:00'],
    ['2', '02:00'],
    ['2:30', '02:30'],
    ['sun-10:00', 'sun-10:00'],
    ['Sat-9', 'sat-09:00'],
    ['before-06:00', 'before-06:00'],
    ['before-6', 'before-06:00'],
    ['after-20:00', 'after-20:00'],
  ])('reads %s as %s', (typed, at) => {
    expect(read(typed)).toMatchObject({ at, ignored: [] })
  })

  it.each(['', 'now'])('is not set by "%s"', (typed) => {
    expect(read(typed).at).toBeNull()
  })

  it.each([
    'now',
    'someday',
    '25:00',
    '10:75',
    'before',
    'before-00:00',
    'sunset',
    'sun-26',
    '1-1',
    `${'9'.repeat(5000)}`,
  ])('ignores %s, and says so', (typed) => {
    expect(read(typed)).toMatchObject({ at: null, ignored: ['at'] })
  })

  it('is written, also in the canonical URL', () => {
    const search = { ...emptySearch, at: 'sun-10:00', offers: ['evenings' as const] }
    expect(serializeSearch(search)).toBe('?offers=evenings&at=sun-10%3A00')
    expect(serializeCanonical(search)).toBe('?offers=evenings&at=sun-10%3A00')
  })

  it.each([
    ['sun', 'Sunday', 'el domingo'],
    ['02:00', 'at 2 AM', 'a las 2 a. m.'],
    ['01:00', 'at 1 AM', 'a la 1 a. m.'],
    ['00:00', 'at midnight', 'a la medianoche'],
    ['sun-10:00', 'Sunday at 10 AM', 'el domingo a las 10 a. m.'],
    ['before-06:00', 'before 6 AM', 'antes de las 6 a. m.'],
    ['after-20:00', 'after 8 PM', 'después de las 8 p. m.'],
  ])('says %s in words: %s, %s', (at, english, spanish) => {
    expect(describeOpenTime(at, 'en')).toBe(english)
    expect(describeOpenTime(at, 'es')).toBe(spanish)
  })

  it('means parts of the week, in which a night belongs to the evening before', () => {
    const list = (at: string) => {
      const time = parseOpenTime(at)
      return time && listOpenWindows(time)
    }
    expect(list('sun')).toEqual([{ opens: 8820, closes: 10_080 }])
    expect(list('sun-10:00')).toEqual([{ opens: 9240, closes: 9241 }])
    expect(list('before-06:00')?.[0]).toEqual({ opens: 180, closes: 360 })
    expect(list('before-02:00')?.[0]).toEqual({ opens: 0, closes: 120 })
    expect(list('after-20:00')?.[4]).toEqual({ opens: 6960, closes: 7200 })
    expect(list('02:00')).toBeNull()
  })
})
