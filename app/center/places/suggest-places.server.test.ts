import { describe, expect, it } from 'vitest'
import { readNear } from './find-place.server.ts'
import { suggestNear } from './suggest-places.server.ts'

const suggest = (text: string, limit = 4) => suggestNear(text, limit).map(({ near }) => near)

describe('suggestNear', () => {
  it.each([
    ['hob', ['Hoboken']],
    ['New', ['Newark', 'New Brunswick', 'New Milford', 'New Providence']],
    ['mt laur', ['Mount Laurel']],
    ['brunswick', expect.arrayContaining(['New Brunswick', 'North Brunswick'])],
    ['ess', ['Essex County', 'Essex Fells']],
    ['camden', ['Camden', 'Camden County']],
    ['Essex Cou', ['Essex County']],
    ['Condado de ess', ['Essex County']],
    ['condado', ['Atlantic County', 'Bergen County', 'Burlington County', 'Camden County']],
    [
      'Franklin',
      ['Franklin, Somerset', 'Franklin, Gloucester', 'Franklin, Sussex', 'Franklin, Hunterdon'],
    ],
    ['north', ['North Bergen', 'North Brunswick', 'North Jersey', 'Northwest Jersey']],
    ['north jer', ['North Jersey', 'Jersey Shore']],
    ['norte', ['North Jersey']],
    ['northern nj', ['North Jersey']],
    ['jersey sh', ['Jersey Shore']],
    ['jersey', ['Jersey City', 'North Jersey', 'Central Jersey', 'South Jersey']],
    ['south jersey', ['South Jersey', 'Jersey Shore']],
    ['ac', ['Atlantic City']],
    ['ironb', ['Newark']],
    ['journal', ['Jersey City']],
    ['0710', ['07101', '07102', '07103', '07104']],
    ['1980', ['19801', '19802', '19803', '19804']],
    ['zzz', []],
    ['', []],
    ['\u202e', []],
    ['%', []],
  ])('suggests for %j', (text, expected) => {
    expect(suggest(text)).toEqual(expected)
  })

  it('lists New Jersey before the neighboring states', () => {
    expect(suggestNear('0', 800).every(({ kind }) => kind === 'zip')).toBe(true)
    expect(suggestNear('1', 1)).toMatchObject([{ state: 'NY' }])
    expect(suggestNear('0', 1)).toMatchObject([{ state: 'NJ' }])
  })

  it('suggests only texts that read back as the same place', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    const all = [...letters].flatMap((letter) => suggestNear(letter, 1000))
    expect(all.length).toBeGreaterThan(800)
    for (const { near } of all) expect(readNear(near)).toMatchObject({ near })
  })

  it('corrects only to texts that read as a place', () => {
    for (const typed of [
      'Newrak',
      'Greenwhich',
      'Patterson',
      'Princton',
      '08600',
      'Scranton',
      'ridgwood',
    ]) {
      const near = readNear(typed)
      const corrected = near && 'corrected' in near ? near.corrected : null
      const suggestions =
        near?.kind === 'unknown'
          ? near.suggestions
          : [near?.near ?? '', ...(corrected?.suggestions ?? []).map((place) => place.near)]
      expect(suggestions.length, typed).toBeGreaterThan(0)
      for (const text of suggestions) expect(readNear(text)).toMatchObject({ near: text })
    }
  })
})
