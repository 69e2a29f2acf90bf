import type { Language } from '#app/lib/language.ts'
import { statesAround } from '#site/map-names.ts'
import { counties } from '#site/places.ts'
import { listTownSpots } from './list-towns.server.ts'
import { type Frame, farScale, projectPoint, toPixels } from './map-frame.ts'
import { type Lettering, measureText } from './measure-text.ts'
import { coverText, type PlacedText } from './placed-text.ts'
import { growBox, isIn, type Sheet, type Spot } from './sheet.ts'

/** Names of areas are in capitals: these sizes are also in map-drawing.css. */
const stateLettering = {
  wide: { size: 12.5, weight: 'semibold', spacing: 3 },
  low: { size: 10.5, weight: 'semibold', spacing: 1.8 },
} as const
const countyLettering = {
  near: { size: 10.5, weight: 'semibold', spacing: 2 },
  far: { size: 9.5, weight: 'semibold', spacing: 1 },
} as const
/** A county with fewer towns in the frame is only touched by it. */
const leastTowns = 4
/** A county's towns whose spots are tried for its name. */
const mostTried = 30

/** Name the states around ours. */
export function nameStates(frame: Frame, sheet: Sheet, language: Language): PlacedText[] {
  const isLow = frame.width < 500
  const lettering = stateLettering[isLow ? 'low' : 'wide']
  return statesAround.flatMap(({ name, spots }) => {
    const text = name[language].toUpperCase()
    const placed = placeText(
      sheet,
      text,
      spots.map(([latitude, longitude]) => toPixels(frame, projectPoint({ latitude, longitude }))),
      { lettering, height: 18, around: 3 },
    )
    return placed ? [{ ...placed, look: isLow ? 'narrow' : undefined }] : []
  })
}

/** Name the counties, each at the free spot that is nearest to the middle of its visible towns. */
export function nameCounties(frame: Frame, sheet: Sheet): PlacedText[] {
  const isFar = frame.scale < farScale
  const lettering = countyLettering[isFar ? 'far' : 'near']
  return counties.flatMap((county) => {
    const spots = listTownSpots(county)
      .map((spot) => toPixels(frame, spot))
      .filter((spot) => isIn(spot, growBox(sheet.area, -14)))
    if (spots.length < leastTowns) return []
    const tried = sortFromMiddle(spots).slice(0, mostTried)
    const size = { lettering, height: 14, around: 5 }
    const placed = placeText(sheet, county.toUpperCase(), tried, size)
    return placed ? [{ ...placed, look: isFar ? 'narrow' : undefined }] : []
  })
}

type TextSize = { lettering: Lettering; height: number; around: number }

function placeText(
  sheet: Sheet,
  text: string,
  spots: readonly Spot[],
  { lettering, height, around }: TextSize,
): PlacedText | null {
  const width = measureText(text, lettering)
  const tries = spots.map((spot) => ({ spot, box: coverText(spot, width, height) }))
  const found = sheet.takeFirst(tries, around)
  return found && { text, ...found.spot, box: found.box }
}

/** Return the middle of spots, and then the spots from there outward. */
function sortFromMiddle(spots: readonly Spot[]): Spot[] {
  const middle = {
    x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
    y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
  }
  const measure = ({ x, y }: Spot) => Math.hypot(x - middle.x, y - middle.y)
  return [middle, ...spots.toSorted((a, b) => measure(a) - measure(b))]
}
