import lake from '#app/assets/landscapes/lake.svg'
import lighthouse from '#app/assets/landscapes/lighthouse.svg'
import meadow from '#app/assets/landscapes/meadow.svg'
import orchard from '#app/assets/landscapes/orchard.svg'
import pines from '#app/assets/landscapes/pines.svg'
import ridge from '#app/assets/landscapes/ridge.svg'
import river from '#app/assets/landscapes/river.svg'
import shore from '#app/assets/landscapes/shore.svg'
import { type Landscape, landscapes } from '#site/landscapes.ts'
import { placeholderPath } from './fields/center-image-url.ts'
import type { CenterPlace } from './places/describe-place.ts'
import { isHomeState } from './places/read-state.ts'

// By day in a light scheme, at night in a dark one: the pages are cached, so no clock decides.
const files: Record<Landscape, string> = {
  shore,
  lighthouse,
  river,
  pines,
  ridge,
  lake,
  meadow,
  orchard,
}

/** Return the path of a drawing of the part of our state where a center is; elsewhere the usual one. */
export function findLandscape({ county, state }: Omit<CenterPlace, 'city'>): string {
  if (!isHomeState(state)) return placeholderPath
  const found = Object.entries(landscapes).find(([name]) => name === county)
  return found ? files[found[1]] : placeholderPath
}
