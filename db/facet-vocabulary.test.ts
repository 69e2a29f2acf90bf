import { expect, it } from 'vitest'
import { readMigratedVocabulary, writeVocabulary } from './facet-vocabulary.ts'

it('the newest migration of the vocabulary has every choice of the program', () => {
  expect(readMigratedVocabulary(), 'run npm run db:generate -- NAME').toBe(writeVocabulary())
})
