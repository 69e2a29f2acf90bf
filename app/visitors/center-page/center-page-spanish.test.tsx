import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { CenterDetail } from '#app/center/center-model.ts'
import type { Site } from '#app/context.ts'
import type { Language } from '#app/lib/language.ts'
import { SiteProvider } from '#app/ui/site.tsx'
import { LanguageProvider } from '#app/ui/use-language.tsx'
import { center } from '#tests/support/complete-center.ts'
import { CenterPage, type CenterPageProps } from './center-page.tsx'

const site: Site = {
  name: 'NJ Recovery Directory',
  url: 'https://directory.example.org',
  phone: null,
  email: 'help@example.org',
  supportLine: { label: 'ReachNJ', phone: '1-844-732-2465' },
  livesChanged: null,
  dataLicense: 'CC BY 4.0',
}

function renderPage(
  changes: Partial<CenterDetail> = {},
  props: Partial<CenterPageProps> = {},
  language: Language = 'en',
) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider value={language}>
        <SiteProvider value={site}>
          <CenterPage
            center={{ ...center, ...changes }}
            today="2026-11-23"
            crumbs={[{ label: 'Camden', to: '/centers?location=camden' }, { label: center.name }]}
            openNearbyPath="/centers?location=camden&open=1"
            emergency={<p>EMERGENCY</p>}
            countyMap={<p>MAP</p>}
            {...props}
          />
        </SiteProvider>
      </LanguageProvider>
    </MemoryRouter>,
  )
}

const readText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')

const linkOf = (html: string, label: string) =>
  html.match(new RegExp(`<a [^>]*>(?:(?!</a>).)*${label}`))?.[0] ?? ''

describe('CenterPage in Spanish', () => {
  const checked = { phone: { how: 'called' as const, at: new Date('2026-05-03T12:00:00Z') } }
  const html = renderPage(
    {
      treatmentTypeLabels: ['Desintoxicación'],
      evidence: checked,
      opening: {
        status: 'open',
        changesIn: 60,
        lead: 'Abierto ahora',
        text: 'Abierto ahora hasta las 5 p. m.',
      },
    },
    {},
    'es',
  )
  const text = readText(html)

  it('translates its own text, and marks stored text as English', () => {
    expect(text).toContain('Inicio / Camden / Harbor Light')
    expect(text).toContain(
      'Tipo de atención Desintoxicación Cómo se paga Medicaid Gratis o de bajo costo: no se sabe, pregunte Medicinas Naltrexona (como Vivitrol) Metadona: No se ofrece',
    )
    expect(html).toContain('<span lang="en">Addiction treatment center</span>')
    expect(text).toContain('Figura como Addiction treatment center (en inglés)')
    expect(text).toContain('Sobre este centro (en inglés) A center by the river')
    expect(html).toMatch(/<div class="prose" lang="en"><p>A center by the river/)
    expect(text).toContain('Teléfono revisado con una llamada, 3 de mayo de 2026')
    expect(text).toContain('Abierto ahora hasta las 5 p. m.')
    expect(text).toContain('Lunes (hoy) De las 9 a. m. a las 5 p. m. Martes No se indica')
    expect(text).toContain('4.5 Calificación de Google · 1,204 reseñas')
    expect(html).toContain('aria-label="3 reseñas con 5 estrellas, 1 con 3"')
    expect(renderPage({ description: 'Descripción no disponible' }, {}, 'es')).not.toMatch(
      /class="prose" lang/,
    )
  })

  it('links to Spanish pages', () => {
    expect(linkOf(html, 'Pedir información')).toContain('href="/es/contacto?center=harbor-light"')
    expect(linkOf(html, 'Avisar de un problema')).toContain('/es/centros/harbor-light/avisar')
    expect(linkOf(html, 'Inicie sesión para votar')).toContain(
      'href="/es/cuenta/entrar?redirectTo=',
    )
    expect(html).not.toMatch(/<a [^>]*href="\/(?!es[/"])/)
  })

  it('says that the center is closed', () => {
    expect(readText(renderPage({ openStatus: 'Permanently Closed' }, {}, 'es'))).toContain(
      'Cerrado definitivamente Este centro cerró definitivamente. Vea centros abiertos cerca de Camden',
    )
  })
})
