import { type Radius, radii } from '#app/search/search-input.ts'
import { type DistanceUnit, hasKind, type Meaning, matchPhraseAt } from './meanings.ts'
import { numberWords } from './number-words.ts'

/** A distance in the words of a search. */
type Distance = {
  /** In words. */
  length: number
  meanings: readonly Meaning[]
  /** The narrowest choice of the search that isn't less; null for minutes. */
  within: Radius | null
}

const milesPerKilometer = 0.621371

/** Miles in one of each unit; minutes depend on roads and traffic. */
const milesPerUnit: [DistanceUnit, number | null][] = [
  ['after-miles', 1],
  ['after-kilometers', milesPerKilometer],
  ['after-minutes', null],
]

/** Units that only mean a distance where they are written right after the number: "mi" is also "my". */
const attachedUnits: Record<string, string> = { mi: 'miles', mile: 'miles', min: 'minutes' }

/** "17yo" → 17 yo, "10mi" → 10 miles */
export function splitNumber(word: string): string[] {
  const [, number = '', unit = ''] = /^(\d{1,3})(\p{L}+)$/u.exec(word) ?? []
  const attached = attachedUnits[unit]
  if (attached) return [number, attached]
  const isUnit = (['after-age', 'after-miles', 'after-kilometers'] as const).some((kind) =>
    hasKind(unit, kind),
  )
  return isUnit ? [number, unit] : [word]
}

/** Read a distance that starts at a word: "5 miles of", "five miles", "10 km from". */
export function matchDistance(words: string[], start: number): Distance | null {
  const number = matchNumber(words, start)
  const unit = number && matchPhraseAt(words, start + number.length)
  if (!unit) return null
  const known = milesPerUnit.find(([unitKind]) =>
    unit.meanings.some(({ kind }) => kind === unitKind),
  )
  if (!known) return null
  const [, factor] = known
  return {
    length: number.length + unit.length,
    meanings: unit.meanings,
    within: factor === null ? null : chooseRadius(number.value * factor),
  }
}

const chooseRadius = (miles: number): Radius => radii.find((radius) => radius >= miles) ?? 'any'

/** Read a number of at most three digits or in words: "2.5", "five", "sixty eight". */
export function matchNumber(
  words: string[],
  start: number,
): { value: number; length: number } | null {
  const [first = '', second = ''] = words.slice(start, start + 2)
  if (/^\d{1,3}$/.test(first)) {
    // "2.5 miles" was split at its point.
    return /^\d$/.test(second)
      ? { value: Number(`${first}.${second}`), length: 2 }
      : { value: Number(first), length: 1 }
  }
  for (const length of [3, 2]) {
    const value = numberWords.get(words.slice(start, start + length).join(' '))
    if (value !== undefined) return { value, length }
  }
  const single = numberWords.get(first)
  return single === undefined ? null : { value: single, length: 1 }
}
