import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Language } from '#app/lib/language.ts'
import { LanguageProvider } from '#app/ui/use-language.tsx'
import type { CenterDetail } from './center-model.ts'
import { CenterServices } from './center-services.tsx'
import { center } from './test-center.ts'

function readServices(changes: Partial<CenterDetail>, language: Language): string {
  const page = renderToStaticMarkup(
    <LanguageProvider value={language}>
      <CenterServices center={{ ...center, ...changes }} />
    </LanguageProvider>,
  )
  return page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

const house: Partial<CenterDetail> = {
  treatmentTypeLabels: [],
  offerings: ['sober-living', 'women', 'court-referred', 'wheelchair'],
  services: [
    {
      category: 'Treatment programs',
      offered: ['Sober living or transitional housing'],
      notOffered: [],
    },
    {
      category: 'People served',
      offered: ['Programs for women', 'People in the criminal justice system', 'Adults'],
      notOffered: ['Men'],
    },
    { category: 'Access', offered: ['Wheelchair access', 'Free parking'], notOffered: [] },
  ],
}

it('lists what it offers by group, each once', () => {
  expect(readServices(house, 'en')).toContain(
    'Kind of care Sober living (housing, not treatment) People it serves Women People referred by a court Adults Not offered: Men Access Wheelchair access Free parking',
  )
})

it('does so in Spanish', () => {
  expect(readServices(house, 'es')).toContain(
    'Tipo de atención Casa de vida sobria (vivienda, no tratamiento) A quién atiende Mujeres Personas enviadas por un tribunal Adultos No se ofrece: Hombres Acceso Acceso para silla de ruedas Estacionamiento gratis',
  )
})
