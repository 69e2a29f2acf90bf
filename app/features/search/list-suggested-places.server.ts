import type { Transaction } from '#db/client.server.ts'
import { listLargestCities } from './find-places.server.ts'
import { fallbackCities } from './messages.ts'

/** Labels that the location field suggests before anything is typed. */
export async function listSuggestedPlaces(tx: Transaction): Promise<string[]> {
  const places = await listLargestCities(tx)
  return places.length ? places : fallbackCities
}
