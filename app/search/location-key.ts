import { foldText } from '#app/lib/fold-text.ts'
import { stateCode } from '#site/state.ts'

/** Return the value in `location_keys` of a place in the state: "Essex County" → "essex county, va". */
export function keyInState(name: string): string {
  return foldText(`${name}, ${stateCode}`)
}
