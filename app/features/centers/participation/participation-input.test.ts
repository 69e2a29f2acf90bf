import { expect, it } from 'vitest'
import { checkParticipation } from './participation-input.ts'
import { fillForm } from './test-participation.ts'

const review = fillForm({ intent: 'save-review', content: 'a'.repeat(8001), rating: '' })

it.each([
  ['en', 'Use at most 8,000 characters', 'Choose a rating from 1 to 5'],
  ['es', 'Use 8,000 caracteres como máximo', 'Elija una calificación del 1 al 5'],
] as const)('says what is wrong in %s', (language, content, rating) => {
  expect(checkParticipation(review, language)).toMatchObject({
    errors: { fields: { content, rating } },
  })
})
