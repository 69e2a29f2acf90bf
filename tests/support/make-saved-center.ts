import type { SavedCenter } from '#app/center/saved/saved-center.ts'

/** Make an open sample center with no other data. */
export function makeSavedCenter(id: string): SavedCenter {
  return {
    id,
    slug: id,
    name: id,
    phone: null,
    address: null,
    place: { city: null, state: null, county: null },
    status: 'Open',
    offers: [],
    hours: [],
    provenance: { kind: 'sample' },
  }
}
