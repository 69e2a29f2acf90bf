import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addPositions,
  type CenterBits,
  countBits,
  emptyBits,
  hasBit,
  joinBits,
  layChunks,
  listPositions,
  withoutBits,
} from './center-bits.ts'

const positions = fc.uniqueArray(fc.nat(20_000), { maxLength: 50 })
const bitsOf = (list: number[]): CenterBits => addPositions(emptyBits(0), list)
const sorted = (list: number[]) => list.toSorted((a, b) => a - b)

describe('bits by position', () => {
  it('are counted and listed as a set is', () => {
    fc.assert(
      fc.property(positions, positions, (some, others) => {
        const bits = addPositions(bitsOf(some), others)
        const all = sorted([...new Set([...some, ...others])])
        expect(listPositions(bits)).toEqual(all)
        expect(countBits(bits)).toBe(all.length)
        expect(all.filter((position) => !hasBit(bits, position))).toEqual([])
        expect(hasBit(bits, 20_001)).toBe(false)
      }),
    )
  })

  it('of several lists are what all of them have, of whatever lengths', () => {
    fc.assert(
      fc.property(fc.array(positions, { minLength: 1, maxLength: 4 }), (lists) => {
        const [first = [], ...others] = lists
        const joint = joinBits(lists.map(bitsOf))
        const both = first.filter((position) => others.every((list) => list.includes(position)))
        expect(joint && listPositions(joint)).toEqual(sorted(both))
      }),
    )
  })

  it('without others are what the others have not, of whatever lengths', () => {
    fc.assert(
      fc.property(positions, positions, (some, others) => {
        const left = withoutBits(bitsOf(some), bitsOf(others))
        expect(listPositions(left)).toEqual(sorted(some.filter((one) => !others.includes(one))))
      }),
    )
  })

  it('are laid where their chunks lie, those that are wanted', () => {
    const rows = Buffer.alloc(3 * 1024)
    rows[0] = 0x80
    rows[1024] = 0x40
    rows[2048] = 0x20
    expect(listPositions(layChunks([2, 0, 1], rows, (at) => at !== 2))).toEqual([1, 16_384])
    expect(listPositions(layChunks([2, 0, 1], rows))).toEqual([1, 8_194, 16_384])
    expect(listPositions(layChunks([], rows))).toEqual([])
  })

  it('are counted where every bit of a word is set', () => {
    expect(countBits(new Uint8Array(1024).fill(0xff))).toBe(8192)
  })

  it('are none for no lists', () => {
    expect(joinBits([])).toBeNull()
  })

  it('leave what they are made from as it was', () => {
    const some = bitsOf([1, 40])
    joinBits([some, bitsOf([40])])
    addPositions(some, [2])
    withoutBits(some, some)
    expect(listPositions(some)).toEqual([1, 40])
  })
})
