import { stateCode } from '#site/state.ts'
import { readState } from './read-state.ts'
import { findStateCode } from './us-states.ts'

/** Codes that are also English or Spanish words: "in", "or", "la". They count after a comma, or in capitals. */
const wordLikeCodes = new Set(['al', 'co', 'hi', 'id', 'in', 'la', 'me', 'mi', 'oh', 'ok', 'or'])

export const isWordLikeCode = (code: string) => wordLikeCodes.has(code)

const longestState = 3

/** Where a text of the 'Near' field is, if it ends with a state, or is one, that isn't ours. */
export type OtherState = 'outside' | 'far'

/**
 * Find another state at the end of a text: "Portland, OR" and "springfield massachusetts" are far.
 * The name of a state alone counts, its code only in capitals: "Florida", "FL".
 *
 * @param parts the text at its commas, by `foldPlaceName`
 */
export function findOtherState(text: string, parts: string[]): OtherState | null {
  const words = (parts.at(-1) ?? '').split(' ')
  for (let length = Math.min(longestState, words.length); length > 0; length--) {
    const name = words.slice(-length).join(' ')
    const code = findStateCode(name)
    if (!code || code === stateCode) continue
    const isWhole = length === words.length
    if (name.length === 2 && !isStateCode(text, name, isWhole && parts.length > 1)) continue
    return readState(name) ? 'outside' : 'far'
  }
  return null
}

function isStateCode(text: string, code: string, isAfterComma: boolean): boolean {
  if (isAfterComma) return true
  const isInCapitals = text.replace(/\./g, '').trim().endsWith(code.toUpperCase())
  return isInCapitals || (text.length > code.length && !wordLikeCodes.has(code))
}
