import { expect, it } from 'vitest'
import { nameEmptySearch } from './name-empty-search.ts'
import { emptySearch } from './search-input.ts'

it('names the words and the place of a search that found nothing', () => {
  expect(nameEmptySearch({ ...emptySearch, text: 'art therapy' }, 0)).toBe('art therapy')
  expect(nameEmptySearch({ ...emptySearch, location: 'Atlantis' }, 0)).toBe('Atlantis')
  expect(nameEmptySearch({ ...emptySearch, text: 'detox', location: 'Atlantis' }, 0)).toBe(
    'detox Atlantis',
  )
})

it('has no name for one that found something, for none, nor where a filter may be the reason', () => {
  const search = { ...emptySearch, text: 'detox' }
  expect(nameEmptySearch(search, 1)).toBeUndefined()
  expect(nameEmptySearch(emptySearch, 0)).toBeUndefined()
  expect(nameEmptySearch({ ...search, minRating: 4.5 }, 0)).toBeUndefined()
  expect(nameEmptySearch({ ...search, types: ['detox'] }, 0)).toBeUndefined()
  expect(nameEmptySearch({ ...search, openOnly: true }, 0)).toBeUndefined()
})
