import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { listPageNumbers, Pagination } from './pagination.tsx'

const render = (page: number, pageCount: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(number) => `/centers?page=${number}`}
      />
    </MemoryRouter>,
  )
const links = (html: string) => [...html.matchAll(/href="\/centers\?page=(\d+)"/g)].map((m) => m[1])

test('shows nothing for a single page', () => {
  expect(render(1, 1)).toBe('')
})

test('links every page but the current one, and has arrows to the neighbors', () => {
  expect(links(render(2, 4))).toEqual(['1', '1', '3', '4', '3'])
  expect(render(2, 4)).toMatch(/aria-current="page"[^>]*><span class="sr-only">Page <\/span>2</)
})

test('does not link the arrow at either end', () => {
  expect(render(1, 3)).not.toContain('rel="prev"')
  expect(render(3, 3)).not.toContain('rel="next"')
})

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
