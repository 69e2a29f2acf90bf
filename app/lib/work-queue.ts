/** Turns that at most a few hold at once, first come, first served. */
export type Turns = {
  /**
   * Wait for a turn. Returns a function that ends it; only its first call counts. If the signal aborts first, leaves the
   * line and rejects with the signal's reason.
   */
  take(signal?: AbortSignal): Promise<() => void>
  countWaiting(): number
}

export function createTurns(places: number): Turns {
  // In the order in which they came.
  const waiting = new Set<() => void>()
  let free = places

  const waitInLine = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave)
        waiting.delete(begin)
        resolve()
      }
      const leave = () => {
        waiting.delete(begin)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      waiting.add(begin)
    })

  const createEnd = () => {
    let hasEnded = false
    return () => {
      if (hasEnded) return
      hasEnded = true
      // Passes the turn on directly, so a newcomer cannot overtake the next one in line.
      const [next] = waiting
      if (next) next()
      else free += 1
    }
  }

  return {
    countWaiting: () => waiting.size,
    async take(signal) {
      signal?.throwIfAborted()
      if (free > 0) free -= 1
      else await waitInLine(signal)
      return createEnd()
    },
  }
}

/** Take a turn. Null where the line is full, the wait was too long, or the signal aborts first. */
type ShortLine = (signal: AbortSignal) => Promise<(() => void) | null>

/** Create turns for `places` at once, for which at most `waiting` wait, none for longer than `waitMs` milliseconds. */
export function createShortLine(limits: {
  places: number
  waiting: number
  waitMs: number
}): ShortLine {
  const turns = createTurns(limits.places)
  return async (signal) => {
    if (turns.countWaiting() >= limits.waiting) return null
    // Not `AbortSignal.any` with `AbortSignal.timeout`: in Node 20 the garbage collector takes them while they are waited for.
    const leaving = new AbortController()
    const leave = () => leaving.abort()
    signal.addEventListener('abort', leave, { once: true })
    const timer = setTimeout(leave, limits.waitMs)
    try {
      signal.throwIfAborted()
      return await turns.take(leaving.signal)
    } catch {
      return null
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    }
  }
}

/** Runs a job when a slot is free. Without a slot, rejects as soon as the signal aborts. */
type WorkQueue = <Result>(job: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>

/** Create a queue that runs at most `places` jobs at once, first come, first served. */
export function createWorkQueue(places: number): WorkQueue {
  const turns = createTurns(places)
  return async (job, signal) => {
    const end = await turns.take(signal)
    try {
      return await job()
    } finally {
      end()
    }
  }
}
