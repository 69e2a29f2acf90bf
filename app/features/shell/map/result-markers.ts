import { placeOnMap, round } from './nj-counties.ts'

/** The fields of a center that the map uses. */
export type MappedCenter = {
  slug: string
  name: string
  /** Degrees; null if not even its ZIP code or town is known. */
  latitude: number | null
  longitude: number | null
  /** Only the center of its ZIP code or town is known. */
  isApproximate: boolean
}

/** Centers at one spot, or so close that their numbers would overlap. */
export type Marker = {
  /** Center of the marker, in units of the drawing, like `halfWidth` and `halfHeight`. */
  x: number
  y: number
  halfWidth: number
  halfHeight: number
  /** "4", "3–7", "2, 5", "1–3 +5" */
  label: string
  /** Positions in the list, from 1, ascending; `centers` has the same order. */
  numbers: number[]
  centers: MappedCenter[]
  isApproximate: boolean
}

type MarkedMap = {
  viewBox: string
  /** Units of the drawing per pixel on a map that is `mapWidth` wide. */
  unit: number
  markers: Marker[]
  /** Centers outside the drawing or without a location. */
  offMap: MappedCenter[]
}

/** Approximate pixels; the map scales to the available width. */
const mapWidth = 340
/** Pixels: still 24 wide on the narrowest phone, large enough for a finger. */
const radius = 15
/** Units around the state (12 miles), to include nearby towns of neighboring states. */
const around = 40
/** Units: at least 12 miles across, enough to recognize the area. */
const minWidth = 40
const narrowest = 0.6
const widest = 1.1
const margin = 1.25

/** Finds the part of the state with a list's centers, and their markers in the list's order. */
export function markCenters(centers: readonly MappedCenter[]): MarkedMap {
  const spots: Spot[] = []
  const offMap: MappedCenter[] = []
  for (const [index, center] of centers.entries()) {
    const point = findPoint(center)
    if (point) spots.push({ ...point, numbers: [index + 1] })
    else offMap.push(center)
  }
  const box = frame(spots)
  const unit = box.width / mapWidth
  const markers = mergeSpots(spots, unit).map(({ x, y, numbers }) => {
    const marked = numbers.flatMap((number) => centers[number - 1] ?? [])
    return {
      x: round(x),
      y: round(y),
      halfWidth: round(measureHalf(numbers) * unit),
      halfHeight: round(radius * unit),
      label: labelNumbers(numbers),
      numbers,
      centers: marked,
      isApproximate: marked.every(({ isApproximate }) => isApproximate),
    }
  })
  return {
    viewBox: [box.x, box.y, box.width, box.height].map(round).join(' '),
    unit,
    markers,
    offMap,
  }
}

/** Returns whether any center is on the map. */
export function hasMarkers(centers: readonly MappedCenter[]): boolean {
  return centers.some((center) => findPoint(center) !== null)
}

type Spot = { x: number; y: number; numbers: number[] }

const findPoint = ({ latitude, longitude }: MappedCenter) => placeOnMap(latitude, longitude, around)

/** Finds the smallest frame that holds all spots and is neither too small nor too narrow. */
function frame(spots: Spot[]): { x: number; y: number; width: number; height: number } {
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const [left, right] = spots.length ? [Math.min(...xs), Math.max(...xs)] : [10, 310]
  const [top, bottom] = spots.length ? [Math.min(...ys), Math.max(...ys)] : [2, 558]
  const height = Math.max((bottom - top) * margin, minWidth / widest)
  const width = Math.max((right - left) * margin, minWidth, height * narrowest)
  const tall = Math.max(height, width / widest)
  return { x: (left + right - width) / 2, y: (top + bottom - tall) / 2, width, height: tall }
}

/** Repeats until no two overlap: merging two can create a new overlap with a third. */
function mergeSpots(spots: Spot[], unit: number): Spot[] {
  const merged: Spot[] = []
  for (let spot of spots) {
    for (;;) {
      const index = merged.findIndex((other) => isOver(spot, other, unit))
      const [other] = index < 0 ? [] : merged.splice(index, 1)
      if (!other) break
      spot = merge(other, spot)
    }
    merged.push(spot)
  }
  return merged.sort((a, b) => (a.numbers[0] ?? 0) - (b.numbers[0] ?? 0))
}

function isOver(a: Spot, b: Spot, unit: number): boolean {
  const reach = (measureHalf(a.numbers) + measureHalf(b.numbers)) * unit
  return Math.abs(a.x - b.x) < reach && Math.abs(a.y - b.y) < 2 * radius * unit
}

function merge(a: Spot, b: Spot): Spot {
  const share = b.numbers.length / (a.numbers.length + b.numbers.length)
  return {
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
    numbers: [...a.numbers, ...b.numbers].sort((one, other) => one - other),
  }
}

/** Measures half a marker's width in pixels. */
function measureHalf(numbers: number[]): number {
  return Math.max(radius, labelNumbers(numbers).length * 3.8 + 7)
}

/** Labels at most two runs of numbers, otherwise the first and the number of the rest. */
function labelNumbers(numbers: number[]): string {
  const runs: [first: number, last: number][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && run[1] === number - 1) run[1] = number
    else runs.push([number, number])
  }
  const written = runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
  const [run = [0, 0]] = runs
  if (runs.length <= 2) return written.join(', ')
  return `${written[0]} +${numbers.length - (run[1] - run[0] + 1)}`
}
