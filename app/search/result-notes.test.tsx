import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageProvider } from '#app/ui/use-language.tsx'
import { CutNote, SearchNotes } from './result-notes.tsx'
import type { SearchResult } from './search-centers.server.ts'
import { emptySearch } from './search-input.ts'

const unusedWords: Pick<
  SearchResult['understanding'],
  'typed' | 'asks' | 'untold' | 'softWords' | 'rankWords' | 'together' | 'corrections'
> = {
  typed: '',
  asks: [],
  softWords: [],
  rankWords: [],
  untold: { choices: [], hours: false },
  together: [],
  corrections: [],
}

const results = {
  near: null,
  correctedText: null,
  mentions: 0,
  understanding: {
    asksForPosition: false,
    search: { ...emptySearch, open: 'now' },
    ...unusedWords,
  },
} as SearchResult

it('says where the list ends, and what to do about the rest', () => {
  const text = renderToStaticMarkup(<CutNote shown={1200} total={14034} />).replace(/<[^>]*>/g, '')
  expect(text).toContain('The list ends here, after 1,200 of 14,034 centers. Add a place')
})

it('says how many centers have unknown hours, and links to them', () => {
  const render = (unknownHours: number) =>
    renderToStaticMarkup(
      <SearchNotes
        search={{ ...emptySearch, open: 'now' }}
        results={{ ...results, unknownHours }}
        path="/centers"
      />,
    )
  expect(render(12)).toContain('The hours of 12 more centers are not known')
  expect(render(1)).toContain('The hours of 1 more center are not known')
  expect(render(12)).toContain('href="/centers?open=yes#results"')
  expect(render(0)).toBe('')
})

it('says on a holiday that it is not known which centers are open', () => {
  const holiday = { name: 'independence-day', isObserved: true } as const
  const render = (unknownHours: number) =>
    renderToStaticMarkup(
      <SearchNotes
        search={{ ...emptySearch, open: 'now' }}
        results={{ ...results, unknownHours, holiday }}
        path="/centers"
      />,
    )
  expect(render(80)).toContain(
    'Today is Independence Day (observed). Hours may differ, so call first. We don’t know whether 80 more centers are open today, so they are not shown here.',
  )
})

it('says the same of a time that was asked for, which is about a usual week', () => {
  const search = { ...emptySearch, at: 'sun' }
  const text = renderToStaticMarkup(
    <SearchNotes
      search={search}
      results={{
        ...results,
        understanding: { ...results.understanding, search },
        unknownHours: 2,
        holiday: { name: 'independence-day', isObserved: true },
      }}
      path="/centers"
    />,
  )
  expect(text).toContain('The hours of 2 more centers are not known')
  expect(text).not.toContain('Independence Day')
  expect(text).toContain('href="/centers?open=yes#results"')
})

it('names ignored parts of the link in Spanish', () => {
  const text = renderToStaticMarkup(
    <LanguageProvider value="es">
      <SearchNotes
        search={{ ...emptySearch, ignored: ['rating', 'minRating'] }}
        results={{ ...results, unknownHours: 1204 }}
        path="/centers"
      />
    </LanguageProvider>,
  ).replace(/<[^>]*>/g, '')
  expect(text).toContain('No tomamos en cuenta una parte de este enlace: calificación.')
  expect(text).toContain('No se sabe el horario de 1,204 centros más')
})
