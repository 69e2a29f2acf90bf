/**
 * The page numbers to offer: all when there are 5 or fewer, else the first, the last and the
 * neighbours of the current one, `null` where some are left out. Pages count from 1.
 */
export function listPageNumbers(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 5) return Array.from({ length: Math.max(0, pageCount) }, (_, index) => index + 1)
  const shown = [1, page - 1, page, page + 1, pageCount]
    .filter((number) => number >= 1 && number <= pageCount)
    .filter((number, index, all) => all.indexOf(number) === index)
    .sort((a, b) => a - b)
  const numbers: (number | null)[] = []
  for (const number of shown) {
    const before = numbers.at(-1)
    if (typeof before === 'number' && number - before > 1) numbers.push(null)
    numbers.push(number)
  }
  return numbers
}
