/**
 * The fixed vocabulary for care, payment, people, access and accreditation, in seven groups. Values are stored and
 * shown in this order, and appear in URLs (`offers=medicaid`).
 *
 * Each has its permanent bit in the database (`facets.ts`), which says nothing about its order. A new
 * value takes `nextBit`, so that the stored bits of all others stay true. A kind of care that is also
 * a treatment type has that type's bit.
 */
export const vocabulary = {
  care: {
    detox: 2,
    'outpatient-detox': 41,
    residential: 7,
    'partial-hospitalization': 8,
    'intensive-outpatient': 9,
    outpatient: 1,
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
  language: {
    spanish: 20,
    'sign-language': 21,
    arabic: 42,
    chinese: 43,
    creole: 44,
    farsi: 45,
    french: 46,
    german: 47,
    greek: 48,
    gujarati: 49,
    hebrew: 50,
    hindi: 51,
    italian: 52,
    japanese: 53,
    korean: 54,
    polish: 55,
    portuguese: 56,
    russian: 57,
    tagalog: 58,
    urdu: 59,
    vietnamese: 60,
    'other-language': 22,
  },
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
    'parents-with-children': 61,
  },
  access: {
    telehealth: 10,
    'walk-ins': 62,
    'child-care': 63,
    evenings: 64,
    weekends: 65,
    'early-hours': 66,
    wheelchair: 33,
  },
  accreditation: { 'joint-commission': 67, carf: 68, ncqa: 69 },
} as const

/** The first bit that was never used. A bit whose value was removed is not used again. */
export const nextBit = 70

export type Vocabulary = typeof vocabulary
export type OfferingGroup = keyof Vocabulary
/** A value of the vocabulary, like `'free-or-low-cost'`. */
export type Offering = { [Group in OfferingGroup]: keyof Vocabulary[Group] }[OfferingGroup]

/** Choices that opening hours also say: filters, but no facts beside the hours themselves. */
export const hourOfferings: ReadonlySet<string> = new Set<Offering>([
  'evenings',
  'weekends',
  'early-hours',
])
