import { describe, expect, it } from 'vitest'
import type { CenterDetail } from '#app/center/center-model.ts'
import type { Language } from '#app/lib/language.ts'
import { center } from '#tests/support/complete-center.ts'
import { describeFacts } from './describe-facts.ts'

const house: Partial<CenterDetail> = {
  treatmentTypeLabels: [],
  offerings: [
    'sober-living',
    'medicaid',
    'free-or-low-cost',
    'other-language',
    'court-referred',
    'wheelchair',
  ],
  services: [
    { category: 'Treatment programs', offered: ['Sober living'], notOffered: ['Detoxification'] },
    { category: 'Therapy', offered: [], notOffered: ['Group counseling'] },
    { category: 'Payment', offered: ['Medicaid'], notOffered: ['Medicare', 'TRICARE'] },
    { category: 'People served', offered: ['Adults'], notOffered: ['Adolescents', 'Veterans'] },
    { category: 'Languages', offered: ['English', 'Zuni'], notOffered: [] },
  ],
}

/** Write a sentence with asterisks around its bold parts. */
function read(
  changes: Partial<CenterDetail>,
  wishes: readonly string[] = [],
  language: Language = 'en',
): string {
  return describeFacts({ ...center, ...changes }, wishes, language)
    .map((sentence) =>
      sentence.map(({ text, isStrong }) => (isStrong ? `*${text}*` : text)).join(''),
    )
    .join(' ')
    .replaceAll('**', '')
}

describe('the facts of a center', () => {
  it('are sentences, in which every no is strong', () => {
    expect(read(house)).toBe(
      'Sober living (housing, not treatment). *No detox.* Takes Medicaid. ' +
        '*Does not take Medicare or TRICARE (military insurance).* Free or low-cost care. ' +
        'Speaks English and Zuni. Serves people referred by a court. ' +
        '*Not for veterans or adolescents.* Wheelchair access.',
    )
  })

  it('are so in Spanish, with the capitals of that language', () => {
    expect(read(house, [], 'es')).toBe(
      'Casa de vida sobria (vivienda, no tratamiento). *No ofrece desintoxicación.* ' +
        'Acepta Medicaid. *No acepta Medicare ni TRICARE (seguro militar).* ' +
        'Atención gratis o de bajo costo. Hablan inglés y Zuni. ' +
        'Atiende a personas enviadas por la corte. *No atiende a veteranos ni adolescentes.* ' +
        'Acceso para silla de ruedas.',
    )
    const [, , , , , languages = []] = describeFacts({ ...center, ...house }, [], 'es')
    expect(languages.filter(({ lang }) => lang === 'en').map(({ text }) => text)).toEqual(['Zuni'])
  })

  it('name each language as the center does, and its ways and accreditation', () => {
    const clinic: Partial<CenterDetail> = {
      treatmentTypeLabels: [],
      offerings: [
        'creole',
        'polish',
        'telehealth',
        'walk-ins',
        'evenings',
        'joint-commission',
        'carf',
      ],
      services: [
        { category: 'Languages', offered: ['English', 'Haitian Creole', 'Polish'], notOffered: [] },
        {
          category: 'Access',
          offered: ['Video visits', 'Walk-ins welcome', 'Evening hours'],
          notOffered: ['Child care during visits'],
        },
        {
          category: 'Licenses and accreditation',
          offered: ['Accredited by The Joint Commission'],
          notOffered: ['Accredited by NCQA'],
        },
      ],
    }
    expect(read(clinic)).toBe(
      // Evening hours are among the hours.
      'Speaks Haitian Creole, Polish, and English. Telehealth (video or call) and walk-ins (no ' +
        'appointment). *No child care during visits.* Joint Commission ' +
        'accredited and CARF accredited. *Not NCQA accredited.*',
    )
    expect(read(clinic, [], 'es')).toBe(
      'Hablan criollo haitiano, polaco e inglés. A distancia (video o llamada) y sin cita ' +
        'previa. *Sin cuidado de niños durante las citas.* ' +
        'Acreditado por la Joint Commission y acreditado por CARF. *No está acreditado por NCQA.*',
    )
  })

  it('are strong where they were searched for', () => {
    expect(read({}, ['detox', 'medicaid'])).toContain('*Detox*. Takes *Medicaid*. ')
    expect(read({})).toContain('Detox. Takes Medicaid. ')
    expect(read(house, ['free-or-low-cost'])).toContain('*Free or low-cost care.*')
  })

  it('say first whom alone a center serves', () => {
    const people = (offered: string, notOffered: string): Partial<CenterDetail> => ({
      offerings: [offered === 'Men' ? 'men' : 'women', 'veterans'],
      services: [
        { category: 'People served', offered: [offered], notOffered: [notOffered, 'Adolescents'] },
      ],
    })
    expect(read(people('Men', 'Women'))).toContain(
      '*For men only.* Serves veterans. *Not for adolescents.*',
    )
    expect(read(people('Women', 'Men'), [], 'es')).toContain('*Solo para mujeres.* Atiende a')
  })

  it('say where a fact is from that the listing does not say itself', () => {
    expect(read({ otherSources: { Detox: 'from its name' } })).toContain('Detox (from its name).')
  })

  it('leave out what is not known', () => {
    expect(read({ treatmentTypeLabels: [], offerings: [], services: [] })).toBe('')
  })
})
