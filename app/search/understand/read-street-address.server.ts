import { readNear } from '#app/center/places/find-place.server.ts'
import { matchDistance } from './read-distance.ts'
import { type Reading, startReading } from './reading.ts'

/** Read a search for a street address with a ZIP code as that ZIP code; null for any other text. */
export function readStreetAddress(text: string, words: string[]): Reading | null {
  // "5 miles from 07102"
  if (matchDistance(words, 0)) return null
  const near = /^\d+ .*\d/.test(text) ? readNear(text) : null
  return near?.kind === 'zip' ? { ...startReading(), near: near.near } : null
}
