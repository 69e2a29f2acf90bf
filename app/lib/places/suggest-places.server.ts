import { editDistance } from '#app/lib/edit-distance.ts'
import { type City, loadPlaces } from './load-places.server.ts'
import {
  describeCounty,
  describeTown,
  describeZip,
  type NearCounty,
  type NearTown,
  type NearZip,
} from './near.ts'
import { dropKind, foldPlaceName, keyTown } from './place-name.ts'

const farthestZip = 100
const maxCorrectedLength = 40

/**
 * Suggests counties, towns and ZIP codes that begin with the text, for the list below the field. An
 * exact name comes first, then the most populous; New Jersey's ZIP codes come before others.
 */
export function suggestNear(text: string, limit: number): (NearZip | NearTown | NearCounty)[] {
  const typed = text.slice(0, maxCorrectedLength)
  if (/^\s*\d{1,5}\s*$/.test(typed)) return suggestZips(typed.trim(), limit)
  return listBeginnings(foldPlaceName(typed)).slice(0, limit)
}

function suggestZips(digits: string, limit: number): NearZip[] {
  const { zips, zipList } = loadPlaces()
  const begun = zipList.flatMap((zip) => {
    const found = zip.startsWith(digits) ? zips.get(zip) : undefined
    return found ? [found] : []
  })
  const ours = begun.filter(({ place }) => place.state === 'NJ')
  const theirs = begun.filter(({ place }) => place.state !== 'NJ')
  return [...ours, ...theirs].slice(0, limit).map(describeZip)
}

/** Lists names that begin with the text, then names with a later word that does ("brunswick"). */
function listBeginnings(folded: string): (NearTown | NearCounty)[] {
  const key = keyTown(folded)
  if (!key) return []
  const { towns, counties } = loadPlaces()
  const rank = (name: string) => {
    if (name === key) return 0
    return name.startsWith(key) ? 1 : 2
  }
  const found = [...towns]
    .filter(([name]) => ` ${name}`.includes(` ${key}`))
    .flatMap(([name, places]) => places.map((place) => ({ name, place })))
    .sort(
      (a, b) =>
        rank(a.name) - rank(b.name) ||
        b.place.inhabitants - a.place.inhabitants ||
        (a.name < b.name ? -1 : 1),
    )
  const exact = found.filter(({ name }) => name === key).length
  const places = [...new Set(found.map(({ place }) => place))].map(describeTown)
  const begunCounties = [...counties]
    .filter(([name]) =>
      // "c" alone does not mean "county" yet.
      (folded.startsWith('condado') ? `condado de ${name}` : `${name} county`).startsWith(folded),
    )
    .map(([, name]) => describeCounty(name))
  return [...places.slice(0, exact), ...begunCounties, ...places.slice(exact)]
}

/**
 * Suggests corrections, as URL texts, for a name that no town or county has: the nearest names (one
 * edit in a short word, two in a longer one), then names that begin with it.
 *
 * @param folded by `foldPlaceName`
 * @returns `isSlip` if the first is one edit away
 */
export function correctName(
  folded: string,
  limit: number,
): { suggestions: string[]; isSlip: boolean } {
  const key = dropKind(folded).slice(0, maxCorrectedLength)
  if (key.length < 2) return { suggestions: [], isSlip: false }
  const { towns, counties } = loadPlaces()
  const farthest = key.length <= 4 ? 1 : 2
  const near: { distance: number; name: string; text: string; inhabitants: number }[] = []
  const add = (name: string, texts: string[], inhabitants: number) => {
    if (Math.abs(name.length - key.length) > farthest) return
    const distance = editDistance(key, name)
    if (distance > farthest) return
    for (const text of texts) near.push({ distance, name, text, inhabitants })
  }
  for (const [name, places] of towns) {
    add(
      name,
      places.map((place) => describeTown(place).near),
      places[0]?.inhabitants ?? 0,
    )
  }
  for (const [name, county] of counties) add(name, [describeCounty(county).near], 0)
  // Typos rarely affect the first letter.
  const slipped = ({ name }: { name: string }) => Number(name[0] !== key[0])
  near.sort(
    (a, b) => a.distance - b.distance || slipped(a) - slipped(b) || b.inhabitants - a.inhabitants,
  )
  const begun = listBeginnings(key).map((place) => place.near)
  const texts = new Set([...near.map(({ text }) => text), ...begun])
  return { suggestions: [...texts].slice(0, limit), isSlip: near[0]?.distance === 1 }
}

/**
 * Lists the known ZIP codes nearest by number; none if all are far (90210). Restores a lost leading
 * zero.
 */
export function correctZip(digits: string, limit: number): string[] {
  const { zips, zipList } = loadPlaces()
  const padded = digits.padStart(5, '0')
  if (zips.has(padded)) return [padded]
  const distance = (zip: string) => Math.abs(Number(zip) - Number(padded))
  return zipList
    .filter((zip) => distance(zip) < farthestZip)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, limit)
}

/** Lists the ZIP codes of a place outside New Jersey, for searching by ZIP code. */
export function listZipsOutside(folded: string, state: string | null, limit: number): string[] {
  const places = loadPlaces().outside.get(folded) ?? []
  return places
    .filter((place) => !state || place.state === state)
    .flatMap(listAreaZips)
    .slice(0, limit)
}

/**
 * Lists a place's ZIP codes without post boxes, which have the place's own center; all of them if
 * no ZIP code has its own center.
 */
function listAreaZips({ zips, latitude, longitude }: City): string[] {
  const areas = zips.filter((zip) => {
    const own = loadPlaces().zips.get(zip)
    return own?.latitude !== latitude || own.longitude !== longitude
  })
  return areas.length > 0 ? areas : zips
}
