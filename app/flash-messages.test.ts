import { expect, test } from 'vitest'
import { describeFlash } from './flash-messages.server.ts'

test('describes a known code, and returns null for any other word', () => {
  expect(describeFlash('signed-in', undefined)).toMatchObject({ title: 'Welcome back!' })
  for (const code of ['', 'nonsense', 'toString', '__proto__']) {
    expect(describeFlash(code, undefined)).toBeNull()
  }
})

test('puts the number into the title, and returns null without one', () => {
  const title = '1,234 reviews approved successfully'
  expect(describeFlash('reviews-approved', 1234)).toMatchObject({ title })
  expect(describeFlash('reviews-approved', undefined)).toBeNull()
})

test('is in the page’s language for visitors and members, and in English for staff', () => {
  expect(describeFlash('message-sent', undefined, 'es')).toEqual({
    title: 'Gracias por su mensaje. Le contestaremos en menos de 24 horas.',
    isInPage: true,
  })
  expect(describeFlash('review-approved', undefined, 'es')).toEqual(
    describeFlash('review-approved', undefined, 'en'),
  )
})
