import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { CenterNotFound } from './center-not-found.tsx'

it('says when there is no such center, with help at hand', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CenterNotFound>CRISIS LINES</CenterNotFound>
    </MemoryRouter>,
  )
  expect(html).toContain('<h1>Center Not Found</h1>')
  expect(html).toMatch(/<a [^>]*href="\/centers"[^>]*>Browse All Centers/)
  expect(html).toContain('CRISIS LINES')
})
