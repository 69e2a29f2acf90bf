import { editDistance } from '#app/lib/edit-distance.ts'
import { neverMisspelt } from '#site/place-words.ts'
import { findNamed } from './find-named.server.ts'
import { findTowns, loadPlaces } from './load-places.server.ts'
import { describeCounty, describeTown, type NamedPlace } from './near.ts'
import { loadOtherNames } from './other-names.server.ts'
import { dropKind, keyTown } from './place-name.ts'
import { listBeginnings } from './suggest-places.server.ts'

const maxTypedLength = 40
const shortestCorrected = 4
/** Shorter neighborhoods are spelled almost like other words. */
const shortestOther = 8
/** How many times larger a town must be than another with an equally near name. */
const muchLarger = 3
/** The smallest county, Salem, had 64,000 inhabitants in 2000. */
const countyInhabitants = 64_000

type Candidate = {
  /** Folded. */
  name: string
  /** URL text. */
  text: string
  distance: number
  hasSameStart: boolean
  /** The name is near with its kind: "unoin city" is Union City before Union. */
  isWhole: boolean
  inhabitants: number
}

type CorrectedName = {
  /** URL texts, best first. */
  suggestions: string[]
  /** The one place that the name must mean; null if there is none, or if several are as likely. */
  place: NamedPlace | null
  /** The number of edits of the first suggestion; null if it isn't a correction. */
  distance: number | null
  /** The nearest name's inhabitants. */
  inhabitants: number
}

/**
 * Correct a name that no town, county, region or neighborhood has: to the nearest names (one edit in a short word, two
 * in a longer one), then to names that begin with it.
 *
 * @param folded by `foldPlaceName`
 */
export function correctName(folded: string, limit: number): CorrectedName {
  const typed = folded.slice(0, maxTypedLength)
  const key = dropKind(typed)
  const near = key.length < 2 ? [] : listCandidates(typed)
  near.sort(
    (a, b) =>
      a.distance - b.distance ||
      Number(b.hasSameStart) - Number(a.hasSameStart) ||
      Number(b.isWhole) - Number(a.isWhole) ||
      b.inhabitants - a.inhabitants,
  )
  const begun = key.length < 2 ? [] : listBeginnings(key).map((place) => place.near)
  const texts = new Set([...near.map(({ text }) => text), ...begun])
  return {
    suggestions: [...texts].slice(0, limit),
    place: key.length < shortestCorrected ? null : choosePlace(typed, near),
    distance: near[0]?.distance ?? null,
    inhabitants: near[0]?.inhabitants ?? 0,
  }
}

function listCandidates(typed: string): Candidate[] {
  const { towns, counties } = loadPlaces()
  const whole = keyTown(typed)
  const forms = new Set([whole, dropKind(whole)])
  const candidates: Candidate[] = []
  const add = (name: string, inhabitants: number, listTexts: () => string[]) => {
    for (const form of forms) {
      const farthest = form.length <= 4 ? 1 : 2
      if (Math.abs(name.length - form.length) > farthest) continue
      const distance = editDistance(form, name)
      if (distance > farthest) continue
      const hasSameStart = name[0] === form[0]
      const isWhole = form === whole
      for (const text of listTexts()) {
        candidates.push({ name, text, distance, hasSameStart, isWhole, inhabitants })
      }
    }
  }
  for (const [name, places] of towns) {
    add(name, places[0]?.inhabitants ?? 0, () => places.map((place) => describeTown(place).near))
  }
  const { alone, regions, towns: otherNames } = loadOtherNames()
  for (const name of alone) {
    const region = regions.get(name)
    const town = findTowns(otherNames.get(name) ?? '')[0]
    const text = region ?? (town && describeTown(town).near)
    if (text && name.length >= shortestOther) add(name, countyInhabitants, () => [text])
  }
  for (const [name, county] of counties) {
    for (const said of [name, `${name} county`, `county of ${name}`, `condado de ${name}`]) {
      add(said, countyInhabitants, () => [describeCounty(county).near])
    }
  }
  return candidates
}

/**
 * Choose the nearest name. Typos rarely affect the first letter: a name with another first letter
 * may be one edit away, not two.
 */
function choosePlace(typed: string, sorted: Candidate[]): NamedPlace | null {
  const [first] = sorted
  if (!first || isNeverMisspelt(typed)) return null
  if (first.distance > 1 && !first.hasSameStart) return null
  const rival = sorted.find(
    ({ name, text, distance, hasSameStart, isWhole }) =>
      name !== first.name &&
      text !== first.text &&
      distance === first.distance &&
      hasSameStart === first.hasSameStart &&
      isWhole === first.isWhole,
  )
  if (rival && first.inhabitants <= rival.inhabitants * muchLarger) return null
  return findNamed(first.name)
}

let words: Set<string> | undefined

/** Return whether a folded name or word is spelled almost like a town, but means something else. */
export function isNeverMisspelt(name: string): boolean {
  words ??= new Set(neverMisspelt.split(',').map((word) => word.trim()))
  return words.has(name)
}
