import { findStateName } from '#app/center/places/us-states.ts'
import { stateName } from '#site/state.ts'

type Located = { city: string | null; state: string | null }

/**
 * Return the default description for a center without one (specification, section 5). It names the
 * state only if the city is unknown. Null if both are: the center may be in any state.
 */
export function buildDefaultDescription(
  category: string | null,
  { city, state }: Located,
): string | null {
  const place = city ?? (state && findStateName(state))
  return place && describeIn(category, place)
}

/** Return whether a description is the default one, for the center's place or from before we knew it. */
export function isDefaultDescription(
  description: string,
  category: string | null,
  located: Located,
): boolean {
  const former = describeIn(category, stateName.en)
  return description === former || description === buildDefaultDescription(category, located)
}

function describeIn(category: string | null, place: string): string {
  return `${category ?? 'Treatment center'} located in ${place}`
}
