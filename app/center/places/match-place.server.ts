import { measureMiles } from '#app/lib/miles.ts'
import { knownStates } from '#site/known-states.ts'
import { doubtfulPlaces, placesOnlyWithKind } from '#site/place-words.ts'
import { stateCode } from '#site/state.ts'
import { findNamed, readCounty } from './find-named.server.ts'
import { findTowns, loadPlaces } from './load-places.server.ts'
import { describeTown, type NamedPlace } from './near.ts'
import { listNames, loadOtherNames } from './other-names.server.ts'
import { findOutsideCity } from './outside-cities.server.ts'
import { countLandmarkAfter, countPartBefore } from './parts-of-towns.server.ts'
import { abbreviatedWords, dropKind, expandWords, foldPlaceName } from './place-name.ts'
import type { City } from './places-table.ts'
import { listStateNames } from './read-state.ts'
import { listAreaZips } from './suggest-places.server.ts'

/** A place in a search's words. `near` is the text that `readNear` reads as this place. */
export type PlaceMatch = {
  /** The number of words, with the county and state that follow the name. */
  length: number
  near: string
  /** The name may mean something else, and no county or state follows it. */
  isDoubtful: boolean
  /** Whether the doubtful name is a short nickname ("ac"), which counts beside words that we understand. */
  isNickname?: boolean
}

/** "township of peapack and gladstone" and "west amwell township" are shorter. */
const maxNameWords = 7

/**
 * Find the longest name of a place that starts at `words[start]`: a ZIP code that the table has, a
 * town, county or region of the state, or a well-known city nearby. Null if no name starts there.
 *
 * @param words by `splitWords`
 */
export function matchPlaceAt(words: string[], start: number): PlaceMatch | null {
  const first = words[start] ?? ''
  if (loadPlaces().zips.has(first)) return matchZip(words, start)
  const outside = matchOutside(words, start)
  if (outside) return outside
  const named = matchNamed(words, start)
  const skipped = countPartBefore(words, start)
  const inside = skipped > 0 ? matchNamed(words, start + skipped) : null
  if (!inside || inside.isDoubtful) return named
  const length = skipped + inside.length
  // "downtown newark", "north jersey city"; but "north bergen county" begins with a town.
  if (named && (named.length >= length || inside.near.endsWith(' County'))) return named
  return { ...inside, length }
}

function matchNamed(words: string[], start: number): PlaceMatch | null {
  const index = loadIndex()
  const name = matchName(words, start, index)
  if (!name) return null
  const county = matchCountyAfter(words, name, index)
  if (!county && index.onlyWithKind.has(name.folded)) return null
  const end = county?.end ?? name.end
  const stateEnd = skipState(words, end)
  const isDoubtful = name.isDoubtful && stateEnd === name.end
  const landmark = isDoubtful ? 0 : countLandmarkAfter(words, stateEnd)
  return {
    length: stateEnd - start + landmark,
    near: county?.near ?? name.near,
    isDoubtful,
    ...(isDoubtful && index.nicknames.has(name.folded) ? { isNickname: true } : {}),
  }
}

/** Every word of a name of a place in the state, folded, for correcting misspelt words. */
export function listPlaceWords(): ReadonlySet<string> {
  return loadIndex().placeWords
}

type Index = {
  placeWords: Set<string>
  /** Also the words that people put in or around a name: "mt", "city", "of". */
  nameWords: Set<string>
  doubtful: Set<string>
  onlyWithKind: Set<string>
  nicknames: ReadonlySet<string>
}

let index: Index | undefined

function loadIndex(): Index {
  index ??= readIndex()
  return index
}

const wordsAroundNames =
  'city town township borough village county co cty of ciudad pueblo condado de'

function readIndex(): Index {
  const { towns, counties } = loadPlaces()
  const others = loadOtherNames()
  const listWords = (names: Iterable<string>) => [...names].flatMap((name) => name.split(' '))
  const placeWords = new Set(listWords([...towns.keys(), ...counties.keys(), ...others.alone]))
  const besideTowns = listWords(others.towns.keys())
  return {
    placeWords,
    nameWords: new Set([
      ...placeWords,
      ...besideTowns,
      ...abbreviatedWords,
      ...wordsAroundNames.split(' '),
    ]),
    doubtful: new Set([...listNames(doubtfulPlaces), ...others.doubtful]),
    onlyWithKind: new Set(listNames(placesOnlyWithKind)),
    nicknames: others.nicknames,
  }
}

/** A ZIP code, also with its four further digits: "07102-1234". */
function matchZip(words: string[], start: number): PlaceMatch {
  const isLong = /^\d{4}$/.test(words[start + 1] ?? '')
  const end = skipState(words, start + (isLong ? 2 : 1))
  return { length: end - start, near: words[start] ?? '', isDoubtful: false }
}

/** "philly", "new york city", and any place outside the state with its own: "allentown pa". */
function matchOutside(words: string[], start: number): PlaceMatch | null {
  for (let end = Math.min(words.length, start + maxNameWords); end > start; end--) {
    const name = words.slice(start, end).join(' ')
    const zip = findOutsideCity(name)?.zip ?? findZipOutside(words, start, end)
    if (zip) return { length: end - start, near: zip, isDoubtful: false }
  }
  return null
}

/** Other states by their names. "de" is Delaware, but also a Spanish word after most names. */
const otherStates = new Map(
  Object.keys(knownStates)
    .filter((code) => code !== stateCode)
    .flatMap((code) => listStateNames(code).map((name) => [name, code] as const))
    .filter(([name]) => name !== 'de'),
)

function findZipOutside(words: string[], start: number, end: number): string | null {
  const state = otherStates.get(words[end - 1] ?? '')
  if (!state) return null
  const places = loadPlaces().outside.get(words.slice(start, end - 1).join(' ')) ?? []
  return pickMiddleZip(places.find((place) => place.state === state))
}

/** Pick the ZIP code that is nearest to the middle of the place. */
function pickMiddleZip(place: City | undefined): string | null {
  if (!place) return null
  const { zips } = loadPlaces()
  const distance = (digits: string) => {
    const zip = zips.get(digits)
    return zip ? measureMiles(zip, place) : Number.POSITIVE_INFINITY
  }
  return listAreaZips(place).sort((a, b) => distance(a) - distance(b))[0] ?? null
}

type NameMatch = {
  end: number
  folded: string
  place: NamedPlace
  near: string
  isDoubtful: boolean
}

function matchName(words: string[], start: number, index: Index): NameMatch | null {
  for (let end = findNameEnd(words, start, index); end > start; end--) {
    // "co" also begins "co-occurring" and "copay".
    if (words[end - 1] === 'co' && end < words.length && skipState(words, end) === end) continue
    const folded = joinPossessive(expandWords(words.slice(start, end)))
    // "Asbury" is Asbury Park: almost nobody lives in the village of Asbury.
    const place = findNamed(loadOtherNames().towns.get(folded) ?? folded)
    if (!place) continue
    const bare = dropKind(folded)
    const isSaidKind = / (?:township|borough)$|^(?:township|borough) of /.test(folded)
    // "Ocean City" is a name in full; "City of Hope" is Hope and a kind.
    const isInTable = loadPlaces().towns.has(folded)
    const isDoubtful = index.doubtful.has(isInTable ? folded : bare) && !isSaidKind
    return { end, folded, place, near: chooseNearText(place, folded), isDoubtful }
  }
  return null
}

/** Return the index after the last word that a name may have. */
function findNameEnd(words: string[], start: number, { nameWords }: Index): number {
  let end = start
  while (end < words.length && end < start + maxNameWords) {
    const word = words[end] ?? ''
    if (!nameWords.has(word) && !(words[end + 1] === 's' && nameWords.has(`${word}s`))) break
    end++
  }
  return end
}

/** "tom s river", split from "Tom's River", is "toms river". */
function joinPossessive(name: string): string {
  return name.includes(' s ') ? name.replace(/(?<=\p{L}{2}) s(?= )/u, 's') : name
}

/**
 * Return the bare name if several towns share it ("Franklin", "Ocean Township"): the search then
 * chooses between the towns.
 */
function chooseNearText(place: NamedPlace, folded: string): string {
  // "Ocean Cty" may also be Ocean City.
  if (place.kind === 'county' && place.others.length > 0 && folded.endsWith(' cty')) return folded
  if (place.kind !== 'town' || !place.others.some(({ kind }) => kind === 'town')) return place.near
  const texts = [place.name, `${place.name} Township`]
  const readsSame = (text: string) => {
    const read = findNamed(foldPlaceName(text))
    return read?.near === place.near && read.others.length >= place.others.length
  }
  return texts.find(readsSame) ?? place.near
}

/**
 * Read the town's county after its name: "franklin somerset", "newark essex county". A bare county
 * that begins a longer name is another place ("elizabeth union city").
 */
function matchCountyAfter(
  words: string[],
  name: NameMatch,
  index: Index,
): { end: number; near: string } | null {
  for (
    let end = Math.min(findNameEnd(words, name.end, index), name.end + 4);
    end > name.end;
    end--
  ) {
    const folded = words.slice(name.end, end).join(' ')
    const county = readCounty(folded)
    if (!county) continue
    const town = findTowns(name.folded).find((place) => place.county === county)
    const next = matchName(words, name.end, index)
    return town && (next?.end ?? end) <= end ? { end, near: describeTown(town).near } : null
  }
  return null
}

/** The names of the state by their words, also its code in two letters. */
const homeNames = [
  ...listStateNames(stateCode).map((name) => name.split(' ')),
  [...stateCode.toLowerCase()],
]

/** Return the index after the name of the state, and "usa". */
function skipState(words: string[], at: number): number {
  const name = homeNames.find((parts) => parts.every((part, index) => words[at + index] === part))
  if (!name) return at
  const end = at + name.length
  return words[end] === 'usa' ? end + 1 : end
}
