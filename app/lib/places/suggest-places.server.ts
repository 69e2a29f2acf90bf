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
 * The counties, towns and ZIPs that begin as the text does, for the list below the field: of names the
 * exact one first, then those with most inhabitants; New Jersey's ZIPs before others'.
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

/** Names that begin with what was typed, then those of which a later word does ("brunswick"). */
function listBeginnings(folded: string): (NearTown | NearCounty)[] {
  const key = keyTown(folded)
  if (!key) return []
  const { towns, counties } = loadPlaces()
  const rank = (name: string) => (name === key ? 0 : name.startsWith(key) ? 1 : 2)
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
      // Whoever types "c" does not mean a county by that yet.
      (folded.startsWith('condado') ? `condado de ${name}` : `${name} county`).startsWith(folded),
    )
    .map(([, name]) => describeCounty(name))
  return [...places.slice(0, exact), ...begunCounties, ...places.slice(exact)]
}

/**
 * What was probably meant by a name that no town or county bears, as texts for an address: the names
 * nearest by edits (one in a short word, two in a longer one), then those that begin so.
 * @param folded by `foldPlaceName`
 * @returns `isSlip` when the first is one edit away
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
  // Slips seldom hit the first letter.
  const slipped = ({ name }: { name: string }) => Number(name[0] !== key[0])
  near.sort(
    (a, b) => a.distance - b.distance || slipped(a) - slipped(b) || b.inhabitants - a.inhabitants,
  )
  const begun = listBeginnings(key).map((place) => place.near)
  const texts = new Set([...near.map(({ text }) => text), ...begun])
  return { suggestions: [...texts].slice(0, limit), isSlip: near[0]?.distance === 1 }
}

/** The known ZIPs nearest by number; none when all are far (90210). A lost leading zero is put back. */
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

/** The ZIPs of a place outside New Jersey, by which it can be searched. */
export function listZipsOutside(folded: string, state: string | null, limit: number): string[] {
  const places = loadPlaces().outside.get(folded) ?? []
  return places
    .filter((place) => !state || place.state === state)
    .flatMap(listAreaZips)
    .slice(0, limit)
}

/** A place's ZIPs without those of post boxes, which have the place's own middle; all where it has no other. */
function listAreaZips({ zips, latitude, longitude }: City): string[] {
  const areas = zips.filter((zip) => {
    const own = loadPlaces().zips.get(zip)
    return own?.latitude !== latitude || own.longitude !== longitude
  })
  return areas.length > 0 ? areas : zips
}
