import { describe, expect, it } from 'vitest'
import { parseSearch } from '#app/search/parse-search.server.ts'
import { emptySearch } from '#app/search/search-input.ts'

const parse = (text: string) => parseSearch({ ...emptySearch, text })

describe('a distance', () => {
  it.each([
    ['within 5 miles of newark', 5, 'Newark'],
    ['detox 7 miles from 07102', 10, '07102'],
    ['10 mile radius of trenton', 10, 'Trenton'],
    ['20miles newark', 25, 'Newark'],
    ['50 miles away', 50, ''],
    ['within 120 miles of newark', 'any', 'Newark'],
    ['a menos de 5 millas de Newark', 5, 'Newark'],
    ['a 12 millas a la redonda de Camden', 25, 'Camden'],
    ['30 millas', 50, ''],
    ['five miles from newark', 5, 'Newark'],
    ['within twenty five miles of trenton', 25, 'Trenton'],
    ['within a 10-mile radius of newark', 10, 'Newark'],
    ['within 5mi of newark', 5, 'Newark'],
    ['2.5 miles from newark', 5, 'Newark'],
    ['a cinco millas de Newark', 5, 'Newark'],
    ['a menos de diez millas de newark', 10, 'Newark'],
    ['10 km from newark', 10, 'Newark'],
    ['15km newark', 10, 'Newark'],
    ['a 20 kilómetros de Newark', 25, 'Newark'],
    // Hope is a township.
    ['3 km of hope', 5, 'Hope'],
    ['3 miles of hope', 5, 'Hope'],
  ])('in words is the narrowest choice that isn’t less: %s', (text, within, near) => {
    expect(parse(text).reading).toMatchObject({ within, near, rest: [] })
  })

  it.each([
    ['a street address', '12 Mile Run Road, North Brunswick, NJ 08902'],
    ['an age', '16 years old'],
    ['a program', '12 step'],
    ['no number', 'miles from newark'],
    ['the Spanish “my”', 'tengo 17 mi hijo'],
  ])('is not in %s', (_, text) => {
    expect(parse(text).reading.within).toBeNull()
  })

  it.each(['20 minutes from newark', 'within 30 min of newark', 'a veinte minutos de Newark'])(
    'in minutes is not measured, nor are its words searched for: %s',
    (text) => {
      expect(parse(text).reading).toMatchObject({ within: null, near: 'Newark', rest: [] })
    },
  )

  it('in the URL wins, even if it is the default', () => {
    const search = { ...emptySearch, near: 'Newark', within: 25 as const }
    expect(parseSearch({ ...search, text: 'within 5 miles' }).asked.within).toBe(25)
    expect(parseSearch({ ...search, text: 'detox' }).asked.within).toBeNull()
  })
})
