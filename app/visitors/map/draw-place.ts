import type { Language } from '#app/lib/language.ts'
import { formatMiles } from '#app/lib/miles.ts'
import { measureText } from './measure-text.ts'
import { coverText, type PlacedText, type Side } from './placed-text.ts'
import { boxAround, type Sheet, type Spot } from './sheet.ts'

/** A circle around the searched place, in pixels. */
export type Ring = { radius: number; label: PlacedText | null }

/** Letterings are also in map-drawing.css. */
const nameLettering = { size: 14, weight: 'bold' } as const
const milesLettering = { size: 11.5, weight: 'semibold' } as const
const ringMiles = [1, 2, 5, 10, 25, 50]
const mostRings = 2
/** Pixels: a smaller ring would lie under the place's name. */
const leastRadius = 40
/** Where a ring's distance may stand: degrees from east, clockwise. */
const ringAngles = [-90, 90, -60, -120, 60, 120, 0, 180, -30, -150, 30, 150, -75, -105, -45, -135]

/** Draw the largest rings that fit. */
export function drawRings(
  middle: Spot,
  pixelsOfMile: number,
  { sheet, language }: { sheet: Sheet; language: Language },
): Ring[] {
  const { left, right, top, bottom } = sheet.area
  const largest = Math.min(right - left, bottom - top) / 2
  const shown = ringMiles.filter((miles) => {
    const radius = miles * pixelsOfMile
    return radius >= leastRadius && radius <= largest
  })
  return shown.slice(-mostRings).map((miles) => {
    const radius = miles * pixelsOfMile
    const text = formatMiles(miles, false, language)
    const width = measureText(text, milesLettering) + 6
    const tries = ringAngles.map((degrees) => {
      const angle = (degrees * Math.PI) / 180
      const spot = {
        x: middle.x + radius * Math.cos(angle),
        y: middle.y + radius * Math.sin(angle),
      }
      return { spot, box: boxAround(spot, width, 16) }
    })
    const found = sheet.takeFirst(tries, 1)
    return { radius, label: found && { text, ...found.spot, box: found.box } }
  })
}

/** Spots for the place's name around its dot, in pixels: at the side, and straight above or below. */
const besideDot = [
  [12, 1],
  [10, 15],
  [14, -14],
  [18, 26],
  [26, 0],
] as const
const belowDot = [0, -8, 8, -16, 16] as const

/** Name the searched place near its dot; null where nothing is free. */
export function namePlace(
  text: string,
  dot: Spot,
  sheet: Sheet,
): (PlacedText & { side: Side }) | null {
  const width = measureText(text, nameLettering)
  const offsets: (readonly [number, number, Side])[] = [
    ...belowDot.map((x) => [x, 19, 'middle'] as const),
    [0, 23, 'middle'],
    ...besideDot.flatMap(([x, y]) => [[x, y, 'east'] as const, [-x, y, 'west'] as const]),
    [0, -18, 'middle'],
    [0, 34, 'middle'],
    [0, -34, 'middle'],
  ]
  const tries = offsets.map(([x, y, side]) => {
    const spot = { x: dot.x + x, y: dot.y + y }
    return { spot, side, box: coverText(spot, width, 16, side) }
  })
  const found = sheet.takeFirst(tries, 1)
  return found && { text, ...found.spot, box: found.box, side: found.side }
}
