import { stateName } from '#site/state.ts'
import { findStateName } from './us-states.ts'

type Located = { city: string | null; state: string | null; countryCode: string }

/**
 * Return the default description for a center without one (specification, section 5). It names the
 * state only if city and state are unknown. Null for a center abroad without a city or state.
 */
export function buildDefaultDescription(
  category: string | null,
  { city, state, countryCode }: Located,
): string | null {
  const home = countryCode === 'US' ? stateName.en : null
  const place = city ?? (state === null ? home : findStateName(state))
  return place && `${category ?? 'Treatment center'} located in ${place}`
}
