import type { MapStrip } from './drawn-map.ts'
import { type Frame, sortByDistance, strip } from './map-frame.ts'
import { type Drawing, openSheet, placeNames } from './name-places.server.ts'
import { centerBox, joinSpots, type Spot } from './sheet.ts'

/** Centers on the strip, at most: as many as somebody compares. */
const stripCenters = 5

/** Find the window around the place and as many of the nearest centers as fit, with names that it does not cut. */
export function drawStrip(drawing: Drawing): MapStrip | null {
  const { frame, pins, place } = drawing
  if (!place) return null
  const nearest = sortByDistance(place.dot, pins).slice(0, stripCenters)
  const fitting = nearest.findLastIndex((_, index) => fits(place.dot, nearest.slice(0, index + 1)))
  if (fitting === -1) return null
  const shown = joinSpots([place.dot, ...nearest.slice(0, fitting + 1)])
  const { size, core, button } = strip
  // Pins stand above their points.
  const x = Math.round((shown.left + shown.right - size.width) / 2)
  const y = Math.round((shown.top + shown.bottom - size.height) / 2) - 15
  const part = moveDrawing(drawing, {
    ...size,
    scale: frame.scale,
    x: frame.x + x / frame.scale,
    y: frame.y + y / frame.scale,
  })
  const area = centerBox(core, size)
  const sheet = openSheet(area, part)
  // A wide window has the button farther to the right.
  sheet.take({
    left: area.right - button.width,
    right: size.width,
    top: area.bottom - button.height,
    bottom: size.height,
  })
  return { x, y, names: placeNames(sheet, part) }
}

function fits(place: Spot, spots: readonly Spot[]): boolean {
  const { left, right, top, bottom } = joinSpots([place, ...spots])
  // A tenth of a pixel is rounding.
  return right - left <= strip.safe.width + 0.1 && bottom - top <= strip.safe.height + 0.1
}

/** Return a drawing as seen from a part of it at the same scale. */
function moveDrawing(drawing: Drawing, frame: Frame): Drawing {
  const left = (frame.x - drawing.frame.x) * frame.scale
  const top = (frame.y - drawing.frame.y) * frame.scale
  const moveSpot = <At extends Spot>(spot: At): At => ({
    ...spot,
    x: spot.x - left,
    y: spot.y - top,
  })
  const { land, pins, covered, place } = drawing
  return {
    ...drawing,
    frame,
    land: {
      ours: land.ours.map((ring) => ring.map(moveSpot)),
      neighbors: land.neighbors.map((ring) => ring.map(moveSpot)),
    },
    pins: pins.map(moveSpot),
    covered: covered.map((box) => ({
      left: box.left - left,
      right: box.right - left,
      top: box.top - top,
      bottom: box.bottom - top,
    })),
    place: place && { ...place, dot: moveSpot(place.dot) },
  }
}
