import { describeCenterCounty } from '#app/center/places/describe-place.ts'
import { loadPlaces } from '#app/center/places/load-places.server.ts'
import type { Language } from '#app/lib/language.ts'
import { type Box, boxAround, isFree } from './free-spots.ts'
import {
  type Frame,
  isDrawn,
  isWithin,
  projectPoint,
  type Spot,
  sheet,
  toSheet,
} from './map-frame.ts'
import { mapMessages } from './messages.ts'

/** A text on the map: its anchor in pixels of the sheet, and the side of it on which it is. */
export type PlacedName = Spot & {
  text: string
  side: 'start' | 'middle' | 'end'
  /** Whether only a wide map has room for it. */
  isWide: boolean
}

/** A wide map has at least 396 pixels (result-map.css). */
const wideScale = 396 / sheet.width
const maxTowns = { narrow: 8, wide: 13 }
/** The most populous towns of a frame and the points of a county that are tried. */
const maxTried = 40
/** Units: about 60 miles. In a larger part, the names of counties stand alone: "Essex". */
const wholeNamesWidth = 195
const pixelsPerLetter = 7
const lineHeight = 18
/** Pixels between a town's dot and its name, as in result-map.css. */
const gap = 6

/** A place in a county of the state or in another state. */
type Area = Spot & { area: string }
type Town = Area & { name: string }
let townsBySize: Town[] | undefined
let outside: Area[] | undefined

/** List the state's municipalities with their points in the drawing, most populous first. */
function listTownsBySize(): Town[] {
  townsBySize ??= [...new Set([...loadPlaces().towns.values()].flat())]
    .filter(({ inhabitants }) => inhabitants > 0)
    .sort((a, b) => b.inhabitants - a.inhabitants)
    .map((town) => ({ ...projectPoint(town), name: town.name, area: town.county }))
  return townsBySize
}

/** List the places of the states around with their points in the drawing. */
function listOutside(): Area[] {
  outside ??= [...loadPlaces().outside.values()]
    .flat()
    .map((place) => ({ ...projectPoint(place), area: place.state }))
    .filter(isDrawn)
  return outside
}

/** Find the points of a county's towns in the drawing. */
export function listTownSpots(county: string): Spot[] {
  return listTownsBySize().filter((town) => town.area === county)
}

/** Measure a text of the map in pixels, generously. */
export const measureText = (text: string) => text.length * pixelsPerLetter

/**
 * Name the counties and neighboring states in a frame, each at the town in it that is nearest to the
 * middle of its visible towns and has room.
 */
export function nameAreas(frame: Frame, taken: Box[], language: Language) {
  const isWhole = frame.width <= wholeNamesWidth
  const nameCounty = (county: string) =>
    isWhole ? capitalize(describeCenterCounty(county, language)) : county
  return {
    counties: nameEach(groupInFrame(frame, listTownsBySize()), taken, nameCounty),
    states: nameEach(groupInFrame(frame, listOutside()), taken, (state) =>
      mapMessages[language].nameState(state),
    ),
  }
}

function groupInFrame(frame: Frame, places: readonly Area[]): Map<string, Spot[]> {
  const groups = new Map<string, Spot[]>()
  for (const place of places) {
    if (!isWithin(frame, place)) continue
    const spots = groups.get(place.area)
    if (spots) spots.push(toSheet(frame, place))
    else groups.set(place.area, [toSheet(frame, place)])
  }
  return groups
}

function nameEach(
  groups: Map<string, Spot[]>,
  taken: Box[],
  name: (area: string) => string,
): PlacedName[] {
  return [...groups].flatMap(([area, spots]) => {
    const text = name(area)
    const box = findBox(sortByMiddle(spots).slice(0, maxTried), measureText(text), taken)
    if (!box) return []
    taken.push(box)
    return [{ text, x: box.x, y: box.y, side: 'middle', isWide: false } as const]
  })
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function sortByMiddle(spots: Spot[]): Spot[] {
  const middle = {
    x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
    y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
  }
  const measure = ({ x, y }: Spot) => Math.hypot(x - middle.x, y - middle.y)
  return [middle, ...spots.sort((a, b) => measure(a) - measure(b))]
}

/** Find room for a text at the first possible of these points. */
export function findBox(spots: Iterable<Spot>, width: number, taken: readonly Box[]): Box | null {
  for (const spot of spots) {
    const box = boxAround(spot, width, lineHeight)
    if (isFree(box, taken)) return box
  }
  return null
}

/** Name the most populous towns in a frame that have room, and further ones for a wide map. */
export function nameTowns(frame: Frame, taken: Box[]): PlacedName[] {
  const names: PlacedName[] = []
  const towns = listTownsBySize()
    .filter((town) => isWithin(frame, town))
    .slice(0, maxTried)
    .map(({ name, x, y }) => ({ name, ...toSheet(frame, { x, y }) }))
  for (const isWide of [false, true]) {
    const limit = isWide ? maxTowns.wide : maxTowns.narrow
    for (const { name, ...spot } of towns) {
      if (names.length === limit) break
      if (names.some(({ text, x }) => text === name && x === spot.x)) continue
      const found = findSide(name, spot, taken, isWide ? wideScale : 1)
      if (!found) continue
      taken.push(found.box)
      names.push({ text: name, ...spot, side: found.side, isWide })
    }
  }
  return names
}

/** Find room for a town's dot and its name on one side of it. */
function findSide(
  name: string,
  { x, y }: Spot,
  taken: readonly Box[],
  scale: number,
): { box: Box; side: 'start' | 'end' } | null {
  const far = gap + measureText(name)
  const above = { x, y, top: -lineHeight / 2, bottom: lineHeight / 2 }
  const start = { ...above, left: -gap, right: far }
  const end = { ...above, left: -far, right: gap }
  if (isFree(start, taken, scale)) return { box: start, side: 'start' }
  return isFree(end, taken, scale) ? { box: end, side: 'end' } : null
}
