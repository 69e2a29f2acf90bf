import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CutNote } from './result-notes.tsx'

it('says where the list ends, and what to do about the rest', () => {
  const text = renderToStaticMarkup(<CutNote shown={1200} total={14034} />).replace(/<[^>]*>/g, '')
  expect(text).toContain('The list ends here, after 1,200 of 14,034 centers. Add a place')
})
