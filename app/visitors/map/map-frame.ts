import type { Point } from '#app/lib/miles.ts'
import { type MapZoom, mapZooms } from '#app/search/search-input.ts'
import { drawnPart, projection, wholeState } from '#site/map.ts'

/** A point in units of the drawing: a mile is about 3.3 units. */
export type Spot = { x: number; y: number }
/** A part of the drawing, in its units. */
export type Frame = Spot & { width: number; height: number }

/**
 * Pixels of the map on the narrowest phone. All maps have its proportions, and what does not overlap
 * at this size does not at any larger one, because texts and markers keep their size.
 */
export const sheet = { width: 280, height: 350 }

/** Units: about 10 and 37 miles across. */
const widths = { town: 33, region: 120, state: wholeState.width }
/** Units: about 7 miles across, enough to recognize the area. */
const minWidth = 24
/** Pixels between the frame and the points in it, for their markers. */
const margin = 20

/** Convert degrees to a point of the drawing (Mercator). */
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
export function isDrawn(spot: Spot): boolean {
  return isWithin(drawnPart, spot, drawnPart.width / 10)
}

/** Find the smallest frame with room for the markers of all these points; null without any. */
export function frameSpots(spots: readonly Spot[]): Frame | null {
  if (spots.length === 0) return null
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const wide = ((right - left) * sheet.width) / (sheet.width - 2 * margin)
  const tall = ((bottom - top) * sheet.width) / (sheet.height - 2 * margin)
  return frameAround(
    { x: (left + right) / 2, y: (top + bottom) / 2 },
    Math.max(wide, tall, minWidth),
  )
}

/** Find the frame of a zoom level. */
export function frameZoom(zoom: MapZoom, focus: Spot): Frame {
  return zoom === 'state' ? wholeState : frameAround(focus, widths[zoom])
}

function frameAround({ x, y }: Spot, wanted: number): Frame {
  const width = Math.min(wanted, drawnPart.width, (drawnPart.height * sheet.width) / sheet.height)
  const height = (width * sheet.height) / sheet.width
  return {
    x: clamp(x - width / 2, drawnPart.x, drawnPart.x + drawnPart.width - width),
    y: clamp(y - height / 2, drawnPart.y, drawnPart.y + drawnPart.height - height),
    width,
    height,
  }
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** Find the next level that shows clearly less than this frame, and the next that shows more. */
export function findZoomSteps({ width }: Frame): { closer: MapZoom | null; wider: MapZoom | null } {
  return {
    closer: mapZooms.findLast((zoom) => widths[zoom] < width * 0.8) ?? null,
    wider: mapZooms.find((zoom) => widths[zoom] > width * 1.25) ?? null,
  }
}

/** Convert a point of the drawing to pixels of the sheet that shows this frame. */
export function toSheet(frame: Frame, { x, y }: Spot): Spot {
  const scale = sheet.width / frame.width
  return { x: (x - frame.x) * scale, y: (y - frame.y) * scale }
}

/** Convert pixels of the sheet that shows this frame to a point of the drawing. */
export function fromSheet(frame: Frame, { x, y }: Spot): Spot {
  const scale = frame.width / sheet.width
  return { x: frame.x + x * scale, y: frame.y + y * scale }
}

/** Return whether the point is in the frame, at least `inset` units from its edges. */
export function isWithin({ x, y, width, height }: Frame, spot: Spot, inset = 0): boolean {
  return (
    spot.x >= x + inset &&
    spot.x <= x + width - inset &&
    spot.y >= y + inset &&
    spot.y <= y + height - inset
  )
}
