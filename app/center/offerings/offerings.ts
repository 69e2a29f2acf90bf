import type { Language, Texts } from '#app/lib/language.ts'

/**
 * The fixed vocabulary for care, payment, people and access, in six groups. Values are stored and
 * shown in this order, and appear in URLs (`offers=medicaid`).
 *
 * Each has its permanent bit in the database (`facets.ts`), which says nothing about its order. A new
 * value takes `nextBit`, so that the stored bits of all others stay true. A kind of care that is also
 * a treatment type has that type's bit.
 */
const vocabulary = {
  care: {
    detox: 2,
    'outpatient-detox': 41,
    residential: 7,
    'partial-hospitalization': 8,
    'intensive-outpatient': 9,
    outpatient: 1,
    telehealth: 10,
    'sober-living': 11,
  },
  payment: {
    medicaid: 12,
    medicare: 13,
    'private-insurance': 14,
    tricare: 15,
    'free-or-low-cost': 16,
  },
  medicines: { methadone: 17, buprenorphine: 18, naltrexone: 19 },
  language: { spanish: 20, 'sign-language': 21, 'other-language': 22 },
  people: {
    women: 23,
    men: 24,
    pregnant: 25,
    'under-18': 26,
    seniors: 27,
    lgbtq: 28,
    veterans: 29,
    'mental-health': 30,
    'court-referred': 31,
    dui: 32,
  },
  access: { wheelchair: 33 },
} as const

/** The first bit that was never used. A bit whose value was removed is not used again. */
export const nextBit = 42

type Vocabulary = typeof vocabulary
export type OfferingGroup = keyof Vocabulary
/** A value of the vocabulary, like `'free-or-low-cost'`. */
export type Offering = { [Group in OfferingGroup]: keyof Vocabulary[Group] }[OfferingGroup]
/** The groups in order, each with its values. */
export const offeringGroups = Object.entries(vocabulary).map(([group, bits]) => ({
  group: group as OfferingGroup,
  offerings: Object.keys(bits) as Offering[] as readonly Offering[],
}))
/** Every value of the vocabulary, in order. */
export const offerings = offeringGroups.flatMap((group) => group.offerings)

/** Every value with its permanent bit. */
export const offeringBits: ReadonlyMap<Offering, number> = new Map(
  Object.values(vocabulary).flatMap((bits) => Object.entries(bits) as [Offering, number][]),
)

const labels: Texts<Record<Offering | OfferingGroup, string>> = {
  en: {
    care: 'Kind of care',
    detox: 'Detox',
    'outpatient-detox': 'Outpatient detox (no bed)',
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
    'outpatient-detox': 'Desintoxicación ambulatoria (sin cama)',
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
    'court-referred': 'Personas enviadas por la corte',
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
  return offering in vocabulary.payment
}

export function isOffering(value: unknown): value is Offering {
  return (offerings as readonly unknown[]).includes(value)
}

/** Return the values that are in the vocabulary, without duplicates, in its order. */
export function readOfferings(values: Iterable<unknown>): Offering[] {
  const given = new Set(values)
  return offerings.filter((offering) => given.has(offering))
}
