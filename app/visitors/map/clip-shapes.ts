import type { Box, Spot } from './sheet.ts'

type Edge = { axis: 'x' | 'y'; limit: number /** 1: what is less stays. */; side: 1 | -1 }

function listEdges({ left, top, right, bottom }: Box): Edge[] {
  return [
    { axis: 'x', limit: left, side: -1 },
    { axis: 'x', limit: right, side: 1 },
    { axis: 'y', limit: top, side: -1 },
    { axis: 'y', limit: bottom, side: 1 },
  ]
}

/** Cut a closed ring to a box (Sutherland–Hodgman); empty if it lies outside. */
export function clipRing(ring: readonly Spot[], box: Box): readonly Spot[] {
  return listEdges(box).reduce(cutAtEdge, ring)
}

function cutAtEdge(ring: readonly Spot[], { axis, limit, side }: Edge): readonly Spot[] {
  const isInside = (spot: Spot) => (spot[axis] - limit) * side <= 0
  if (ring.every(isInside)) return ring
  const kept: Spot[] = []
  let from = ring.at(-1)
  for (const to of ring) {
    if (from && isInside(from) !== isInside(to)) {
      const part = (limit - from[axis]) / (to[axis] - from[axis])
      kept.push({ ...between(from, to, part), [axis]: limit })
    }
    if (isInside(to)) kept.push(to)
    from = to
  }
  return kept
}

/** Cut an open line to a box (Liang–Barsky): the pieces inside. */
export function clipLine(line: readonly Spot[], box: Box): Spot[][] {
  const pieces: Spot[][] = []
  let piece: Spot[] | null = null
  for (const [index, to] of line.entries()) {
    const from = line[index - 1]
    if (!from) continue
    const part = findPartInside(from, to, box)
    if (!part) {
      piece = null
      continue
    }
    if (!piece || part.start > 0) {
      piece = [between(from, to, part.start)]
      pieces.push(piece)
    }
    piece.push(between(from, to, part.end))
    if (part.end < 1) piece = null
  }
  return pieces
}

/** Find which part of a line between two spots is in the box: 0 is its start, 1 its end. */
function findPartInside(from: Spot, to: Spot, box: Box): { start: number; end: number } | null {
  let [start, end] = [0, 1]
  for (const { axis, limit, side } of listEdges(box)) {
    const step = (to[axis] - from[axis]) * side
    const room = (limit - from[axis]) * side
    if (step === 0 && room < 0) return null
    if (step < 0) start = Math.max(start, room / step)
    if (step > 0) end = Math.min(end, room / step)
  }
  return start <= end ? { start, end } : null
}

const between = (from: Spot, to: Spot, part: number): Spot => ({
  x: from.x + part * (to.x - from.x),
  y: from.y + part * (to.y - from.y),
})

/** Return whether a spot lies in an area: in an odd number of its rings, because a lake is one too. */
export function isInRings({ x, y }: Spot, rings: readonly (readonly Spot[])[]): boolean {
  let isInside = false
  for (const ring of rings) {
    let from = ring.at(-1)
    for (const to of ring) {
      if (from && to.y > y !== from.y > y) {
        if (x < ((from.x - to.x) * (y - to.y)) / (from.y - to.y) + to.x) isInside = !isInside
      }
      from = to
    }
  }
  return isInside
}
