/** Runs a job when a slot is free. */
type WorkQueue = <Result>(job: () => Promise<Result>) => Promise<Result>

/** Create a queue that runs at most `places` jobs at once, first come, first served. */
export function createWorkQueue(places: number): WorkQueue {
  const waiting: (() => void)[] = []
  let free = places
  return async (job) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await job()
    } finally {
      // Passes the slot on directly, so a new job cannot overtake the next one in line.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
