import { describe, expect, it } from 'vitest'
import { splitWords } from '#app/lib/fold-text.ts'
import {
  doubtfulPlaces,
  otherPlaceNames,
  outsideCities,
  placesOnlyWithKind,
} from '#site/place-words.ts'
import { readNear } from './find-place.server.ts'
import { loadPlaces } from './load-places.server.ts'
import { listPlaceWords, matchPlaceAt } from './match-place.server.ts'
import { describeTown } from './near.ts'

/** Summarize the place at the start of a text: its number of words, and "?" if doubtful. */
function match(text: string): string | null {
  const found = matchPlaceAt(splitWords(text), 0)
  return found && `${found.length} ${found.near}${found.isDoubtful ? '?' : ''}`
}

describe('matchPlaceAt', () => {
  it.each([
    // ZIP codes
    ['07102', '1 07102'],
    ['07102-1234', '2 07102'],
    ['07102 nj', '2 07102'],
    ['10001', '1 10001'],
    ['00000', null],
    ['988', null],
    // towns
    ['newark', '1 Newark'],
    ['Newark methadone clinic', '1 Newark'],
    ['cherry hill nj', '3 Cherry Hill'],
    ['Trenton, N.J.', '3 Trenton'],
    ['newark new jersey usa', '4 Newark'],
    ['newark nueva jersey', '3 Newark'],
    ['mount holly', '2 Mount Holly'],
    ['mt. laurel twp detox', '3 Mount Laurel'],
    ['e orange', '2 East Orange'],
    ['pt pleasant bch', '3 Point Pleasant Beach'],
    ["Tom's River", '3 Toms River'],
    ['ho-ho-kus', '3 Ho-Ho-Kus'],
    ['parsippany troy hills', '3 Parsippany'],
    ['egg harbor township', '3 Egg Harbor Township'],
    ['egg harbor city', '3 Egg Harbor City'],
    ['new brunswick', '2 New Brunswick'],
    ['east brunswick', '2 East Brunswick'],
    ['atlantic city', '2 Atlantic City'],
    ['jersey city', '2 Jersey City'],
    ['union city', '2 Union City'],
    ['west new york', '3 West New York'],
    ['ventnor', '1 Ventnor City'],
    ['city of newark', '3 Newark'],
    ['township of brick', '3 Brick'],
    ['ciudad de trenton', '3 Trenton'],
    ['orange', '1 Orange'],
    ['union', '1 Union'],
    ['cape may', '2 Cape May'],
    ['cape may court house', '4 Cape May Court House'],
    ['asbury', '1 Asbury Park'],
    ['lbi', '1 Long Beach Township'],
    // shared names, and towns with their county
    ['franklin', '1 Franklin'],
    ['franklin somerset', '2 Franklin, Somerset'],
    ['franklin somerset county detox', '3 Franklin, Somerset'],
    ['franklin, condado de warren', '4 Franklin, Warren'],
    ['ocean township', '2 Ocean Township'],
    ['newark essex county nj', '4 Newark'],
    ['elizabeth union city', '1 Elizabeth'],
    // counties
    ['essex', '1 Essex County'],
    ['essex county', '2 Essex County'],
    ['county of essex', '3 Essex County'],
    ['condado de essex', '3 Essex County'],
    ['essex co nj', '3 Essex County'],
    ['morris co-occurring', '1 Morris County'],
    ['bergen', '1 Bergen County'],
    ['cape may county', '3 Cape May County'],
    ['ocean county', '2 Ocean County'],
    // other states
    ['new york', '2 10001'],
    ['New York City', '3 10001'],
    ['nyc', '1 10001'],
    ['nueva york', '2 10001'],
    ['brooklyn, ny', '2 11226'],
    ['Filadelfia', '1 19107'],
    ['philadelphia pa detox', '2 19107'],
    ['wilmington de', '2 19801'],
    ['newark delaware', '2 19716'],
    ['allentown', '1 Allentown'],
    ['pottstown pa', '2 19465'],
    // what may mean something else
    ['hope', '1 Hope?'],
    ['hope house', '1 Hope?'],
    ['city of hope', '3 Hope?'],
    ['hope nj', '2 Hope'],
    ['hope warren county', '3 Hope'],
    ['hope township', '2 Hope'],
    ['ocean', '1 Ocean County?'],
    ['ocean city', '2 Ocean City'],
    ['liberty', '1 Liberty Township?'],
    ['oxford house', '1 Oxford?'],
    ['long hill', '2 Long Hill Township?'],
    ['commercial insurance', null],
    ['commercial township', '2 Commercial Township'],
    ['middle school', null],
    ['delaware', null],
    // no places
    ['new jersey', null],
    ['jersey', null],
    ['brunswick', null],
    ['court', null],
    ['house', null],
    ['corte', null],
    ['co occurring', null],
    ['county', null],
    ['de', null],
    ['', null],
    ['__proto__', null],
  ])('reads the start of %j', (text, expected) => {
    expect(match(text)).toBe(expected)
  })

  it('reads a place in the middle of a search', () => {
    const words = splitWords('methadone clinic in new brunswick nj open now')
    expect(matchPlaceAt(words, 3)).toEqual({ length: 3, near: 'New Brunswick', isDoubtful: false })
    expect(matchPlaceAt(words, 0)).toBeNull()
    expect(matchPlaceAt(words, 100)).toBeNull()
  })

  it('reads the URL text of each town, county and ZIP code as the same place', () => {
    const { towns, counties, zipList } = loadPlaces()
    const texts = [
      ...[...towns.values()].flat().map((town) => describeTown(town).near),
      ...[...counties.values()].map((name) => `${name} County`),
      ...zipList,
    ]
    for (const text of texts) {
      const words = splitWords(text)
      const found = matchPlaceAt(words, 0)
      if (!found && placesOnlyWithKind.includes(text.toLowerCase())) continue
      // The village, where almost nobody lives: the match is Asbury Park.
      if (text === 'Asbury') continue
      expect(found?.length, text).toBe(words.length)
      expect(found?.near.replace(/ Township$/, ''), text).toBe(text.replace(/ Township$/, ''))
      expect(readNear(found?.near ?? ''), text).toMatchObject({ near: text })
    }
  })

  it('takes less than 50 µs', () => {
    const words = splitWords('cape may court house west new york township of franklin somerset co')
    const measure = () => {
      const begun = process.cpuUsage()
      for (let call = 0; call < 1000; call++) matchPlaceAt(words, call % words.length)
      return process.cpuUsage(begun).user / 1000
    }
    // The first rounds run before the code is compiled.
    expect(Math.min(...Array.from({ length: 20 }, measure))).toBeLessThan(50)
  })
})

describe('the words of places', () => {
  it('knows only places in its lists', () => {
    const listed = (text: string) => text.split(',').map((name) => name.trim())
    for (const name of listed(`${doubtfulPlaces}, ${placesOnlyWithKind}`)) {
      expect(readNear(name)?.kind, name).toMatch(/^(?:town|county)$/)
    }
    for (const name of Object.keys(otherPlaceNames)) expect(readNear(name)?.kind, name).toBe('town')
    for (const zip of Object.keys(outsideCities)) expect(readNear(zip)?.kind, zip).toBe('zip')
  })

  it('lists every word of the places of New Jersey', () => {
    const words = listPlaceWords()
    for (const word of ['newark', 'holly', 'court', 'bergen']) expect(words).toContain(word)
    for (const word of ['philadelphia', 'corte', '07102']) expect(words).not.toContain(word)
  })
})
