import { expect, it } from 'vitest'
import { labelPlace } from './near.ts'

it.each([
  ['Essex County', 'Condado de Essex'],
  ['Cape May County', 'Condado de Cape May'],
  ['Franklin, Somerset County', 'Franklin, condado de Somerset'],
  ['Salem County, OR', 'Condado de Salem, OR'],
  ['07102 (Newark)', '07102 (Newark)'],
  ['Newark', 'Newark'],
])('translates %s to %s', (label, spanish) => {
  expect(labelPlace(label, 'es')).toBe(spanish)
  expect(labelPlace(label, 'en')).toBe(label)
})
