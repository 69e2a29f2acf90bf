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

/**
 * For a site that has visitors: on the embedded engine, which does one thing at a time, a batch takes
 * some `batchMs` and as long a rest follows, in which pages are answered.
 */
export function yieldToVisitors(batchMs = 40): Pace {
  let size = 50
  return {
    batchSize: () => size,
    rest: (records, milliseconds) => {
      const wanted = (records * batchMs) / Math.max(milliseconds, 1)
      // Not more than twice at once: one quick batch of duplicates says little of the next.
      size = Math.round(Math.min(Math.max(wanted, size / 2, smallest), size * 2, largest))
      return new Promise((resolve) => setTimeout(resolve, Math.min(milliseconds, 250)))
    },
  }
}
