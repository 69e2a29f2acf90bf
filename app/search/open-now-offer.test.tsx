import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { OpeningState } from '#app/center/hours/opening-state.ts'
import { readNear } from '#app/center/places/find-place.server.ts'
import type { Holiday } from '#app/lib/holidays.ts'
import { LanguageProvider } from '#app/ui/use-language.tsx'
import { OpenNowOffer } from './open-now-offer.tsx'
import type { ListedCenter } from './read-listed.server.ts'
import { type DirectorySearch, emptySearch } from './search-input.ts'

type Offered = {
  search?: Partial<DirectorySearch>
  openNow?: number
  page?: number
  language?: 'en' | 'es'
  holiday?: Holiday | null
  /** Whether one center can be called first. */
  hasFirst?: boolean
}

/** `hours` has a letter for each center: closed now, open now, usually open on a holiday, or unknown. */
function render(hours: string, offered: Offered = {}) {
  const { search, openNow = 2, page = 1, language = 'en', holiday = null } = offered
  const first = offered.hasFirst ? ({ slug: 'answers' } as ListedCenter) : null
  const states = { c: false, o: true, u: null } as Record<string, boolean | null>
  const usual: OpeningState = { status: 'usual', changesIn: null, lead: '', text: '' }
  const centers = [...hours].map((letter) => ({
    isOpenNow: states[letter] ?? null,
    opening: letter === 'h' ? usual : null,
  }))
  return renderToStaticMarkup(
    <LanguageProvider value={language}>
      <OpenNowOffer
        path="/centers"
        search={{ ...emptySearch, ...search }}
        results={{
          centers,
          holiday,
          first,
          page,
          near: readNear(search?.near ?? ''),
          choices: { 'open-now': openNow },
        }}
      />
    </LanguageProvider>,
  )
}

it('offers the open centers if more than half of the first ten are closed', () => {
  const html = render('ccccccoouuoooooooo', {
    search: { near: '07102', page: 1 },
  })
  expect(html).toContain('Open now (2)')
  expect(html).toContain('href="/centers?near=07102&amp;open=now#results"')
  expect(html).toContain('Most of the nearest ones are closed right now.')
})

it.each([
  ['half are closed', 'cccccooooo', {}],
  ['the hours are not known', 'ccuuuuuuuu', {}],
  ['only later ones are closed', 'oooooooooocccccccccccc', {}],
  ['one can be called first', 'cccccccccc', { hasFirst: true }],
  ['the filter is set', 'cccccccccc', { search: { open: 'now' } }],
  ['it is not the first page', 'cccccccccc', { page: 2 }],
  ['there are no results', '', {}],
] as [string, string, Offered][])('offers nothing if %s', (_, hours, offered) => {
  expect(render(hours, offered)).toBe('')
})

it('says that nobody is open', () => {
  const html = render('cccccccccc', { openNow: 0 })
  expect(html).toContain('None of these is open now, as far as we know.')
  expect(html).not.toContain('<a ')
})

it('counts fewer results than ten', () => {
  expect(render('cco')).toContain('Most of the first ones')
  expect(render('co')).toBe('')
})

it('speaks Spanish', () => {
  const html = render('ccc', { language: 'es' })
  expect(html).toContain('Abiertos ahora (2)')
  expect(html).toContain('La mayoría de los primeros está cerrada ahora.')
  expect(html).toContain('href="/es/')
})

it('says on a holiday that hours may differ, where any hours are known', () => {
  const holiday = { name: 'thanksgiving', isObserved: false } as const
  const html = render('hhou', { holiday })
  expect(html).toContain('Today is Thanksgiving. Hours may differ, so call first.')
  expect(html).toContain('Open now (2)')
  expect(render('hhh', { holiday, language: 'es' })).toContain(
    'Hoy es feriado: Día de Acción de Gracias. El horario puede cambiar; llame antes de ir.',
  )
  // Nobody's hours are usual only.
  expect(render('uuuo', { holiday })).toBe('')
})
