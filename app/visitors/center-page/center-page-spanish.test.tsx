import { describe, expect, it } from 'vitest'
import { linkOf, readText, renderPage } from '#tests/support/render-center-page.tsx'

describe('CenterPage in Spanish', () => {
  const checked = { phone: { how: 'called' as const, at: new Date('2026-05-03T12:00:00Z') } }
  const html = renderPage(
    {
      treatmentTypeLabels: ['Desintoxicación'],
      categories: ['Addiction treatment center', 'Harbor day group'],
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
    expect(text).toContain('Inicio Camden Harbor Light')
    expect(text).toContain(
      'Desintoxicación. Acepta Medicaid. Ofrece naltrexona (como Vivitrol). No ofrece metadona .',
    )
    expect(html).toContain('<span lang="en">Harbor day group</span>')
    expect(text).toContain(
      'Figura como Centro de tratamiento de adicciones, Harbor day group (en inglés)',
    )
    expect(text).toContain('(en inglés) A center by the river')
    expect(html).toMatch(/<div class="prose" lang="en"><p>A center by the river/)
    expect(text).toContain('Teléfono revisado con una llamada, 3 de mayo de 2026')
    expect(text).toContain('Abierto ahora hasta las 5 p. m.')
    expect(text).toContain('Lunes (hoy) De las 9 a. m. a las 5 p. m. Martes No se indica')
    expect(text).toContain('4.5 en Google (1,204) 4.5 aquí (4)')
    expect(html).toContain('aria-label="3 reseñas con 5 estrellas, 1 con 3"')
    expect(renderPage({ description: 'Descripción no disponible' }, {}, 'es')).not.toMatch(
      /class="prose" lang/,
    )
  })

  it('links to Spanish pages', () => {
    expect(linkOf(html, 'Pedir información')).toContain('href="/es/contacto?center=harbor-light"')
    expect(linkOf(html, 'Reportar un problema')).toContain('/es/centros/harbor-light/avisar')
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
