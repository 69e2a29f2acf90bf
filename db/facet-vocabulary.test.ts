import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { vocabularyFile, writeVocabulary } from './facet-vocabulary.ts'

it('the function of the vocabulary has every choice of the program', () => {
  expect(readFileSync(vocabularyFile, 'utf8'), 'run npm run db:generate').toBe(writeVocabulary())
})
