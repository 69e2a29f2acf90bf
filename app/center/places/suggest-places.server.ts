import { stateCode } from '#site/state.ts'
import { findTowns, loadPlaces } from './load-places.server.ts'
import {
  describeCounty,
  describeRegion,
  describeTown,
  describeZip,
  type NearCounty,
  type NearRegion,
  type NearTown,
  type NearZip,
} from './near.ts'
import { loadOtherNames } from './other-names.server.ts'
import { foldPlaceName, keyTown } from './place-name.ts'
import type { City } from './places-table.ts'

const farthestZip = 100
const maxTypedLength = 40

/**
 * Suggest counties, towns, regions and ZIP codes that begin with the text, for the list below the
 * field. An exact name comes first, then the most populous; the state's ZIP codes come before others.
 */
export function suggestNear(
  text: string,
  limit: number,
): (NearZip | NearTown | NearCounty | NearRegion)[] {
  const typed = text.slice(0, maxTypedLength)
  if (/^\s*\d{1,5}\s*$/.test(typed)) return suggestZips(typed.trim(), limit)
  const folded = foldPlaceName(typed)
  const begun = listBeginnings(folded)
  // Many towns begin with "north": the region comes third.
  const places = [
    ...listOtherNamed(folded, (name) => name === folded),
    ...begun.slice(0, 2),
    ...listRegions(folded),
    ...begun.slice(2),
    ...listOtherNamed(folded, (name) => name.startsWith(folded)),
  ]
  return [...new Map(places.map((place) => [place.near, place])).values()].slice(0, limit)
}

/** A shorter text, such as "ac", must be the whole name. */
const shortestBeginning = 4

/** List the towns with a neighborhood or nickname. */
function listOtherNamed(folded: string, isMeant: (name: string) => boolean): NearTown[] {
  const { alone, towns } = loadOtherNames()
  const meant = alone.filter(
    (name) => (name === folded || folded.length >= shortestBeginning) && isMeant(name),
  )
  return meant.flatMap((name) => findTowns(towns.get(name) ?? '').slice(0, 1)).map(describeTown)
}

/** List the regions with a spelling that begins with the text. */
function listRegions(folded: string): NearRegion[] {
  const { regions } = loadOtherNames()
  const begun = [...regions].filter(
    ([spelling]) =>
      spelling === folded || (folded.length >= shortestBeginning && spelling.startsWith(folded)),
  )
  return [...new Set(begun.map(([, name]) => name))].map(describeRegion)
}

function suggestZips(digits: string, limit: number): NearZip[] {
  const { zips, zipList } = loadPlaces()
  const begun = zipList.flatMap((zip) => {
    const found = zip.startsWith(digits) ? zips.get(zip) : undefined
    return found ? [found] : []
  })
  const ours = begun.filter(({ place }) => place.state === stateCode)
  const theirs = begun.filter(({ place }) => place.state !== stateCode)
  return [...ours, ...theirs].slice(0, limit).map(describeZip)
}

/** List names that begin with the text, then names with a later word that does ("brunswick"). */
export function listBeginnings(folded: string): (NearTown | NearCounty)[] {
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
 * List the known ZIP codes nearest by number; none if all are far (90210). Restores a lost leading
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

/** List the ZIP codes of a place outside the state, for searching by ZIP code. */
export function listZipsOutside(folded: string, state: string | null, limit: number): string[] {
  const places = loadPlaces().outside.get(folded) ?? []
  return places
    .filter((place) => !state || place.state === state)
    .flatMap(listAreaZips)
    .slice(0, limit)
}

/**
 * List a place's ZIP codes without post boxes, which have the place's own center; all of them if
 * no ZIP code has its own center.
 */
export function listAreaZips({ zips, latitude, longitude }: City): string[] {
  const areas = zips.filter((zip) => {
    const own = loadPlaces().zips.get(zip)
    return own?.latitude !== latitude || own.longitude !== longitude
  })
  return areas.length > 0 ? areas : [...zips]
}
