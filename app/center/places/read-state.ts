import { foldText } from '#app/lib/fold-text.ts'
import { knownStates } from '#site/known-states.ts'
import { stateCode } from '#site/state.ts'

const codes = new Map(
  Object.entries(knownStates).flatMap(([code, { spellings }]) =>
    spellings.map((spelling) => [spelling, code]),
  ),
)

/** Read the state or a neighbor of it: "N.Y.", "new york" → "NY". Null for any other text. */
export function readState(text: string): string | null {
  return codes.get(foldText(text.replace(/\./g, ''))) ?? null
}

/** Return whether a center's state is ours; a missing one counts as ours. */
export function isHomeState(state: string | null): boolean {
  return state === null || readState(state) === stateCode
}

/** List the names of a state as people type them, folded: "pa", "pennsylvania". */
export function listStateNames(code: string): string[] {
  return knownStates[code]?.spellings ?? []
}
