import { describe, expect, it } from 'vitest'
import { neighborhoods, strictNicknames } from '#site/neighborhoods.ts'
import { counties } from '#site/places.ts'
import { regionSpellings, regions } from '#site/regions.ts'
import { readNear } from './find-place.server.ts'
import { loadPlaces } from './load-places.server.ts'
import { isArea, labelPlace, listCounties, nameArea } from './near.ts'
import { listNames } from './other-names.server.ts'
import { foldPlaceName } from './place-name.ts'

/** "Newark", "? Camden | Fairview", "road". An asterisk: it says that only the town is known. */
function read(text: string): string | null {
  const near = readNear(text)
  if (!near) return null
  if (near.kind === 'unknown') {
    return near.reason === 'place' ? `? ${near.suggestions.join(' | ')}` : near.reason
  }
  return `${near.near}${'corrected' in near && near.corrected ? '*' : ''}`
}

describe('a neighborhood or nickname in the Near field', () => {
  it.each([
    ['Ironbound', 'Newark'],
    ['the Ironbound, NJ', 'Newark'],
    ['Down Neck', 'Newark'],
    ['Weequahic', 'Newark'],
    ['Vailsburg', 'Newark'],
    ['Brick City', 'Newark'],
    ['Forest Hill Newark', 'Newark'],
    ['Newark, Forest Hill', 'Newark'],
    ['Journal Square', 'Jersey City'],
    ['Journal Sq., Jersey City', 'Jersey City'],
    ['JSQ', 'Jersey City'],
    ['the Heights, Jersey City', 'Jersey City'],
    ['Bergen-Lafayette', 'Jersey City'],
    ['Lafayette, Jersey City', 'Jersey City'],
    ['Lafayette', 'Lafayette'],
    ['Chambersburg Trenton', 'Trenton'],
    ['Fairview, Camden', 'Camden'],
    ['Fairview Camden', 'Camden'],
    ['Cramer Hill', 'Camden'],
    ['Whitman Park', 'Camden'],
    ['AC', 'Atlantic City'],
    ['A.C.', 'Atlantic City'],
    ['JC', 'Jersey City'],
    ['EO', 'East Orange'],
    ['NB', 'New Brunswick'],
    ['LBI', 'Long Beach Township'],
    ['So. Orange', 'South Orange'],
    ['No. Bergen', 'North Bergen'],
    ['Nueva Brunswick', 'New Brunswick'],
    ['New Bruns', 'New Brunswick'],
    ['Jersey Cty', 'Jersey City'],
    ['Essex Cty', 'Essex County'],
  ])('%s is %s', (text, place) => {
    expect(read(text)).toBe(place)
  })

  it('offers the city and the county for Cty', () => {
    expect(readNear('Ocean Cty')).toMatchObject({
      near: 'Ocean County',
      others: [{ near: 'Ocean City' }],
    })
  })

  it('gives every name of the list to its town', () => {
    const { towns } = loadPlaces()
    for (const [town, { alone, withTown, nicknames }] of Object.entries(neighborhoods)) {
      expect(readNear(town), town).toMatchObject({ kind: 'town', name: town })
      for (const name of [...listNames(alone), ...listNames(nicknames)]) {
        expect([...towns.keys()].includes(name), name).toBe(false)
        expect(read(name), name).toBe(town)
      }
      for (const name of listNames(withTown)) {
        expect(read(`${name}, ${town}`), name).toBe(town)
      }
    }
    for (const [town, name] of Object.entries(strictNicknames)) expect(read(name)).toBe(town)
  })
})

describe('a misspelled name', () => {
  it.each([
    ['Ironbund', 'Newark*'],
    ['Wequahic', 'Newark*'],
    ['Journel Square', 'Jersey City*'],
    ['souht jersey', 'South Jersey*'],
    ['nothern jersey', 'North Jersey*'],
    ['Jersey Shroe', 'Jersey Shore*'],
    ['norte de jersy', 'North Jersey*'],
    ['jersy city', 'Jersey City*'],
  ])('%s is %s', (text, place) => {
    expect(read(text)).toBe(place)
  })
})

describe('a landmark or a part of a town', () => {
  it.each([
    ['Newark Penn Station', 'Newark'],
    ['downtown paterson', 'Paterson'],
    ['East Camden', 'Camden'],
    ['Newark International Airport', 'Newark'],
    ['Asbury Park boardwalk', 'Asbury Park'],
    ['Newark Museum', 'Newark*'],
    ['Rutgers New Brunswick', 'New Brunswick*'],
    ['Union Ave Paterson', 'Paterson*'],
    ['Trenton Elizabeth', '? Trenton | Elizabeth'],
    // A street may be anywhere, and these names are also ordinary words.
    ['Newark Ave', '? '],
    ['Princeton Pike', '? '],
    ['Hope House', '? '],
    ['Upper Room', '? '],
    ['the AC unit', '? '],
  ])('%s is %s', (text, place) => {
    expect(read(text)).toBe(place)
  })
})

describe('a road or an exit', () => {
  it.each([
    ['exit 9', 'road'],
    ['route 22', 'road'],
    ['Rt. 18', 'road'],
    ['I-95', 'road'],
    ['off the turnpike', 'road'],
    ['Garden State Parkway exit 145', 'road'],
    ['Atlantic City Expressway', 'road'],
    ['Hamburg Turnpike', 'road'],
    ['salida 9', 'road'],
    ['route 22 union', 'Union, Union*'],
    ['parkway exit 145 East Orange', 'East Orange*'],
    ['100 Route 22, Union', 'Union, Union'],
    ['1200 Route 22 Union NJ', 'Union, Union'],
  ])('%s is %s', (text, place) => {
    expect(read(text)).toBe(place)
  })
})

describe('a place in another state', () => {
  it.each([
    'Washington, IN',
    'Springfield MA',
    'springfield ma',
    'Springfield, Massachusetts',
    'Portland, OR',
    'Portland, Maine',
    'Salem, Oregon',
    'Newark, CA',
    'Newark, Ohio',
    'Camden, Maine',
    'Brooklyn, CT',
    'Wilmington, NC',
    'Lafayette, Indiana',
    'Seattle, Washington',
    'Lafayette LA',
    'Toms River, Florida',
    'Independence, OH',
    'Trenton, Michigan',
    'Boston, MA, USA',
    'Lakewood, CO',
    'Union, N.C.',
    'Florida',
    'TX',
  ])('%s suggests nothing', (text) => {
    expect(readNear(text)).toMatchObject({ kind: 'unknown', reason: 'far', suggestions: [] })
  })

  it.each([
    ['Essex Co', 'Essex County'],
    ['Essex, Co.', 'Essex County'],
    ['Washington', 'Washington, Gloucester'],
    ['100 Main Street, Washington', 'Washington, Gloucester'],
    ['Pennsylvania', 'outside'],
    ['Newark, DE', 'outside'],
  ])('%s is %s', (text, place) => {
    expect(read(text)).toBe(place)
  })
})

describe('a region', () => {
  it.each([
    ['North Jersey', 'North Jersey'],
    ['northern NJ', 'North Jersey'],
    ['Northern New Jersey', 'North Jersey'],
    ['norte de Jersey', 'North Jersey'],
    ['Northwest NJ', 'Northwest Jersey'],
    ['Central Jersey', 'Central Jersey'],
    ['central nj', 'Central Jersey'],
    ['South Jersey, NJ', 'South Jersey'],
    ['So. Jersey', 'South Jersey'],
    ['sur de Nueva Jersey', 'South Jersey'],
    ['SJ', 'South Jersey'],
    ['Jersey Shore', 'Jersey Shore'],
    ['down the shore', 'Jersey Shore'],
    ['la costa', 'Jersey Shore'],
    ['New Jersey', null],
  ])('%s is %s', (text, region) => {
    expect(read(text)).toBe(region)
  })

  it('has counties of the state, each in at least one', () => {
    const named = Object.keys(regions).flatMap((name) => {
      const near = readNear(name)
      expect(near).toMatchObject({ kind: 'region', near: name, label: name })
      return isArea(near) ? listCounties(near) : []
    })
    expect([...new Set(named)].sort()).toEqual(counties)
  })

  it('reads every spelling as the region', () => {
    expect(Object.keys(regionSpellings)).toEqual(Object.keys(regions))
    for (const [name, { spellings, doubtful }] of Object.entries(regionSpellings)) {
      for (const spelling of listNames(`${spellings}, ${doubtful}`)) {
        expect(read(spelling), spelling).toBe(name)
        expect(loadPlaces().towns.has(foldPlaceName(spelling)), spelling).toBe(false)
      }
    }
  })

  it('has a label and a place in a sentence in both languages', () => {
    const near = readNear('down the shore')
    expect(labelPlace('Jersey Shore', 'es')).toBe('Costa de Jersey')
    expect(isArea(near) && nameArea(near, 'en')).toBe('the Jersey Shore')
    expect(isArea(near) && nameArea(near, 'es')).toBe('la costa de Jersey')
    const county = readNear('Essex County')
    expect(isArea(county) && nameArea(county, 'es')).toBe('el condado de Essex')
  })
})
