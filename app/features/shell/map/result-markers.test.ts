import { describe, expect, it } from 'vitest'
import { type MappedCenter, markCenters } from './result-markers.ts'

const at = (latitude: number | null, longitude: number | null): MappedCenter => ({
  slug: 'a',
  name: 'A',
  latitude,
  longitude,
  isApproximate: false,
})
const newark = at(40.735, -74.172)
const trenton = at(40.217, -74.743)
const capeMay = at(38.935, -74.906)
const philadelphia = at(39.952, -75.164)
const boston = at(42.36, -71.06)

const readBox = (viewBox: string) =>
  viewBox.split(' ').map(Number) as [number, number, number, number]
const listLabels = (centers: MappedCenter[]) =>
  markCenters(centers).markers.map(({ label }) => label)

describe('a map of results', () => {
  it('numbers them in the order of the list, and leaves out those elsewhere or without a location', () => {
    const { markers, offMap } = markCenters([capeMay, at(null, null), newark, boston, philadelphia])
    expect(markers.map(({ label }) => label)).toEqual(['1', '3', '5'])
    expect(offMap).toEqual([at(null, null), boston])
  })

  it('frames every marker completely, shows at least 12 miles, and is never a narrow strip', () => {
    for (const centers of [
      [newark],
      [newark, trenton],
      [capeMay, at(41.3, -74.6)],
      [trenton, capeMay, newark],
    ]) {
      const { viewBox, markers } = markCenters(centers)
      const [left, top, width, height] = readBox(viewBox)
      expect(width).toBeGreaterThanOrEqual(40)
      expect(width / height).toBeGreaterThanOrEqual(0.59)
      expect(width / height).toBeLessThanOrEqual(1.11)
      expect(markers).toHaveLength(centers.length)
      for (const { x, y, halfWidth, halfHeight } of markers) {
        expect(x - halfWidth).toBeGreaterThan(left)
        expect(x + halfWidth).toBeLessThan(left + width)
        expect(y - halfHeight).toBeGreaterThan(top)
        expect(y + halfHeight).toBeLessThan(top + height)
      }
    }
  })

  it('merges markers at one spot, or too close to tell apart', () => {
    expect(listLabels([trenton, newark, newark, newark])).toEqual(['1', '2–4'])
    expect(listLabels([newark, trenton, newark])).toEqual(['1, 3', '2'])
    expect(listLabels([newark, trenton, newark, trenton, newark, newark])).toEqual(['1 +3', '2, 4'])
    const beside = at(40.737, -74.174)
    expect(listLabels([newark, capeMay, beside])).toEqual(['1, 3', '2'])
    // On a map of a few towns they are separate.
    expect(listLabels([newark, at(40.86, -74.172)])).toEqual(['1', '2'])
  })

  it('never overlaps two markers', () => {
    const centers = Array.from({ length: 24 }, (_, index) =>
      at(40.6 + ((index * 7) % 24) / 60, -74.4 + ((index * 11) % 24) / 50),
    )
    const { markers } = markCenters(centers)
    expect(markers.flatMap(({ numbers }) => numbers).sort((a, b) => a - b)).toEqual(
      centers.map((_, index) => index + 1),
    )
    for (const [index, one] of markers.entries()) {
      for (const other of markers.slice(index + 1)) {
        const isApart =
          Math.abs(one.x - other.x) > one.halfWidth + other.halfWidth - 0.3 ||
          Math.abs(one.y - other.y) > one.halfHeight + other.halfHeight - 0.3
        expect([one.label, other.label, isApart]).toEqual([one.label, other.label, true])
      }
    }
  })

  it('marks a marker as approximate only if all of its centers are', () => {
    const about = { ...newark, isApproximate: true }
    const marked = (centers: MappedCenter[]) =>
      markCenters(centers).markers.map(({ isApproximate }) => isApproximate)
    expect(marked([about, about])).toEqual([true])
    expect(marked([about, newark])).toEqual([false])
  })
})
