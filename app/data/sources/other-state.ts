import * as z from 'zod'
import { isHomeState } from '#app/center/places/read-state.ts'

const withState = z.object({ state: z.string() })

/**
 * Return the state that a record of the locator names if it is another one, as the record writes it. Null for our
 * state, and for a record that names none.
 */
export function findOtherState(record: unknown): string | null {
  const state = withState.safeParse(record).data?.state.trim()
  return state && !isHomeState(state) ? state : null
}
