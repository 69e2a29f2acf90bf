import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addPositions, type CenterBits, emptyBits } from './center-bits.ts'
import { findStretch } from './order-parts.ts'

const bitsOf = (positions: number[]): CenterBits => addPositions(emptyBits(0), positions)

/** Centers as they come in an order, by position, each with its part: 0 to 31, never fewer than before. */
const order = fc.uniqueArray(fc.nat(500), { minLength: 1, maxLength: 80 }).chain((positions) =>
  fc
    .array(fc.nat(31), { minLength: positions.length, maxLength: positions.length })
    .map((parts) => parts.toSorted((a, b) => a - b))
    .map((parts) => positions.map((position, rank) => ({ position, part: parts[rank] ?? 0 }))),
)

const writeDigits = (centers: { position: number; part: number }[]) =>
  [4, 3, 2, 1, 0].map((digit) =>
    bitsOf(centers.filter(({ part }) => (part >> digit) & 1).map(({ position }) => position)),
  )

describe('the stretch of an order that a page lies in', () => {
  it('has all of the page, in its place, and nothing of parts that the page does not touch', () => {
    fc.assert(
      fc.property(
        order,
        fc.infiniteStream(fc.boolean()),
        fc.nat(),
        fc.nat(30),
        (all, picks, at, more) => {
          const matches = all.filter(() => picks.next().value)
          fc.pre(matches.length > 0)
          const first = at % matches.length
          const last = Math.min(matches.length - 1, first + more)
          const { positions, before } = findStretch(
            bitsOf(matches.map(({ position }) => position)),
            writeDigits(all),
            { first, last },
          )
          const low = matches[first]?.part ?? 0
          const high = matches[last]?.part ?? 0
          const expected = matches.filter(({ part }) => part >= low && part <= high)
          expect(positions.toSorted((a, b) => a - b)).toEqual(
            expected.map(({ position }) => position).toSorted((a, b) => a - b),
          )
          expect(before).toBe(matches.filter(({ part }) => part < low).length)
        },
      ),
    )
  })

  it('is everything where no center has a digit', () => {
    const none = Array.from({ length: 5 }, () => emptyBits(0))
    expect(findStretch(bitsOf([3, 70, 9_000]), none, { first: 1, last: 1 })).toMatchObject({
      positions: [3, 70, 9_000],
      before: 0,
    })
  })

  it('tells how far down the order the page ends', () => {
    const centers = Array.from({ length: 320 }, (_, position) => ({
      position,
      part: Math.floor(position / 10),
    }))
    const find = (matches: typeof centers, last: number) =>
      findStretch(bitsOf(matches.map(({ position }) => position)), writeDigits(centers), {
        first: 0,
        last,
      }).share
    expect(find(centers, 319)).toBe(1)
    expect(find(centers, 79)).toBe(0.25)
    expect(find(centers, 84)).toBe(8.5 / 32)
    // Every match is in the first quarter.
    expect(find(centers.slice(0, 80), 79)).toBe(0.25)
  })
})
