import { type Box, boxAround, growBox, overlap, type Spot } from './sheet.ts'

/** Pixels. */
export type PinSize = {
  /** The radius of a pin's head, and its height above the point. */
  radius: number
  rise: number
  /** In a label: from number to number, and the radius of a number's circle. */
  pitch: number
  number: number
  /** The radius of a dot. */
  dot: number
}
export const pinSizes = {
  near: { radius: 13, rise: 21, pitch: 24, number: 10.5, dot: 3.6 },
  far: { radius: 9.5, rise: 15, pitch: 18, number: 7.8, dot: 3 },
} as const satisfies Record<string, PinSize>

/** A drop with one number, or a label with two or three; its tip is between its members' points. */
export type PinGroup<Pin extends Spot> = Spot & {
  members: Pin[]
  /** Those that the label only counts, "+2"; each has a dot. */
  more: Pin[]
  /** The head, or the label: half its width, and how far the drawing's edge pushes it aside. */
  half: number
  shift: number
  head: Box
}

export type PlacedPins<Pin extends Spot> = {
  groups: PinGroup<Pin>[]
  /** Those that have only a dot, because no label nearby has room to count them. */
  dots: Pin[]
}

/** In a label, each number stays within so many radiuses of its own point. */
const reach = 1.6
const mostInLabel = 3
/** Pixels between a label and the drawing's edge. */
const edge = 4

/**
 * Place pins on their true points, in the order of the list: a drop; where its head would cover more
 * than a quarter of another's, its number joins that one's label; where that has no room, a dot,
 * counted there.
 */
export function placePins<Pin extends Spot>(
  pins: readonly Pin[],
  size: PinSize,
  drawing: Box,
): PlacedPins<Pin> {
  let groups: PinGroup<Pin>[] = []
  const dots: Pin[] = []
  const shape = (members: Pin[], more: Pin[]) => shapeGroup(members, more, size, drawing)
  for (const pin of pins) {
    const alone = shape([pin], [])
    const touched = groups
      .filter((group) => touch(alone, group, size))
      .sort((a, b) => measure(a, pin) - measure(b, pin))
    const join = (find: (group: PinGroup<Pin>) => PinGroup<Pin> | null): boolean => {
      for (const group of touched) {
        const next = find(group)
        if (!next || groups.some((other) => other !== group && touch(next, other, size))) continue
        groups = groups.map((other) => (other === group ? next : other))
        return true
      }
      return false
    }
    if (touched.length === 0) groups.push(alone)
    else if (!join((group) => joinLabel(group, pin, size, shape)))
      if (!join((group) => shape(group.members, [...group.more, pin]))) dots.push(pin)
  }
  return { groups: groups.sort((a, b) => a.y - b.y), dots }
}

/** Add a number to a label; null if the label is full, or its tip would leave a member's point. */
function joinLabel<Pin extends Spot>(
  { members, more }: PinGroup<Pin>,
  pin: Pin,
  { radius }: PinSize,
  shape: (members: Pin[], more: Pin[]) => PinGroup<Pin>,
): PinGroup<Pin> | null {
  if (members.length === mostInLabel || more.length > 0) return null
  const next = shape([...members, pin], [])
  return next.members.every((member) => measure(member, next) < radius * reach) ? next : null
}

function shapeGroup<Pin extends Spot>(
  members: Pin[],
  more: Pin[],
  { radius, rise, pitch }: PinSize,
  { left, right }: Box,
): PinGroup<Pin> {
  const x = members.reduce((sum, member) => sum + member.x, 0) / members.length
  const y = members.reduce((sum, member) => sum + member.y, 0) / members.length
  const cells = countCells({ members, more })
  const half = radius + ((cells - 1) * pitch) / 2
  const shift = Math.max(0, left + edge - (x - half)) - Math.max(0, x + half - (right - edge))
  const head = boxAround({ x: x + shift, y: y - rise }, 2 * half, 2 * radius)
  return { x, y, members, more, half, shift, head }
}

/** Count the numbers of a label, with its "+2". */
export function countCells(group: { members: unknown[]; more: unknown[] }): number {
  return group.members.length + (group.more.length > 0 ? 1 : 0)
}

/** Return whether a head covers more than a quarter of another. */
function touch(one: { head: Box }, other: { head: Box }, { radius }: PinSize): boolean {
  const slack = -radius / 4
  return overlap(growBox(one.head, slack), growBox(other.head, slack))
}

const measure = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y)

/** List what the pins cover: heads, tips and dots. */
export function coverPins<Pin extends Spot>(placed: PlacedPins<Pin>, { rise }: PinSize): Box[] {
  const dots = [
    ...placed.dots,
    ...placed.groups.flatMap(({ members, more }) => [...members, ...more]),
  ]
  return [
    ...placed.groups.flatMap(({ x, y, head }) => [
      growBox(head, 1),
      { left: x - 4, right: x + 4, top: y - rise, bottom: y + 2 },
    ]),
    ...dots.map((dot) => boxAround(dot, 6)),
  ]
}
