import { randomUUID } from 'node:crypto'
import { deriveCenter } from '#app/lib/derive-center.ts'
import { deriveTreatmentTypes } from '#app/lib/derive-treatment-types.ts'
import type { TreatmentType } from '#app/lib/treatment-types.ts'
import { findOldestActivity, subtractDays } from './build-member-rows.ts'
import { hoursPlans, type SampleCenter, serviceSections } from './sample-data.ts'

/**
 * The rows of `treatment_centers` for the samples, with addresses of pages (`slugs`, one a center)
 * and dates spread over the seven months before `now`. The first `pinsLeft` pinned ones stay pinned.
 */
export function buildCenterRows(
  centers: readonly SampleCenter[],
  slugs: readonly string[],
  pinsLeft: number,
  now: Date,
) {
  const pinned = centers
    .filter((center) => center.pinnedDaysAgo !== undefined)
    .sort((a, b) => (a.pinnedDaysAgo ?? 0) - (b.pinnedDaysAgo ?? 0))
    .slice(0, pinsLeft)
  return centers.map((center, index) => {
    const slug = slugs[index]
    if (!slug) throw new Error(`${center.name} has no slug`)
    const { createdAt, updatedAt } = placeInTime(center.name, index, now)
    const isPinned = pinned.includes(center)
    return {
      id: randomUUID(),
      slug,
      name: center.name,
      description: center.description ?? null,
      address: formatAddress(center),
      phone: center.phone ?? null,
      phoneUnformatted: center.phone ? `+1${center.phone.replace(/\D/g, '')}` : null,
      website: center.website ?? null,
      totalScore: center.rated?.score ?? null,
      reviewsCount: center.rated?.reviews ?? null,
      imagesCount: center.rated?.photos ?? null,
      city: center.place.city,
      state: 'NJ',
      postalCode: center.place.zip,
      neighborhood: center.neighborhood ?? null,
      street: center.street ?? null,
      county: center.place.county,
      latitude: center.latitude,
      longitude: center.longitude,
      categoryName: center.category,
      permanentlyClosed: center.closed === 'for-good',
      temporarilyClosed: center.closed === 'for-now',
      placeId: center.placeId ?? null,
      pinned: isPinned,
      pinnedAt: isPinned ? subtractDays(now, center.pinnedDaysAgo ?? 0) : null,
      createdAt,
      updatedAt,
      verifiedAt: center.verified ? updatedAt : null,
      source: 'sample' as const,
      treatmentTypes: listTypes(center),
      offerings: listOfferings(center),
      searchTerms: listSearchTerms(center).join(' '),
    }
  })
}

/**
 * The same spread at every seeding: added 6 to 210 days ago, but before anybody wrote there, and last
 * changed some time after that.
 */
function placeInTime(name: string, index: number, now: Date) {
  const addedDaysAgo = Math.max(6 + ((index * 53) % 205), findOldestActivity(name) + 7)
  const changedDaysAgo = addedDaysAgo * (((index * 29) % 17) / 17)
  return {
    createdAt: subtractDays(now, addedDaysAgo),
    updatedAt: subtractDays(now, changedDaysAgo),
  }
}

function listOfferings(center: SampleCenter) {
  const { name, category: categoryName, description = null } = center
  const categories = listCategories(center)
  const additionalInfo = buildDetailRows(center, '').info
  const words = { name, categoryName, categories, description, additionalInfo }
  return deriveCenter(words, { treatmentTypes: listTypes(center) }).offerings
}

/** What hangs on one center: its categories, its week, what it offers and what it does not. */
export function buildDetailRows(center: SampleCenter, centerId: string) {
  const week = center.hours ? hoursPlans[center.hours] : []
  const describe = (keys: string | undefined, infoValue: boolean) =>
    listServices(keys).map(({ section, words }) => ({
      centerId,
      category: section,
      infoKey: words,
      infoValue,
    }))
  return {
    categories: listCategories(center).map((category) => ({ centerId, category })),
    hours: week.map((hours, day) => ({ centerId, dayOfWeek: day + 1, hours })),
    info: [...describe(center.offers, true), ...describe(center.lacks, false)],
  }
}

/** `'detox spanish'` → the two services, section by section. Throws on a key that is not known. */
export function listServices(keys = ''): { section: string; words: string }[] {
  const wanted = new Set(keys.split(' ').filter(Boolean))
  const services = Object.entries(serviceSections).flatMap(([section, entries]) =>
    Object.entries(entries).flatMap(([key, words]) =>
      wanted.delete(key) ? { section, words } : [],
    ),
  )
  if (wanted.size > 0) throw new Error(`No service is called ${[...wanted].join(' or ')}`)
  return services
}

/** Its categories, the leading one first, and the services that it offers, in words. */
function listSearchTerms(center: SampleCenter): string[] {
  const services = listServices(center.offers).map(({ words }) => words)
  return [...new Set([...listCategories(center), ...services])]
}

function listCategories(center: SampleCenter): string[] {
  return [...new Set([center.category, ...(center.categories ?? [])])]
}

/** The filter's types, read from the same words that the center's page shows. */
export function listTypes(center: SampleCenter): TreatmentType[] {
  return deriveTreatmentTypes([...listSearchTerms(center), center.description])
}

/** "410 Lantern Row, Trenton, NJ 08608"; null where the street is not public. */
export function formatAddress({ street, place }: SampleCenter): string | null {
  return street ? `${street}, ${place.city}, NJ ${place.zip}` : null
}
