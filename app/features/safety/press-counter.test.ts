import { expect, test } from 'vitest'
import { countPresses } from './press-counter.ts'

test('three presses within two seconds count, and a fourth begins anew', () => {
  const press = countPresses(3, 2000)
  expect([0, 900, 2000, 2100].map(press)).toEqual([false, false, true, false])
})

test('presses too far apart never add up', () => {
  const press = countPresses(3, 2000)
  expect([0, 1500, 3000, 4500, 6000].map(press)).toEqual([false, false, false, false, false])
})

test('the last three count, whatever came before', () => {
  const press = countPresses(3, 2000)
  expect([0, 5000, 5400, 5800].map(press)).toEqual([false, false, false, true])
})
