import type { Language, Texts } from './language.ts'

/**
 * The fixed vocabulary for care, payment, people and access, in six groups. Values are stored and
 * shown in this order, and appear in URLs (`offers=medicaid`).
 */
const vocabulary = {
  care: [
    'detox',
    'residential',
    'partial-hospitalization',
    'intensive-outpatient',
    'outpatient',
    'telehealth',
    'sober-living',
  ],
  payment: ['medicaid', 'medicare', 'private-insurance', 'tricare', 'free-or-low-cost'],
  medicines: ['methadone', 'buprenorphine', 'naltrexone'],
  language: ['spanish', 'sign-language', 'other-language'],
  people: [
    'women',
    'men',
    'pregnant',
    'under-18',
    'seniors',
    'lgbtq',
    'veterans',
    'mental-health',
    'court-referred',
    'dui',
  ],
  access: ['wheelchair'],
} as const

export type OfferingGroup = keyof typeof vocabulary
/** A value of the vocabulary, like `'free-or-low-cost'`. */
export type Offering = (typeof vocabulary)[OfferingGroup][number]
/** The groups in order, each with its values. */
export const offeringGroups = Object.entries(vocabulary).map(([group, words]) => ({
  group: group as OfferingGroup,
  offerings: words as readonly Offering[],
}))
/** Every value of the vocabulary, in order. */
export const offerings = offeringGroups.flatMap((group) => group.offerings)

const labels: Texts<Record<Offering | OfferingGroup, string>> = {
  en: {
    care: 'Kind of care',
    detox: 'Detox',
    residential: 'Residential (live-in)',
    'partial-hospitalization': 'Partial hospitalization (day program)',
    'intensive-outpatient': 'Intensive outpatient',
    outpatient: 'Outpatient',
    telehealth: 'Telehealth (video or call)',
    'sober-living': 'Sober living (housing, not treatment)',
    payment: 'How it is paid',
    medicaid: 'Medicaid',
    medicare: 'Medicare',
    'private-insurance': 'Private insurance',
    tricare: 'TRICARE (military insurance)',
    'free-or-low-cost': 'Free or low cost',
    medicines: 'Medicines',
    methadone: 'Methadone',
    buprenorphine: 'Buprenorphine (such as Suboxone)',
    naltrexone: 'Naltrexone (such as Vivitrol)',
    language: 'Languages',
    spanish: 'Spanish',
    'sign-language': 'Sign language',
    'other-language': 'Other languages',
    people: 'People it serves',
    women: 'Women',
    men: 'Men',
    pregnant: 'Pregnant or new mothers',
    'under-18': 'Under 18',
    seniors: 'Older adults',
    lgbtq: 'LGBTQ+ people',
    veterans: 'Veterans',
    'mental-health': 'People who also need mental health care',
    'court-referred': 'People referred by a court',
    dui: 'People referred for DUI or DWI',
    access: 'Access',
    wheelchair: 'Wheelchair access',
  },
  es: {
    care: 'Tipo de atención',
    detox: 'Desintoxicación',
    residential: 'Residencial (se vive ahí)',
    'partial-hospitalization': 'Hospitalización parcial (de día)',
    'intensive-outpatient': 'Ambulatorio intensivo',
    outpatient: 'Ambulatorio',
    telehealth: 'A distancia (video o llamada)',
    'sober-living': 'Casa de vida sobria (vivienda, no tratamiento)',
    payment: 'Cómo se paga',
    medicaid: 'Medicaid',
    medicare: 'Medicare',
    'private-insurance': 'Seguro privado',
    tricare: 'TRICARE (seguro militar)',
    'free-or-low-cost': 'Gratis o de bajo costo',
    medicines: 'Medicinas',
    methadone: 'Metadona',
    buprenorphine: 'Buprenorfina (como Suboxone)',
    naltrexone: 'Naltrexona (como Vivitrol)',
    language: 'Idiomas',
    spanish: 'Español',
    'sign-language': 'Lengua de señas',
    'other-language': 'Otros idiomas',
    people: 'A quién atiende',
    women: 'Mujeres',
    men: 'Hombres',
    pregnant: 'Embarazadas o con un bebé recién nacido',
    'under-18': 'Menores de 18',
    seniors: 'Adultos mayores',
    lgbtq: 'Personas LGBTQ+',
    veterans: 'Veteranos',
    'mental-health': 'Quienes también necesitan salud mental',
    'court-referred': 'Personas enviadas por un tribunal',
    dui: 'Personas con un caso de DUI o DWI',
    access: 'Acceso',
    wheelchair: 'Acceso para silla de ruedas',
  },
}

/** Return the heading of a group: `'payment'` → `'How it is paid'`. */
export function labelOfferingGroup(group: OfferingGroup, language: Language = 'en'): string {
  return labels[language][group]
}

/** Return the label of an offering: `'sign-language'` → `'Sign language'`. */
export function labelOffering(offering: Offering, language: Language = 'en'): string {
  return labels[language][offering]
}

/** Return whether an offering is a way to pay. */
export function isPayment(offering: Offering): boolean {
  return (vocabulary.payment as readonly Offering[]).includes(offering)
}

export function isOffering(value: unknown): value is Offering {
  return (offerings as readonly unknown[]).includes(value)
}

/** Return the values that are in the vocabulary, without duplicates, in its order. */
export function readOfferings(values: Iterable<unknown>): Offering[] {
  const given = new Set(values)
  return offerings.filter((offering) => given.has(offering))
}
