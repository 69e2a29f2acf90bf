import { type Spot, sheet } from './map-frame.ts'

/**
 * The area that a marker or text covers: pixels from its anchor, a point of the sheet. The anchor is inside
 * or on the edge, so two boxes that are apart stay apart when a wider screen moves their anchors.
 */
export type Box = Spot & { left: number; top: number; right: number; bottom: number }

/** Return the box of something `width` × `height` pixels in size around its anchor. */
export function boxAround({ x, y }: Spot, width: number, height = width): Box {
  return { x, y, left: -width / 2, right: width / 2, top: -height / 2, bottom: height / 2 }
}

/** Return whether a box is inside a sheet `scale` times as wide, and overlaps nothing there. */
export function isFree(box: Box, taken: readonly Box[], scale = 1): boolean {
  return (
    box.x * scale + box.left >= 1 &&
    box.x * scale + box.right <= sheet.width * scale - 1 &&
    box.y * scale + box.top >= 1 &&
    box.y * scale + box.bottom <= sheet.height * scale - 1 &&
    !taken.some((other) => overlap(box, other, scale))
  )
}

function overlap(one: Box, other: Box, scale: number): boolean {
  return (
    one.x * scale + one.left < other.x * scale + other.right &&
    other.x * scale + other.left < one.x * scale + one.right &&
    one.y * scale + one.top < other.y * scale + other.bottom &&
    other.y * scale + other.top < one.y * scale + one.bottom
  )
}

/** Pixels between the turns of a spiral, and between its points. */
const turn = 5

/** Yield a point and then points around it, farther and farther away, beyond the sheet's edges. */
export function* spiralAround({ x, y }: Spot): Generator<Spot> {
  yield { x, y }
  for (let radius = turn; radius < sheet.height * 1.5; radius += turn) {
    const points = Math.ceil((2 * Math.PI * radius) / turn)
    for (let index = 0; index < points; index++) {
      const angle = (2 * Math.PI * index) / points
      yield { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
    }
  }
}

/** Yield points of a circle: the top, then down both sides. */
export function* circleAround({ x, y }: Spot, radius: number): Generator<Spot> {
  const steps = 12
  for (let step = 0; step <= steps; step++) {
    for (const side of [1, -1]) {
      const angle = -Math.PI / 2 + (side * Math.PI * step) / steps
      yield { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
    }
  }
}

/** Return small boxes that cover the line between two points. */
export function coverLine(from: Spot, to: Spot): Box[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4)
  return Array.from({ length: steps }, (_, step) =>
    boxAround(
      {
        x: from.x + ((to.x - from.x) * step) / steps,
        y: from.y + ((to.y - from.y) * step) / steps,
      },
      4,
    ),
  )
}
