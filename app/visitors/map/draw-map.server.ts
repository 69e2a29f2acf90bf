import type { OpeningState } from '#app/center/hours/opening-state.ts'
import type { Language } from '#app/lib/language.ts'
import type { Point } from '#app/lib/miles.ts'
import type { MapZoom } from '#app/search/search-input.ts'
import { middleLatitude } from '#site/state.ts'
import { drawRings } from './draw-place.ts'
import { chooseScale } from './draw-scale.ts'
import { drawStrip } from './draw-strip.server.ts'
import type { DrawnMap, Pin, PinStatus } from './drawn-map.ts'
import { listTownSpots } from './list-towns.server.ts'
import {
  type Format,
  type FormatName,
  type Frame,
  farScale,
  findZoomSteps,
  formats,
  frameSpots,
  frameZoom,
  isDrawn,
  measureMile,
  projectPoint,
  toPixels,
} from './map-frame.ts'
import { cutShapes } from './map-shapes.server.ts'
import { openSheet, placeNames } from './name-places.server.ts'
import { coverPins, pinSizes, placePins } from './place-pins.ts'
import { type Box, centerBox, isIn, type Size, type Spot } from './sheet.ts'

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

export type MapOptions = {
  /** In the order of the list. */
  centers: readonly MappedCenter[]
  place?: (Point & { name: string }) | null
  county?: string | null
  /** Null for the smallest part that holds all centers and the place. */
  zoom?: MapZoom | null
  format?: FormatName
  language: Language
}

/**
 * Draw the map of a list. Null if it would show neither a center nor a county. The pins come first, at
 * their true points; rings and names take what room they leave.
 */
export function drawMap(options: MapOptions): DrawnMap | null {
  const { centers, county = null, zoom = null, language } = options
  const format = formats[options.format ?? 'wide']
  const located = centers.map((center, index) => ({
    center,
    number: index + 1,
    spot: findSpot(center),
  }))
  const frame = chooseFrame(
    located.map(({ spot }) => spot),
    options,
    format,
  )
  if (!frame) return null
  const core = centerBox(format.core, frame)
  const pins = located.flatMap(({ center, number, spot }) => {
    const at = spot && toPixels(frame, spot)
    return at && isIn(at, core) ? [describePin(center, number, at)] : []
  })
  const isFar = frame.scale < farScale || format !== formats.wide
  const pinSize = pinSizes[isFar ? 'far' : 'near']
  const placed = placePins(pins, pinSize, core)
  const land = cutShapes(frame)
  const covered = coverPins(placed, pinSize)
  const place = findPlace(options, frame, core)
  const drawing = { frame, land: land.rings, pins, covered, place, language }
  const sheet = openSheet(core, drawing)
  const pixelsOfMile = measureMile(options.place?.latitude ?? middleLatitude) * frame.scale
  const rings = place ? drawRings(place.dot, pixelsOfMile, { sheet, language }) : []
  const shown = new Set(pins.map(({ number }) => number))
  return {
    frame,
    land: land.paths,
    county: options.place ? null : county,
    place: place && { ...place, rings },
    names: placeNames(sheet, drawing),
    scale: chooseScale(pixelsOfMile, language),
    locator: isFar ? null : findPart(frame, core),
    pins,
    pinSize,
    placed,
    strip: zoom ? null : drawStrip(drawing),
    withoutLocation: located.filter(({ spot }) => !spot).map(({ number }) => number),
    outside: located
      .filter(({ spot, number }) => spot && !shown.has(number))
      .map(({ number }) => number),
    zoom,
    ...findZoomSteps(frame, format),
  }
}

function findPlace({ place }: MapOptions, frame: Frame, core: Box) {
  if (!place) return null
  const dot = toPixels(frame, projectPoint(place))
  return isIn(dot, core) ? { name: place.name, dot } : null
}

/** Convert a box of a drawing to units. */
function findPart({ x, y, scale }: Frame, { left, top, right, bottom }: Box): Spot & Size {
  return {
    x: x + left / scale,
    y: y + top / scale,
    width: (right - left) / scale,
    height: (bottom - top) / scale,
  }
}

function findSpot({ latitude, longitude }: MappedCenter): Spot | null {
  return latitude === null || longitude === null ? null : projectPoint({ latitude, longitude })
}

function chooseFrame(
  spots: readonly (Spot | null)[],
  { place, county, zoom }: MapOptions,
  format: Format,
): Frame | null {
  const shown = spots.filter((spot) => spot !== null).filter(isDrawn)
  if (shown.length === 0) return county ? frameSpots(listTownSpots(county), format) : null
  const [around = null] = place ? [projectPoint(place)].filter(isDrawn) : []
  const focus = around ?? shown[0]
  if (zoom && focus) return frameZoom(zoom, focus, format)
  return frameSpots(shown, format, around)
}

function describePin(center: MappedCenter, number: number, at: Spot): Pin {
  const { slug, name, isApproximate } = center
  return { ...at, number, slug, name, status: readStatus(center), isApproximate }
}

function readStatus({ openStatus, opening }: MappedCenter): PinStatus {
  if (openStatus !== 'Open') return 'closed'
  if (!opening) return 'unknown'
  return opening.status
}
