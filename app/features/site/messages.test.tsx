import { type ReactNode, StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { QuickExit, QuickExitNote } from '#app/features/quick-exit/quick-exit.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { LanguageProvider } from '#app/ui/language.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Stars } from '#app/ui/stars.tsx'
import UnsentForm from '#app/ui/unsent-form.tsx'
import { BeginHere } from './begin-here.tsx'
import { describeApp } from './describe-app.ts'
import { describeWebSite } from './describe-site.server.ts'
import { EmergencyBox } from './emergency-box.tsx'
import { ErrorPage } from './error-page.tsx'
import { fallbackSite } from './fallback-site.ts'
import { FeaturedCenters } from './featured-centers.tsx'
import { HelpBand } from './help-band.tsx'
import { HomeHero } from './home-hero.tsx'
import { listStats } from './list-stats.ts'
import { CountyLink, CountyLocator } from './map/county-locator.tsx'
import { mapMessages } from './map/messages.ts'
import { ResultMap } from './map/result-map.tsx'
import { siteMessages } from './messages.tsx'
import { NeedHelpChoosing } from './need-help-choosing.tsx'
import { NotFound } from './not-found.tsx'
import { SampleNote } from './sample-note.tsx'
import { ShownAsOf } from './shown-as-of.tsx'
import { WaysToLook } from './ways-to-look.tsx'
import { WelcomeBanner } from './welcome-banner.tsx'

function renderSpanish(children: ReactNode) {
  const element = <LanguageProvider value="es">{children}</LanguageProvider>
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/es'] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

const { supportLine } = fallbackSite
const center = { name: 'Ocean', latitude: 40.2, longitude: -74.7, isApproximate: true }
const centers = [
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => ({ ...center, slug })),
  { ...center, slug: 'g', latitude: null },
]

const everything = (
  <StrictMode>
    <WelcomeBanner name="Ana" />
    <HomeHero signedIn>.</HomeHero>
    <HomeHero signedIn={false}>.</HomeHero>
    <FeaturedCenters allTrusted>.</FeaturedCenters>
    <FeaturedCenters allTrusted={false}>.</FeaturedCenters>
    <BeginHere />
    <WaysToLook counts={{ Essex: 1, Mercer: 1204 }} />
    <HelpBand supportLine={supportLine} />
    <HelpBand supportLine={{ label: 'Vida', phone: '1-800-555-0100' }} />
    <EmergencyBox supportLine={supportLine} />
    <NeedHelpChoosing site={fallbackSite} />
    <NeedHelpChoosing site={{ ...fallbackSite, phone: '(609) 555-0100' }} />
    <ResultMap centers={centers} county="Essex" />
    <CountyLocator county="Essex" />
    <CountyLocator county={null} latitude={40.2} longitude={-74.7} />
    <CountyLink county="Cape May" />
    <SampleNote />
    <ShownAsOf at={new Date('2026-11-12T20:42:00Z')} />
    <NotFound supportLine={supportLine} />
    <ErrorPage supportLine={supportLine} retryPath="/es" />
    <QuickExit />
    <QuickExitNote signedIn />
    <Field id="phone" label="." optional>
      <Input name="phone" />
    </Field>
    <Stars value={4} />
    <UnsentForm action="/es/contacto" fields={[['fullName', 'Ana']]} />
    <Pagination page={2} pageCount={3} hrefFor={(page) => `/es/centros?page=${page}`} />
  </StrictMode>
)

test('a Spanish page holds no English word', () => {
  const words = renderSpanish(everything)
    .replaceAll(/ (?:aria-label|alt|title)="([^"]*)"/g, '>$1<i')
    .replaceAll(/<[^>]*>/g, ' ')
  const english =
    /\b(?:the|and|of|for|you|your|is|are|this|we|to|with|or|by|all|more|page|pages|next|here|help|call|find|center|centers|county|treatment|map|list|home|back|free|name)\b/gi
  expect(words.replace('CC BY', '').match(english)).toBeNull()
  expect(words).toContain('Condado de Mercer: 1,204')
  expect(words).toContain('1,204 centros')
  expect(words).toContain('Datos al')
  expect(words).toContain('noviembre de 2026')
})

test('in Spanish, 988 says how it is answered in Spanish', () => {
  expect(renderSpanish(<EmergencyBox supportLine={supportLine} />)).toMatch(/oprima 2.*AYUDA/)
  expect(renderSpanish(<HelpBand supportLine={supportLine} />)).toMatch(/oprima 2.*AYUDA/)
})

test('every text has been translated', () => {
  const listLeaves = (texts: object): unknown[] =>
    Object.values(texts).flatMap((text) =>
      typeof text === 'object' && text !== null && !('$$typeof' in text)
        ? listLeaves(text)
        : [text],
    )
  for (const messages of [siteMessages, mapMessages]) {
    const english = new Set(listLeaves(messages.en))
    expect(listLeaves(messages.es).filter((text) => english.has(text))).toEqual([])
  }
})

test('what machines read of Home names the Spanish pages', () => {
  expect(describeApp('Vida', 'es')).toMatchObject({
    id: '/',
    lang: 'es-US',
    start_url: '/es',
    shortcuts: [{ url: '/es/ayuda-de-emergencia' }, { url: '/es/centros' }],
  })
  expect(describeWebSite({ name: 'Vida', url: 'https://vida.example' }, 'es')).toMatchObject({
    url: 'https://vida.example/es',
    inLanguage: 'es-US',
    potentialAction: {
      target: { urlTemplate: 'https://vida.example/es/centros?q={search_term_string}' },
    },
  })
  const stats = listStats({ centers: 1204, averageRating: null }, null, 'es')
  expect(stats[0]).toEqual({ label: 'Centros de tratamiento', value: '1,204+' })
})
