import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pinSizes, placePins } from './place-pins.ts'
import type { Spot } from './sheet.ts'

const drawing = { left: 0, top: 0, right: 760, bottom: 700 }
const spot = fc.record({
  x: fc.integer({ min: 0, max: drawing.right }),
  y: fc.integer({ min: 0, max: drawing.bottom }),
})
/** Centers in the same few streets as well as alone. */
const crowd = fc
  .array(fc.tuple(spot, fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 4 })), {
    maxLength: 8,
  })
  .map((places) =>
    places.flatMap(([{ x, y }, step, count]) =>
      Array.from({ length: count }, (_, index) => ({
        x: Math.min(x + index * step, drawing.right),
        y,
      })),
    ),
  )

const place = (pins: Spot[]) => placePins(pins, pinSizes.near, drawing)

test('every center has its place, and no head covers more than a quarter of another', () => {
  fc.assert(
    fc.property(crowd, (pins) => {
      const { groups, dots } = place(pins)
      const placed = [...dots, ...groups.flatMap(({ members, more }) => [...members, ...more])]
      expect(new Set(placed)).toEqual(new Set(pins))
      expect(placed).toHaveLength(pins.length)
      for (const [index, { head, members }] of groups.entries()) {
        expect(members.length).toBeLessThanOrEqual(3)
        for (const other of groups.slice(index + 1)) {
          const across =
            Math.min(head.right, other.head.right) - Math.max(head.left, other.head.left)
          const down = Math.min(head.bottom, other.head.bottom) - Math.max(head.top, other.head.top)
          const least = pinSizes.near.radius / 2
          expect(Math.min(across, down)).toBeLessThanOrEqual(least + 1e-9)
        }
      }
    }),
  )
})

test('a lone center has a drop on its point', () => {
  const [group] = place([{ x: 300, y: 200 }]).groups
  expect(group).toMatchObject({ x: 300, y: 200, members: [{ x: 300, y: 200 }], more: [] })
})

test('centers in one house share a label: three numbers, and a count of the others', () => {
  const house = { x: 100, y: 100 }
  const { groups, dots } = place(Array.from({ length: 7 }, () => ({ ...house })))
  expect(groups.map(({ members, more }) => [members.length, more.length])).toEqual([[3, 4]])
  expect(groups[0]).toMatchObject(house)
  expect(dots).toEqual([])
})

test('a label at the edge stays on the drawing, its tip on the point', () => {
  const [group] = place([
    { x: 5, y: 300 },
    { x: 5, y: 301 },
  ]).groups
  expect(group?.x).toBe(5)
  expect(group?.head.left).toBeGreaterThanOrEqual(0)
})
