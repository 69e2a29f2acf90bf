import type { Point } from '#app/lib/miles.ts'
import { type MapZoom, mapZooms } from '#app/search/search-input.ts'
import { drawnPart, landPart, projection, wholeState } from '#site/map.ts'
import { joinSpots, type Size, type Spot } from './sheet.ts'

export type Format = {
  size: Size
  /** The least of the drawing that a window shows: its middle. */
  safe: Size
  /** The middle that has names and pins. */
  core: Size
}

/**
 * A drawing is never made smaller to fit its window, because its texts must stay readable: the window
 * crops it around its middle (result-map.css).
 */
export const formats = {
  /** Beside a list, from a small laptop's window to a wide one's, which has land at both sides. */
  wide: {
    size: { width: 1120, height: 780 },
    safe: { width: 440, height: 560 },
    core: { width: 704, height: 740 },
  },
  /** On a center's page. */
  center: {
    size: { width: 430, height: 224 },
    safe: { width: 312, height: 192 },
    core: { width: 330, height: 224 },
  },
} as const satisfies Record<string, Format>

export type FormatName = keyof typeof formats

/** A phone's window onto the wide drawing, above its rows. At the right of the foot is a button. */
export const strip = {
  size: { width: 430, height: 200 },
  core: { width: 320, height: 200 },
  button: { width: 116, height: 52 },
  /** Within this, the place and the nearest centers have room. */
  safe: { width: 284, height: 120 },
} as const

/** A part of the projection (`x`, `y` in its units) as a drawing (`width`, `height` in pixels). */
export type Frame = Spot & Size & { /** Pixels of a unit. */ scale: number }

/** Below so many pixels of a unit, a map shows most of the state. */
export const farScale = 2.3

/** Units: about 10 and 37 miles across. */
const widths = { town: 33, region: 120, state: wholeState.width }
/** Units: about 5 miles across, enough to recognize the area. */
const leastWidth = 17
/** Pixels of a pin around its point. */
const pinRoom = { side: 18, above: 40, below: 10 }

/** Convert degrees to units (Mercator): a mile is about 3.3 units. */
export function projectPoint({ latitude, longitude }: Point): Spot {
  const radians = Math.PI / 180
  return {
    x: projection.x + projection.scale * longitude * radians,
    y: projection.y - projection.scale * Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)),
  }
}

/** Measure a mile at this latitude in units. */
export function measureMile(latitude: number): number {
  const milesPerDegree = 69.17 * Math.cos((latitude * Math.PI) / 180)
  return (projection.scale * Math.PI) / 180 / milesPerDegree
}

/** Return whether a map can show this point. */
export function isDrawn({ x, y }: Spot): boolean {
  const around = drawnPart.width / 10
  return (
    x >= drawnPart.x + around &&
    x <= drawnPart.x + drawnPart.width - around &&
    y >= drawnPart.y + around &&
    y <= drawnPart.y + drawnPart.height - around
  )
}

/**
 * Find the closest frame whose every window shows the pins of all these points; null without any. The
 * strip must have room for the place and the center nearest to it.
 */
export function frameSpots(
  spots: readonly Spot[],
  { size, safe }: Format,
  place: Spot | null = null,
): Frame | null {
  if (spots.length === 0) return null
  const { left, right, top, bottom } = joinSpots(place ? [place, ...spots] : spots)
  const nearest = place && findNearest(place, spots)
  const scale = Math.min(
    (safe.width - 2 * pinRoom.side) / (right - left),
    (safe.height - pinRoom.above - pinRoom.below) / (bottom - top),
    safe.width / leastWidth,
    nearest ? strip.safe.width / Math.abs(nearest.x - place.x) : Infinity,
    nearest ? strip.safe.height / Math.abs(nearest.y - place.y) : Infinity,
  )
  // Pins stand above their points.
  const down = (pinRoom.above - pinRoom.below) / 2 / scale
  return frameAround({ x: (left + right) / 2, y: (top + bottom) / 2 - down }, scale, size)
}

/** Return spots, those nearest to a place first. */
export function sortByDistance<At extends Spot>(place: Spot, spots: readonly At[]): At[] {
  const measure = ({ x, y }: Spot) => Math.hypot(x - place.x, y - place.y)
  return spots.toSorted((a, b) => measure(a) - measure(b))
}

const findNearest = (place: Spot, spots: readonly Spot[]) => sortByDistance(place, spots)[0] ?? null

/** Find the frame of a zoom level. */
export function frameZoom(zoom: MapZoom, focus: Spot, { size, safe }: Format): Frame {
  if (zoom !== 'state') return frameAround(focus, safe.width / widths[zoom], size)
  const { x, y, width, height } = wholeState
  return frameAround({ x: x + width / 2, y: y + height / 2 }, safe.height / height, size)
}

function frameAround({ x, y }: Spot, wanted: number, size: Size): Frame {
  const scale = Math.max(wanted, size.height / landPart.height)
  const [width, height] = [size.width / scale, size.height / scale]
  return {
    ...size,
    scale,
    x: keepWithin(x - width / 2, landPart.x, landPart.width - width),
    y: keepWithin(y - height / 2, landPart.y, landPart.height - height),
  }
}

/** Keep a start between `least` and `least + room`; in the middle if there is no room. */
function keepWithin(start: number, least: number, room: number): number {
  if (room < 0) return least + room / 2
  return Math.min(Math.max(start, least), least + room)
}

/** Find the next level that shows clearly less than this frame, and the next that shows more. */
export function findZoomSteps({ scale }: Frame, { safe }: Format) {
  const width = safe.width / scale
  return {
    closer: mapZooms.findLast((zoom) => widths[zoom] < width * 0.8) ?? null,
    wider: mapZooms.find((zoom) => widths[zoom] > width * 1.25) ?? null,
  }
}

/** Convert units to pixels of the drawing. */
export function toPixels(frame: Frame, { x, y }: Spot): Spot {
  return { x: (x - frame.x) * frame.scale, y: (y - frame.y) * frame.scale }
}
