import { expect, test } from 'vitest'
import { listPageNumbers } from './pagination.tsx'

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, null, 6]],
  [2, 6, [1, 2, 3, null, 6]],
  [3, 6, [1, 2, 3, 4, null, 6]],
  [4, 6, [1, null, 3, 4, 5, 6]],
  [4, 7, [1, null, 3, 4, 5, null, 7]],
  [6, 6, [1, null, 5, 6]],
  [600, 1169, [1, null, 599, 600, 601, null, 1169]],
])('page %i of %i', (page, pageCount, numbers) => {
  expect(listPageNumbers(page, pageCount)).toEqual(numbers)
})
