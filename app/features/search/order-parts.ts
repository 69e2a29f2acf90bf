import { type CenterBits, countBits, joinBits, listPositions, withoutBits } from './center-bits.ts'

/** A piece of a list, how many of it come before, and the share of the whole order up to the page's end. */
export type Stretch = { positions: number[]; before: number; share: number }

/**
 * The matches of those parts of an order that the first and the last of a page lie in, ranks from 0, and of
 * the parts between. `digits` are the bits of the number of each center's part, the highest digit first; a
 * part with a higher number comes later.
 */
export function findStretch(
  matches: CenterBits,
  digits: readonly CenterBits[],
  { first, last }: { first: number; last: number },
): Stretch {
  const start = findPart(matches, digits, first)
  const end = findPart(matches, digits, last)
  const stretch = joinBits([start.notEarlier, end.notLater])
  return {
    positions: stretch ? listPositions(stretch) : [],
    before: start.before,
    share: end.share,
  }
}

/**
 * What is not in an earlier or a later part than the match of this rank, how many are in an earlier one, and
 * the share of the order up to it, the parts being alike and the matches even within each.
 */
function findPart(matches: CenterBits, digits: readonly CenterBits[], rank: number) {
  let part = matches
  let notEarlier = matches
  let notLater = matches
  let before = 0
  let number = 0
  for (const digit of digits) {
    const lower = withoutBits(part, digit)
    const count = countBits(lower)
    const higher = withoutBits(part, lower)
    number *= 2
    if (rank < before + count) {
      part = lower
      notLater = withoutBits(notLater, higher)
    } else {
      part = higher
      number += 1
      notEarlier = withoutBits(notEarlier, lower)
      before += count
    }
  }
  const within = (rank + 1 - before) / countBits(part)
  return { notEarlier, notLater, before, share: (number + within) / 2 ** digits.length }
}
