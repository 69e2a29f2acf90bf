/**
 * The top of a chart's scale: the smallest of 2, 4, 6, 8, 10, 20, 40 … that holds the largest number,
 * so that half of it is a whole number too.
 */
export function findTop(largest: number): number {
  if (largest <= 10) return Math.max(2, Math.ceil(largest / 2) * 2)
  const unit = 10 ** Math.floor(Math.log10(largest))
  const step = [1, 2, 4, 6, 8, 10].find((factor) => factor * unit >= largest) ?? 10
  return step * unit
}

/** Which of `count` bars are named beneath: the first, the last, and a few between at equal distances. */
export function pickMarks(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index)
  const step = Math.ceil((count - 1) / (most - 1))
  const marks: number[] = []
  // Counted from the last one, which is today's.
  for (let index = count - 1; index >= 0; index -= step) marks.unshift(index)
  return marks
}
