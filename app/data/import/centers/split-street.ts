import { isKnownTown, isTownOfZip, listsTownsOf } from '#app/center/places/known-towns.server.ts'
import {
  isBuildingWord,
  isDirection,
  isFinalBuildingWord,
  isFinalStreetWord,
  isFullDirection,
  isRoadWord,
  isSaint,
  isStreetWord,
  isUnitWord,
} from './address-words.ts'

/** Where an address is, as far as it is known. */
export type Region = { state: string | null; postalCode: string | null }

export type StreetAndTown = {
  street: string | null
  town: string
  /** The table of places or a comma confirms where the town begins. */
  isSure: boolean
}

/** In words. */
const longestTown = 5

/** Return whether a text can be the name of a town: no digits, and no street or building. */
export function isTownLike(text: string): boolean {
  const words = text.split(' ')
  const [last = ''] = words.slice(-1)
  return (
    words.length <= longestTown &&
    text.length >= 2 &&
    /^\p{L}[\p{L} .'’-]*$/u.test(text) &&
    !isFinalStreetWord(last) &&
    !words.some(isBuildingWord)
  )
}

/** Return whether a text may also be the name of a building: "Hope House", "Falls Church". */
export function isBuildingLike(text: string): boolean {
  return isFinalBuildingWord(text.split(' ').at(-1) ?? '')
}

export function isConfirmedTown(name: string, { state, postalCode }: Region): boolean {
  if (postalCode !== null && isTownOfZip(name, postalCode)) return true
  return state !== null && isKnownTown(name, state)
}

/** Split a street from the town after it: "88 Main Street East Orange". Null if no town is found. */
export function splitStreet(text: string, region: Region): StreetAndTown | null {
  const words = text.split(' ')
  const known = findKnownEnd(words, region)
  if (known !== null) return splitAt(words, known, true)
  // Where the towns are known, an unknown name is no town.
  if (region.state !== null && listsTownsOf(region.state)) return null
  const end = findStreetEnd(words)
  if (end === null || isFullDirection(words[end] ?? '')) return null
  const town = words.slice(end).join(' ')
  return isTownLike(town) && !isBuildingLike(town) ? splitAt(words, end, false) : null
}

function splitAt(words: string[], index: number, isSure: boolean): StreetAndTown {
  return {
    // "12 Main St - Newark".
    street: words
      .slice(0, index)
      .join(' ')
      .replace(/ [–-]$/, ''),
    town: words.slice(index).join(' '),
    isSure,
  }
}

/** Find where a known town begins; the post office of the ZIP code wins over a longer name. */
function findKnownEnd(words: readonly string[], region: Region): number | null {
  const starts: number[] = []
  for (let start = Math.max(2, words.length - longestTown); start < words.length; start++) {
    const name = words.slice(start).join(' ')
    if (isTownLike(name) && isConfirmedTown(name, region)) starts.push(start)
  }
  const { postalCode } = region
  const ofZip = starts.find(
    (start) => postalCode !== null && isTownOfZip(words.slice(start).join(' '), postalCode),
  )
  return ofZip ?? starts.find((start) => endsStreet(words, start)) ?? null
}

/** Return whether a street can end before this word: "12 Main Street", "Route 9", "PO Box 4". */
function endsStreet(words: readonly string[], end: number): boolean {
  const last = words[end - 1] ?? ''
  const before = words[end - 2] ?? ''
  return isStreetWord(last) || isDirection(last) || /\d/.test(last) || isUnitWord(before)
}

/** Find where the first street ends: after its street word or road number, a direction and a suite. */
function findStreetEnd(words: readonly string[]): number | null {
  for (let index = 0; index < words.length - 1; index++) {
    const word = words[index] ?? ''
    const next = words[index + 1] ?? ''
    if (isRoadWord(word) && /\d/.test(next)) return skipUnits(words, index + 2)
    const isNamed = index > 1 || (index === 1 && !/^\d/.test(words[0] ?? ''))
    if (isStreetWord(word) && (isNamed || word.toLowerCase() === 'broadway')) {
      return skipUnits(words, index + 1)
    }
  }
  return null
}

function skipUnits(words: readonly string[], from: number): number {
  let index = from
  for (;;) {
    const word = words[index] ?? ''
    if (word.startsWith('#') && word.length > 1) index++
    else if (isUnitWord(word) || word === '#') index += 2
    else if (/^\d+(st|nd|rd|th)$/i.test(word) && isUnitWord(words[index + 1] ?? '')) index += 2
    else if (isDirection(word) || (isStreetWord(word) && !isSaint(word))) index++
    else return Math.min(index, words.length)
  }
}
