import type { SavedCenter } from './saved-center.ts'

/** An open sample center of which nothing else is known. */
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
