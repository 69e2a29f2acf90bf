/** How much is stored at once, and how long to rest in between. */
export type Pace = {
  /** Records of the next batch. */
  batchSize(): number
  /** Learns from a batch how long the next may be; resolves when it may begin. */
  rest(records: number, milliseconds: number): Promise<void>
}

/** As fast as it goes, for the command line. */
export function hurry(batchSize = 500): Pace {
  return { batchSize: () => batchSize, rest: async () => {} }
}

const [smallest, largest] = [10, 500]
const longestRest = 250

/** Milliseconds that a batch may take: while somebody visits the site, and while nobody does. */
const batchMs = { visited: 40, alone: 150 }

/**
 * For a site that may have visitors, on the embedded engine, which does one thing at a time: while
 * there are any, a batch is short and as long a rest follows, in which pages are answered.
 */
export function yieldToVisitors(isVisited: () => boolean): Pace {
  let size = 50
  return {
    batchSize: () => size,
    rest: (records, milliseconds) => {
      const visited = isVisited()
      const target = visited ? batchMs.visited : batchMs.alone
      const wanted = (records * target) / Math.max(milliseconds, 1)
      // Not more than twice at once: one quick batch of duplicates says little of the next.
      size = Math.round(Math.min(Math.max(wanted, size / 2, smallest), size * 2, largest))
      const pause = visited ? Math.min(milliseconds, longestRest) : 0
      return new Promise((resolve) => setTimeout(resolve, pause))
    },
  }
}
