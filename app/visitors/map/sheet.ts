/** Pixels of a drawing, from its top left corner. */
export type Spot = { x: number; y: number }
/** Path units of a pixel: paths are written in whole numbers. */
export const fineness = 4

/** Return a coordinate to a tenth of a pixel. */
export const round = (pixels: number) => Math.round(pixels * 10) / 10

export type Size = { width: number; height: number }
export type Box = { left: number; top: number; right: number; bottom: number }

/** Return a box of this size in the middle of a drawing. */
export function centerBox(size: Size, drawing: Size): Box {
  return boxAround({ x: drawing.width / 2, y: drawing.height / 2 }, size.width, size.height)
}

/** Return the box of something `width` × `height` around a spot. */
export function boxAround({ x, y }: Spot, width: number, height = width): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

/** Return the smallest box around spots. */
export function joinSpots(spots: readonly Spot[]): Box {
  return joinBoxes(spots.map((spot) => boxAround(spot, 0)))
}

/** Return the smallest box around boxes. */
export function joinBoxes(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/** Return whether a spot lies in a box. */
export function isIn({ x, y }: Spot, { left, right, top, bottom }: Box): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

/** Return a box made larger on all sides; smaller by a negative number. */
export function growBox({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

/** Return whether two boxes share a part of the drawing. */
export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}

/** Return whether a box lies in another. */
export function isWithin(box: Box, other: Box): boolean {
  return (
    box.left >= other.left &&
    box.top >= other.top &&
    box.right <= other.right &&
    box.bottom <= other.bottom
  )
}

/** Pixels between a text and the edge. */
const edge = 5

/** A part of a drawing in which everything takes its place, first come, first served. */
export class Sheet {
  readonly area: Box
  readonly #taken: Box[] = []

  constructor(area: Box) {
    this.area = area
  }

  /** Keep these boxes free of what comes later. */
  take(...boxes: Box[]): void {
    this.#taken.push(...boxes)
  }

  /** Return whether a box overlaps nothing placed before, with so many pixels around it. */
  isEmpty(box: Box, around = 0): boolean {
    const wide = growBox(box, around)
    return !this.#taken.some((other) => overlap(wide, other))
  }

  /** Return whether a box lies in this part and is empty. */
  isFree(box: Box, around = 2): boolean {
    return isWithin(box, growBox(this.area, -edge)) && this.isEmpty(box, around)
  }

  /** Take the first free one of these boxes; null if none is. */
  takeFirst<Placed extends { box: Box }>(tries: Iterable<Placed>, around = 2): Placed | null {
    for (const one of tries) {
      if (!this.isFree(one.box, around)) continue
      this.take(one.box)
      return one
    }
    return null
  }
}
