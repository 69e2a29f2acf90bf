/** Runs a job when one of its few places is free. */
type WorkQueue = <Result>(job: () => Promise<Result>) => Promise<Result>

/** At most `places` jobs at once; the others wait, first come, first served. */
export function createWorkQueue(places: number): WorkQueue {
  const waiting: (() => void)[] = []
  let free = places
  return async (job) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await job()
    } finally {
      // The place goes from hand to hand: nobody who comes now may take it before the next in line.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
