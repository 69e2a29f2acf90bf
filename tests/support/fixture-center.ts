import { seedSamples } from '#app/data/samples/seed.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import {
  centerAdditionalInfo,
  centerCategories,
  centerFormerSlugs,
  centerOpeningHours,
} from '#db/schema/center-details.ts'
import { treatmentCenters } from '#db/schema/centers.ts'

export function addSamples(database: Database): Promise<void> {
  return asOperator(database, (db) => seedSamples(db, new Date()))
}

/**
 * An imported center with every field filled in, including those that no sample has: a Google
 * rating and directions.
 */
export const importedCenter = {
  id: '6f1c9d7e-4a55-4c1b-9d0e-3b6a2f8e5c10',
  slug: 'quillfeather-imported-center',
  formerSlug: 'quillfeather-house',
  name: 'Quillfeather Imported Center',
  description:
    'Quillfeather takes people of every age. Its counselors speak with families in the evening.\nThe house stands by the river.',
  address: '12 Quillfeather Walk, Trenton, NJ 08608',
  street: '12 Quillfeather Walk',
  city: 'Trenton',
  state: 'NJ',
  county: 'Mercer',
  postalCode: '08608',
  latitude: 40.2171,
  longitude: -74.7429,
  phone: '(609) 555-0199',
  website: 'https://quillfeather.example.org/welcome',
  totalScore: 4.6,
  reviewsCount: 1204,
  imagesCount: 14,
  placeId: 'fixture-quillfeather',
  countryCode: 'US',
  categoryName: 'Addiction treatment center',
  treatmentTypes: ['inpatient', 'detox'],
  searchTerms: 'Addiction treatment center Detox',
  source: 'import',
} as const

/** A center with only a name, and a very long one. */
export const bareCenter = {
  id: '0b9f3a52-77c4-4f0e-8f7d-5d3c1e9a6b21',
  slug: 'unknownfield',
  name: `Unknownfield ${'Recovery and Rehabilitation '.repeat(4)}${'Donaudampfschifffahrtsgesellschaft'.repeat(2)}`,
  source: 'staff',
} as const

const week = [
  '9 AM–5 PM',
  '9 AM–5 PM',
  '9 AM–5 PM',
  '9 AM–5 PM',
  '9 AM–5 PM',
  '10 AM–2 PM',
  'Closed',
]

/** Add both centers; the first gets its categories, hours, services and a former slug. */
export function addFixtureCenters(database: Database): Promise<void> {
  const { formerSlug, ...row } = importedCenter
  const centerId = row.id
  return asOperator(database, async (db) => {
    await db.insert(treatmentCenters).values({ ...row, treatmentTypes: [...row.treatmentTypes] })
    await db.insert(treatmentCenters).values(bareCenter)
    await db.insert(centerFormerSlugs).values({ slug: formerSlug, centerId })
    await db
      .insert(centerCategories)
      .values(['Addiction treatment center', 'Detox'].map((category) => ({ centerId, category })))
    await db
      .insert(centerOpeningHours)
      .values(week.map((hours, day) => ({ centerId, dayOfWeek: day + 1, hours })))
    await db.insert(centerAdditionalInfo).values([
      { centerId, category: 'Payment', infoKey: 'Sliding fee scale', infoValue: true },
      { centerId, category: 'Payment', infoKey: 'Medicare', infoValue: false },
    ])
  })
}
