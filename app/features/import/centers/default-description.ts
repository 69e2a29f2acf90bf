import { findStateName } from './us-states.ts'

type Located = { city: string | null; state: string | null; countryCode: string }

/**
 * What stands for a description that a file lacks (specification, section 5). New Jersey is said only where no
 * state is known. Null of another country's center without a place.
 */
export function describeByPlace(
  category: string | null,
  { city, state, countryCode }: Located,
): string | null {
  const home = countryCode === 'US' ? 'New Jersey' : null
  const place = city ?? (state === null ? home : findStateName(state))
  return place && `${category ?? 'Treatment center'} located in ${place}`
}
