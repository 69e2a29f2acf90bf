import type { Language, Texts } from './language.ts'

/**
 * What a center offers, whom it serves and how it is paid: one fixed vocabulary in five groups, in
 * the order in which it is stored and shown. The values stand in addresses (`offers=medicaid`).
 */
const vocabulary = {
  care: {
    label: 'Kind of care',
    offerings: {
      detox: 'Detox',
      residential: 'Residential (live-in)',
      'intensive-outpatient': 'Intensive outpatient',
      outpatient: 'Outpatient',
      telehealth: 'Telehealth (video or call)',
    },
  },
  payment: {
    label: 'How it is paid',
    offerings: {
      medicaid: 'Medicaid',
      medicare: 'Medicare',
      'private-insurance': 'Private insurance',
      tricare: 'TRICARE (military insurance)',
      'free-or-low-cost': 'Free or low cost',
    },
  },
  medicines: {
    label: 'Medicines',
    offerings: {
      methadone: 'Methadone',
      buprenorphine: 'Buprenorphine (such as Suboxone)',
      naltrexone: 'Naltrexone (such as Vivitrol)',
    },
  },
  language: {
    label: 'Languages',
    offerings: {
      spanish: 'Spanish',
      'sign-language': 'Sign language',
      'other-language': 'Other languages',
    },
  },
  people: {
    label: 'People it serves',
    offerings: {
      pregnant: 'Pregnant or new mothers',
      'under-18': 'Under 18',
      veterans: 'Veterans',
      'mental-health': 'People who also need mental health care',
    },
  },
} as const

type Vocabulary = typeof vocabulary

export type OfferingGroup = keyof Vocabulary
/** One word of the vocabulary: `'free-or-low-cost'`. */
export type Offering = { [G in OfferingGroup]: keyof Vocabulary[G]['offerings'] }[OfferingGroup]
/** The five groups in order, each with its heading and its words. */
export const offeringGroups = Object.entries(vocabulary).map(([group, { label, offerings }]) => ({
  group: group as OfferingGroup,
  label,
  offerings: Object.keys(offerings) as Offering[],
}))

/** Every word of the vocabulary, in order. */
export const offerings: readonly Offering[] = offeringGroups.flatMap((group) => group.offerings)

const labels = Object.assign(
  {},
  ...Object.values(vocabulary).map((group) => group.offerings),
) as Record<Offering, string>

const groupOf = Object.fromEntries(
  offeringGroups.flatMap(({ group, offerings }) => offerings.map((word) => [word, group])),
) as Record<Offering, OfferingGroup>

const es: Record<Offering, string> = {
  detox: 'Desintoxicación',
  residential: 'Residencial (se vive ahí)',
  'intensive-outpatient': 'Ambulatorio intensivo',
  outpatient: 'Ambulatorio',
  telehealth: 'A distancia (video o llamada)',
  medicaid: 'Medicaid',
  medicare: 'Medicare',
  'private-insurance': 'Seguro privado',
  tricare: 'TRICARE (seguro militar)',
  'free-or-low-cost': 'Gratis o de bajo costo',
  methadone: 'Metadona',
  buprenorphine: 'Buprenorfina (como Suboxone)',
  naltrexone: 'Naltrexona (como Vivitrol)',
  spanish: 'Español',
  'sign-language': 'Lengua de señas',
  'other-language': 'Otros idiomas',
  pregnant: 'Embarazadas o mamás recientes',
  'under-18': 'Menores de 18',
  veterans: 'Veteranos',
  'mental-health': 'Quienes también necesitan salud mental',
}

const esGroups: Record<OfferingGroup, string> = {
  care: 'Tipo de atención',
  payment: 'Cómo se paga',
  medicines: 'Medicinas',
  language: 'Idiomas',
  people: 'A quién atiende',
}

const labelTexts: Texts<Record<Offering, string>> = { en: labels, es }

const groupTexts: Texts<Record<OfferingGroup, string>> = {
  en: Object.fromEntries(offeringGroups.map(({ group, label }) => [group, label])) as Record<
    OfferingGroup,
    string
  >,
  es: esGroups,
}

/** The heading of a group: `'payment'` → `'How it is paid'`. */
export function labelOfferingGroup(group: OfferingGroup, language: Language = 'en'): string {
  return groupTexts[language][group]
}

/** The words a visitor reads: `'sign-language'` → `'Sign language'`. */
export function labelOffering(offering: Offering, language: Language = 'en'): string {
  return labelTexts[language][offering]
}

/** `'medicaid'` → `'payment'`. */
export function groupOfOffering(offering: Offering): OfferingGroup {
  return groupOf[offering]
}

export function isOffering(value: unknown): value is Offering {
  return typeof value === 'string' && Object.hasOwn(labels, value)
}

/** Those of the values that are words of the vocabulary, each once, in its order. */
export function readOfferings(values: Iterable<unknown>): Offering[] {
  const given = new Set(values)
  return offerings.filter((offering) => given.has(offering))
}

/** The values by group, in order, with the groups' headings; a group without any is left out. */
export function groupOfferings(values: Iterable<unknown>) {
  const given = new Set<unknown>(readOfferings(values))
  return offeringGroups
    .map((group) => ({
      ...group,
      offerings: group.offerings.filter((offering) => given.has(offering)),
    }))
    .filter((group) => group.offerings.length > 0)
}
