import type { OpeningState } from '#app/center/hours/opening-state.ts'
import type { Language } from '#app/lib/language.ts'
import { formatMiles, type Point } from '#app/lib/miles.ts'
import type { MapZoom } from '#app/search/search-input.ts'
import { type Box, boxAround, circleAround, coverLine, isFree, spiralAround } from './free-spots.ts'
import {
  type Frame,
  findZoomSteps,
  frameSpots,
  frameZoom,
  fromSheet,
  isDrawn,
  isWithin,
  measureMile,
  projectPoint,
  type Spot,
  sheet,
  toSheet,
} from './map-frame.ts'
import {
  findBox,
  listTownSpots,
  measureText,
  nameAreas,
  nameTowns,
  type PlacedName,
} from './place-names.server.ts'

/** The fields of a center that the map uses. */
export type MappedCenter = {
  slug: string
  name: string
  /** Degrees; null if not even its ZIP code or town is known. */
  latitude: number | null
  longitude: number | null
  /** Only the center of its ZIP code or town is known. */
  isApproximate: boolean
  openStatus: string
  opening: Pick<OpeningState, 'status'> | null
}

/** Whether a center is open now; 'unknown' if it is not closed, but its hours are not known. */
export type MarkerStatus = OpeningState['status'] | 'unknown'

/** Percent of the map's width and height, to a tenth. */
export type Marker = Spot & {
  /** The center's position in the list, from 1. */
  number: number
  slug: string
  name: string
  status: MarkerStatus
  isApproximate: boolean
}

/** A part of the state with the centers of a list; positions are in percent. */
export type DrawnMap = {
  /** The part, in units of the drawing. */
  viewBox: string
  /** The highlighted county: "Cape May". */
  county: string | null
  /** The searched place: its dot and its name. */
  place: { dot: Spot; name: PlacedName } | null
  /** Circles around the place in units of the drawing, with their distance. */
  rings: { cx: number; cy: number; r: number; label: PlacedName }[]
  counties: PlacedName[]
  states: PlacedName[]
  towns: PlacedName[]
  markers: Marker[]
  /** Lines from centers to markers that had to move away from others; paths in units of the drawing. */
  leaders: { lines: string; ends: string } | null
  /** Numbers of centers without a marker. */
  withoutLocation: number[]
  outside: number[]
  zoom: MapZoom | null
  closer: MapZoom | null
  wider: MapZoom | null
}

type MapOptions = {
  /** In the order of the list. */
  centers: readonly MappedCenter[]
  place?: (Point & { name: string }) | null
  county?: string | null
  /** Null for the smallest part that holds all centers and the place. */
  zoom?: MapZoom | null
  language: Language
}

/** Pixels: a finger's least, with its outline. */
const markerSize = 26
const dotSize = 16
/** Miles of the rings around a searched place. */
const ringMiles = [1, 2, 5, 10, 25, 50]
const maxRings = 2

/**
 * Draw the map of a list. Null if it would show neither a center nor a county.
 *
 * Placed in this order, each where it overlaps nothing placed before: the markers, the name of the searched
 * place, its rings, the names of counties and states, and the most populous towns. A marker never merges
 * with another: it moves to the nearest free spot, with a line to its center. Texts and markers have a size
 * in pixels and a place in percent, so what is apart on the narrowest phone is apart on every screen.
 */
export function drawMap(options: MapOptions): DrawnMap | null {
  const { centers, county = null, zoom = null, language } = options
  const located = centers.map((center, index) => ({
    center,
    number: index + 1,
    spot: findSpot(center),
  }))
  const shown = located.filter(hasDrawnSpot)
  const frame = chooseFrame(shown, options)
  if (!frame) return null
  const inFrame = shown.filter(({ spot }) => isWithin(frame, spot))
  const place = findPlace(options, frame)
  const taken: Box[] = place ? [boxAround(place.dot, dotSize)] : []
  const placed = inFrame.map(({ center, number, spot }) => ({
    marker: placeMarker(center, number, toSheet(frame, spot), taken),
    spot: toSheet(frame, spot),
  }))
  const moved = placed.filter(({ marker, spot }) => marker.x !== spot.x || marker.y !== spot.y)
  for (const { marker, spot } of moved) taken.push(...coverLine(spot, marker))
  const placeName = place && namePlace(place.name, place.dot, taken)
  const rings = place ? drawRings(place, frame, taken, language) : []
  const areas = nameAreas(frame, taken, language)
  const towns = nameTowns(frame, taken)
  const numbers = new Set(inFrame.map(({ number }) => number))
  return {
    viewBox: [frame.x, frame.y, frame.width, frame.height].map(round).join(' '),
    county,
    place: place && placeName && { dot: toPercent(place.dot), name: toPercent(placeName) },
    rings: rings.map(({ label, ...ring }) => ({ ...ring, label: toPercent(label) })),
    counties: areas.counties.map(toPercent),
    states: areas.states.map(toPercent),
    towns: towns.map(toPercent),
    markers: placed.map(({ marker }) => toPercent(marker)),
    leaders: moved.length > 0 ? drawLeaders(frame, moved) : null,
    withoutLocation: located.filter(({ spot }) => !spot).map(({ number }) => number),
    outside: located
      .filter(({ spot, number }) => spot && !numbers.has(number))
      .map(({ number }) => number),
    zoom,
    ...findZoomSteps(frame),
  }
}

const round = (value: number) => Math.round(value * 10) / 10

function toPercent<T extends Spot>(placed: T): T {
  return {
    ...placed,
    x: round((placed.x / sheet.width) * 100),
    y: round((placed.y / sheet.height) * 100),
  }
}

function findSpot({ latitude, longitude }: MappedCenter): Spot | null {
  return latitude === null || longitude === null ? null : projectPoint({ latitude, longitude })
}

type Located = { center: MappedCenter; number: number; spot: Spot }

const hasDrawnSpot = (located: { spot: Spot | null }): located is Located =>
  located.spot !== null && isDrawn(located.spot)

function chooseFrame(shown: Located[], { place, county, zoom }: MapOptions): Frame | null {
  const spots = shown.map(({ spot }) => spot)
  if (spots.length === 0) return county ? frameSpots(listTownSpots(county)) : null
  const around = place ? projectPoint(place) : null
  const [focus] = around && isDrawn(around) ? [around] : spots
  if (zoom && focus) return frameZoom(zoom, focus)
  return frameSpots(around && isDrawn(around) ? [around, ...spots] : spots)
}

type PlaceInFrame = { name: string; dot: Spot; latitude: number; at: Spot }

function findPlace({ place }: MapOptions, frame: Frame): PlaceInFrame | null {
  if (!place) return null
  const at = projectPoint(place)
  if (!isWithin(frame, at)) return null
  return { name: place.name, dot: toSheet(frame, at), latitude: place.latitude, at }
}

/** Place a marker at its point, or at the nearest free point. */
function placeMarker(center: MappedCenter, number: number, spot: Spot, taken: Box[]): Marker {
  const { slug, name, isApproximate } = center
  const box = findFreeBox(spot, taken)
  taken.push(box)
  return { number, slug, name, status: readStatus(center), isApproximate, x: box.x, y: box.y }
}

function drawLeaders(frame: Frame, moved: { marker: Spot; spot: Spot }[]) {
  // In a large part, a unit is less than a pixel.
  const shorten = frame.width > sheet.width ? Math.round : round
  const write = (spot: Spot) => {
    const { x, y } = fromSheet(frame, spot)
    return `${shorten(x)} ${shorten(y)}`
  }
  return {
    lines: moved.map(({ marker, spot }) => `M${write(spot)}L${write(marker)}`).join(''),
    // A line without length has round ends: a dot.
    ends: moved.map(({ spot }) => `M${write(spot)}h0`).join(''),
  }
}

function findFreeBox(spot: Spot, taken: readonly Box[]): Box {
  for (const free of spiralAround(spot)) {
    const box = boxAround(free, markerSize)
    if (isFree(box, taken)) return box
  }
  return boxAround(spot, markerSize)
}

function readStatus({ openStatus, opening }: MappedCenter): MarkerStatus {
  if (openStatus !== 'Open') return 'closed'
  if (!opening) return 'unknown'
  return opening.status
}

function namePlace(text: string, dot: Spot, taken: Box[]): PlacedName | null {
  const box = findBox(spiralAround(dot), measureText(text) + 6, taken)
  if (!box) return null
  taken.push(box)
  return { text, x: box.x, y: box.y, side: 'middle', isWide: false }
}

/** Draw the largest rings that are well inside the frame and have room for their distance. */
function drawRings(place: PlaceInFrame, frame: Frame, taken: Box[], language: Language) {
  const pixelsPerUnit = sheet.width / frame.width
  const mile = measureMile(place.latitude)
  const rings: DrawnMap['rings'] = []
  for (const miles of ringMiles.toReversed()) {
    const radius = miles * mile * pixelsPerUnit
    if (radius > sheet.width * 0.6 || radius < markerSize || rings.length === maxRings) continue
    const text = formatMiles(miles, false, language)
    const box = findBox(circleAround(place.dot, radius), measureText(text), taken)
    if (!box) continue
    taken.push(box)
    const label = { text, x: box.x, y: box.y, side: 'middle', isWide: false } as const
    rings.push({ cx: round(place.at.x), cy: round(place.at.y), r: round(miles * mile), label })
  }
  return rings
}
