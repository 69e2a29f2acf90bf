import { describe, expect, it } from 'vitest'
import { readNear } from '#app/center/places/find-place.server.ts'
import { describeNothing } from './describe-nothing.ts'
import { type DirectorySearch, emptySearch } from './search-input.ts'

const describeFor = (search: Partial<DirectorySearch>, language?: 'en' | 'es') => {
  const asked = { ...emptySearch, ...search }
  return describeNothing(asked, readNear(asked.near), language)
}

describe('what nothing has', () => {
  it.each([
    [
      {
        near: 'Paterson',
        within: 10,
        types: ['detox'],
        offers: ['medicaid'],
        open: 'now',
      },
      'We found no center within 10 miles of Paterson that offers detox, takes Medicaid, and is open now.',
    ],
    [
      { near: 'Essex County', text: 'lantern' },
      'We found no center in Essex County that matches “lantern”.',
    ],
    [{ near: '07102', within: 5 }, 'We found no center within 5 miles of 07102 (Newark).'],
    // A position in a link is not shown.
    [{ near: '40.74,-74.17' }, 'We found no center within 25 miles of your location.'],
    [{ near: '07102', within: 'any', minRating: 4 }, 'We found no center that is rated 4 and up.'],
    [
      { location: 'Trenton', offers: ['methadone', 'buprenorphine'], open: 'yes' },
      'We found no center in Trenton that offers methadone or buprenorphine (such as Suboxone) and is not closed.',
    ],
    [
      { offers: ['free-or-low-cost', 'sign-language', 'pregnant', 'mental-health'], beds: true },
      'We found no center that is free or low cost, helps in sign language, serves pregnant women or new mothers and people who also need mental health care, and reported an open bed in the last 24 hours.',
    ],
    [
      { types: ['inpatient'], offers: ['sober-living', 'women', 'dui', 'wheelchair'] },
      'We found no center that offers inpatient treatment or sober living (housing, not treatment), serves women and people referred for DUI or DWI, and has wheelchair access.',
    ],
    [{ near: 'Nowhereville' }, 'We found no center.'],
  ] as [Partial<DirectorySearch>, string][])('of %j', (search, sentence) => {
    expect(describeFor(search)).toBe(sentence)
  })

  it('is said in Spanish', () => {
    expect(
      describeFor(
        { near: 'Paterson', within: 10, types: ['detox'], offers: ['medicaid'], open: 'now' },
        'es',
      ),
    ).toBe(
      'No encontramos ningún centro a 10 millas o menos de Paterson que ofrezca desintoxicación, acepte Medicaid y esté abierto ahora.',
    )
    expect(describeFor({ near: 'Essex County', offers: ['under-18'] }, 'es')).toBe(
      'No encontramos ningún centro en el condado de Essex que atienda a menores de 18.',
    )
  })
})
