import type { Box, Spot } from './sheet.ts'

/** A text of a drawing, with its anchor in pixels. */
export type PlacedText = Spot & {
  text: string
  /** What it covers. */
  box: Box
  /** Its classes in map-drawing.css. */
  look?: string
  /** Degrees, clockwise. */
  turn?: number
}

/** On which side of its anchor a text begins: to the east it starts there, to the west it ends. */
export type Side = 'east' | 'west' | 'middle'

/** 1: a large city; 2: a city or county seat; 3: any other town. */
export type Rank = 1 | 2 | 3

/** Pixels of a town's dot. */
export const dotRadius: Record<Rank, number> = { 1: 3.4, 2: 2.6, 3: 2 }

export type NamedTown = PlacedText & {
  side: Side
  rank: Rank
  isOutside: boolean
  /** A part of a city. */
  isBorough: boolean
  /** Its dot; null under a pin's tip, and for a borough. */
  dot: Spot | null
}

/** Return the box of a text in one line. */
export function coverText(
  { x, y }: Spot,
  width: number,
  height: number,
  side: Side = 'middle',
): Box {
  const left = side === 'east' ? x : side === 'west' ? x - width : x - width / 2
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 }
}
