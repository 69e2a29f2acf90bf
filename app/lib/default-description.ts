import { findStateName } from './us-states.ts'

type Located = { city: string | null; state: string | null; countryCode: string }

/**
 * Returns the default description for a center without one (specification, section 5). It names New
 * Jersey only if city and state are unknown. Null for a center abroad without a city or state.
 */
export function buildDefaultDescription(
  category: string | null,
  { city, state, countryCode }: Located,
): string | null {
  const home = countryCode === 'US' ? 'New Jersey' : null
  const place = city ?? (state === null ? home : findStateName(state))
  return place && `${category ?? 'Treatment center'} located in ${place}`
}
