import { matchPlaceAt } from '#app/center/places/match-place.server.ts'
import { isWordLikeCode } from '#app/center/places/read-far-state.ts'
import { readState } from '#app/center/places/read-state.ts'
import { findStateCode, findStateName } from '#app/center/places/us-states.ts'
import { splitWords } from '#app/lib/fold-text.ts'
import { hasKind } from './meanings.ts'

/** At most so many words before the comma name the place. */
const longestPlace = 4

/**
 * Write out the code of a far state that is also a word, because commas and capitals are lost when
 * a text is split into words: "Washington, IN" → "Washington, Indiana". In lower case it must follow
 * a place or "in": "need detox, or" has no state.
 */
export function spellOutState(text: string): string {
  return text.replace(
    /(,?)(\s*)\b(\p{L}{2})(?=[.\s]*(?:$|[,;]))/gu,
    (typed: string, comma: string, space: string, code: string, at: number) => {
      if (!isWordLikeCode(code.toLowerCase()) || readState(code) || !findStateCode(code)) {
        return typed
      }
      const isInCapitals = /^\p{Lu}+$/u.test(code) && /\p{Ll}/u.test(text)
      const before = splitWords(text.slice(0, at))
      const isMeant =
        comma !== '' ? isInCapitals || endsWithPlace(before) : isInCapitals && endsWithPlace(before)
      return isMeant ? `${comma}${space || ' '}${findStateName(code)}` : typed
    },
  )
}

/** Return whether words end with a place, or with a name after "in". */
function endsWithPlace(words: string[]): boolean {
  for (let start = Math.max(0, words.length - longestPlace); start < words.length; start++) {
    if (matchPlaceAt(words, start)?.length === words.length - start) return true
    const isLast = start === words.length - 1
    if (!isLast && hasKind(words[start] ?? '', 'before-any-place')) return true
  }
  return false
}
