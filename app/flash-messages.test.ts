import { expect, test } from 'vitest'
import { describeFlash } from './flash-messages.server.ts'

test('there is a message for a code, and none for any other word', () => {
  expect(describeFlash('signed-in', undefined)).toMatchObject({ title: 'Welcome back!' })
  for (const code of ['', 'nonsense', 'toString', '__proto__']) {
    expect(describeFlash(code, undefined)).toBeNull()
  }
})

test('a message that counts says how many, and is none without a number', () => {
  const title = '1,234 reviews approved successfully'
  expect(describeFlash('reviews-approved', 1234)).toMatchObject({ title })
  expect(describeFlash('reviews-approved', undefined)).toBeNull()
})

test('a visitor and a member read it in the language of the page, the staff in English', () => {
  expect(describeFlash('message-sent', undefined, 'es')).toEqual({
    title: 'Gracias por su mensaje. Le contestaremos en menos de 24 horas.',
    isInPage: true,
  })
  expect(describeFlash('review-approved', undefined, 'es')).toEqual(
    describeFlash('review-approved', undefined, 'en'),
  )
})
