import { isInRings } from './clip-shapes.ts'
import { listTowns, type Town } from './list-towns.server.ts'
import { type Frame, toPixels } from './map-frame.ts'
import type { LandRings } from './map-shapes.server.ts'
import { type Lettering, measureText } from './measure-text.ts'
import { coverText, dotRadius, type NamedTown, type Rank, type Side } from './placed-text.ts'
import { type Box, boxAround, growBox, isIn, overlap, type Sheet, type Spot } from './sheet.ts'

/** Letterings are also in map-drawing.css. */
const letterings: Record<Rank, Lettering> = {
  1: { size: 13, weight: 'semibold' },
  2: { size: 12.5 },
  3: { size: 12 },
}
const boroughLettering: Lettering = { size: 12.5, weight: 'semibold' }
const textHeight = 14
/** Square pixels of a drawing for each town that it names. */
const roomOfTown = 13_000
/** The largest towns come before the names of areas, the others after them. */
const firstPart = 0.3
/** Towns that are tried for each that has room. */
const triesForOne = 4
/** Pixels from the middle of a town's dot within which a pin's tip covers it. */
const underTip = 9

export type TownOptions = {
  frame: Frame
  sheet: Sheet
  land: LandRings
  /** What the pins cover, and their points: a town under them has a name, but no dot. */
  pins: { boxes: readonly Box[]; points: readonly Spot[] }
  /** The searched place, which is named already. */
  placeName: string | null
}

/** Name the towns of a frame in two steps: `nameLargest`, then, after other names, `nameOthers`. */
export function openTownNames(options: TownOptions) {
  const { frame, sheet, placeName } = options
  const { left, right, top, bottom } = sheet.area
  const most = Math.round(((right - left) * (bottom - top)) / roomOfTown)
  const first = Math.ceil(most * firstPart)
  const towns = listTowns()
    .filter(
      (town) => town.name !== placeName && isIn(toPixels(frame, town), growBox(sheet.area, -4)),
    )
    .slice(0, most * triesForOne)
  const named: NamedTown[] = []
  const nameUpTo = (some: readonly Town[]) => {
    for (const town of some) {
      if (named.length === most) return
      const placed = town.isBorough ? nameBorough(town, options) : nameTown(town, options)
      if (placed) named.push(placed)
    }
  }
  return {
    named,
    nameLargest: () => nameUpTo(towns.slice(0, first)),
    nameOthers: () => nameUpTo(towns.slice(first)),
  }
}

/** Where a name stands around its dot: pixels from it, and its side. */
type Offset = readonly [x: number, y: number, side: Side]

/** The eight sides of a dot; `gap` is from its middle to the name. */
function listSides(gap: number): Offset[] {
  return [
    [gap, 0, 'east'],
    [-gap, 0, 'west'],
    [0, 12, 'middle'],
    [gap - 1, 8, 'east'],
    [1 - gap, 8, 'west'],
    [gap - 1, -8, 'east'],
    [1 - gap, -8, 'west'],
    [0, -12, 'middle'],
  ]
}

/** Farther away, for a known name whose dot is under a pin. */
function listFarSides(gap: number): Offset[] {
  const far: (readonly [number, number])[] = [
    [5, 5],
    [9, 0],
    [6, 12],
    [13, -6],
    [16, 0],
    [12, 12],
  ]
  const bothSides = far.flatMap(([x, y]): Offset[] => [
    [gap + x, y, 'east'],
    [-gap - x, y, 'west'],
  ])
  return [[0, 14, 'middle'], ...bothSides, [0, 18, 'middle'], [0, 24, 'middle']]
}

function nameTown(town: Town, { frame, sheet, land, pins }: TownOptions): NamedTown | null {
  const { name, rank, isKnown, isOutside } = town
  const dot = toPixels(frame, town)
  const radius = dotRadius[rank]
  const dotBox = boxAround(dot, 2 * radius + 2)
  const isUnderPin =
    pins.boxes.some((box) => overlap(dotBox, box)) ||
    pins.points.some(({ x, y }) => Math.hypot(x - dot.x, y - dot.y) < underTip)
  if (!isUnderPin && !sheet.isEmpty(dotBox)) return null
  const width = measureText(name, letterings[rank])
  const gap = radius + 3.5
  const offsets = [...listSides(gap), ...(isUnderPin && isKnown ? listFarSides(gap) : [])]
  for (const [x, y, side] of offsets) {
    const spot = { x: dot.x + x, y: dot.y + y }
    const box = coverText(spot, width, textHeight, side)
    if (!sheet.isFree(box) || isAcrossWater(box, isOutside ? land.ours : land.neighbors)) continue
    sheet.take(box, dotBox)
    const shownDot = isUnderPin ? null : dot
    return { text: name, ...spot, box, side, rank, isOutside, isBorough: false, dot: shownDot }
  }
  return null
}

/** Return whether a name would stand on the other side's land. */
function isAcrossWater({ left, right, top, bottom }: Box, otherLand: readonly Spot[][]): boolean {
  return [0.15, 0.5, 0.85].some((part) =>
    isInRings({ x: left + part * (right - left), y: (top + bottom) / 2 }, otherLand),
  )
}

const boroughOffsets: readonly (readonly [number, number])[] = [
  ...([
    [0, 0],
    [0, 12],
    [0, -12],
    [12, 0],
    [-12, 0],
    [10, -24],
    [-10, 24],
  ] as const),
]

function nameBorough(town: Town, { frame, sheet }: TownOptions): NamedTown | null {
  const { name, rank } = town
  const middle = toPixels(frame, town)
  const width = measureText(name, boroughLettering)
  const tries = boroughOffsets.map(([x, y]) => {
    const spot = { x: middle.x + x, y: middle.y + y }
    return { spot, box: coverText(spot, width, textHeight) }
  })
  const found = sheet.takeFirst(tries)
  if (!found) return null
  const { spot, box } = found
  return {
    text: name,
    ...spot,
    box,
    side: 'middle',
    rank,
    isOutside: true,
    isBorough: true,
    dot: null,
  }
}
