import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { CenterDetail } from '#app/center/center-model.ts'
import type { Language } from '#app/lib/language.ts'
import { LanguageProvider } from '#app/ui/use-language.tsx'
import { center } from '#tests/support/complete-center.ts'
import { CenterFit } from './center-fit.tsx'
import { CenterServices } from './center-services.tsx'

function render(changes: Partial<CenterDetail>, language: Language): string {
  const shown = { ...center, ...changes }
  return renderToStaticMarkup(
    <LanguageProvider value={language}>
      <CenterFit center={shown} />
      <CenterServices center={shown} />
    </LanguageProvider>,
  )
}

const readText = (changes: Partial<CenterDetail>, language: Language = 'en') =>
  render(changes, language)
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .replaceAll(' : ', ': ')

const house: Partial<CenterDetail> = {
  treatmentTypeLabels: [],
  offerings: ['sober-living', 'women', 'court-referred', 'wheelchair'],
  services: [
    {
      category: 'Treatment programs',
      offered: ['Sober living or transitional housing', 'Aftercare planning'],
      notOffered: ['Detoxification'],
    },
    {
      category: 'People served',
      offered: ['Programs for women', 'People in the criminal justice system', 'Adults'],
      notOffered: ['Men'],
    },
    { category: 'Access', offered: ['Wheelchair access', 'Free parking'], notOffered: [] },
    { category: 'Languages', offered: ['English'], notOffered: [] },
  ],
}

describe('Will it fit?', () => {
  it('says yes, not offered, or not known, by group', () => {
    expect(readText(house)).toContain(
      'Will it fit? Kind of care Sober living (housing, not treatment) Detox: Not offered ' +
        'How it is paid Medicaid: not known, ask Free or low cost: not known, ask ' +
        'Medicines Methadone: not known, ask Buprenorphine (such as Suboxone): not known, ask ' +
        'Languages English Spanish: not known, ask ' +
        'People it serves Women People referred by a court Men: Not offered ' +
        'Access Wheelchair access Offered Not offered Not known: ask when you call',
    )
  })

  it('does so in Spanish', () => {
    expect(readText(house, 'es')).toContain(
      '¿Le sirve este centro? Tipo de atención Casa de vida sobria (vivienda, no tratamiento) Desintoxicación: No se ofrece ' +
        'Cómo se paga Medicaid: no se sabe, pregunte Gratis o de bajo costo: no se sabe, pregunte',
    )
  })

  it('shows a sign for each answer', () => {
    const signs = [
      ...render(house, 'en').matchAll(/<li[^>]*><svg.*?#([\w-]+)".*?<span[^>]*>([^<]*)/g),
    ]
    const signOf = (words: string) => signs.find(([, , name]) => name?.startsWith(words))?.[1]
    expect(signOf('Sober living')).toBe('check')
    expect(signOf('Men')).toBe('x')
    expect(signOf('Medicaid')).toBe('circle-help')
  })

  it('leaves out people and access when the listing says nothing about them', () => {
    expect(readText({ offerings: [], services: [] })).not.toMatch(/People it serves|Access/)
  })

  it('shows when a person checked a group', () => {
    const payment = { how: 'called' as const, at: new Date('2026-05-03T12:00:00Z') }
    expect(readText({ evidence: { payment } })).toContain(
      'Free or low cost: not known, ask Checked by calling, May 3, 2026 Medicines',
    )
  })
})

describe('Treatment Programs & Services', () => {
  it('lists only what "Will it fit?" does not show', () => {
    expect(readText(house)).toContain(
      'Treatment Programs & Services Treatment programs Aftercare planning People served Adults Access Free parking',
    )
    expect(readText(house).endsWith('Free parking ')).toBe(true)
  })

  it('says so when nothing more is listed', () => {
    expect(readText({ services: [] })).toContain('Treatment Programs & Services Nothing more')
  })
})
