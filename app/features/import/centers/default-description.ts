import { findStateName } from './us-states.ts'

type Located = { city: string | null; state: string | null; countryCode: string }

/**
 * The default description of a center whose file has none (specification, section 5). It names New Jersey only when
 * the state is unknown. Null for a center in another country without a city or state.
 */
export function describeByPlace(
  category: string | null,
  { city, state, countryCode }: Located,
): string | null {
  const home = countryCode === 'US' ? 'New Jersey' : null
  const place = city ?? (state === null ? home : findStateName(state))
  return place && `${category ?? 'Treatment center'} located in ${place}`
}
