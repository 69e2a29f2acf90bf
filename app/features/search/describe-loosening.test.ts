import { expect, it } from 'vitest'
import { describeLoosening } from './describe-loosening.ts'
import { emptySearch } from './search-input.ts'

const search = {
  ...emptySearch,
  near: '08608',
  within: 10 as const,
  types: ['detox' as const],
  offers: ['medicaid' as const, 'medicare' as const, 'spanish' as const],
  minRating: 4,
  open: 'now' as const,
}

it.each([
  [
    'within',
    { within: 25 as const },
    'None within 10 miles. 3 within 25 miles.',
    'Within 25 miles',
  ],
  [
    'within',
    { within: 'any' as const },
    'None within 10 miles. 3 farther away.',
    'At any distance',
  ],
  [
    'open',
    { open: 'yes' as const },
    'None open now. 3 at other hours, or with hours that are not known.',
    'Open at other hours, or hours not known',
  ],
  ['rating', { minRating: null }, 'None rated 4 and up. 3 with any rating.', 'With any rating'],
  ['care', { types: [] }, 'None known with Detox. 3 without this filter.', 'Without Detox'],
  [
    'payment',
    { offers: ['spanish' as const] },
    'None known with Medicaid or Medicare. 3 without this filter.',
    'Without Medicaid or Medicare',
  ],
] as const)('describes %s, loosened to %j', (condition, looser, sentence, label) => {
  const loosening = {
    condition,
    search: {
      ...search,
      ...looser,
      offers: [...('offers' in looser ? looser.offers : search.offers)],
      types: [...('types' in looser ? looser.types : search.types)],
    },
    total: 3,
    notClosed: 3,
  }
  expect(describeLoosening(search, loosening)).toEqual({ brings: sentence, link: label })
})

it('describes it in Spanish', () => {
  const all = { ...search, offers: ['spanish' as const, 'other-language' as const] }
  const loosening = {
    condition: 'language' as const,
    search: { ...all, offers: [] },
    total: 1204,
    notClosed: 1204,
  }
  expect(describeLoosening(all, loosening, 'es')).toEqual({
    brings: 'No sabemos de ninguno con Español u Otros idiomas. 1,204 sin este filtro.',
    link: 'Sin Español u Otros idiomas',
  })
})
