import { deriveTreatmentTypes } from '#app/lib/derive-treatment-types.ts'
import type { TreatmentType } from '#app/lib/treatment-types.ts'
import { camdenCenters } from './center-data-camden.ts'
import { capeCenters } from './center-data-cape.ts'
import { delawareCenters } from './center-data-delaware.ts'
import { newarkCenters } from './center-data-newark.ts'
import { northeastCenters } from './center-data-northeast.ts'
import { northwestCenters } from './center-data-northwest.ts'
import { raritanCenters } from './center-data-raritan.ts'
import { shoreCenters } from './center-data-shore.ts'
import type { SampleCenter } from './sample-center.ts'
import { listServices } from './services.ts'

/** Every sample center, from north to south. All are fictional. */
export const sampleCenters: readonly SampleCenter[] = [
  ...northwestCenters,
  ...northeastCenters,
  ...newarkCenters,
  ...raritanCenters,
  ...delawareCenters,
  ...shoreCenters,
  ...camdenCenters,
  ...capeCenters,
]

/** Its categories, the leading one first, and the services that it offers, in words. */
export function listSearchTerms(center: SampleCenter): string[] {
  const services = listServices(center.offers).map(({ words }) => words)
  return [...new Set([...listCategories(center), ...services])]
}

export function listCategories(center: SampleCenter): string[] {
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
