import type { Logger } from './logger.ts'

/** Background work. */
export type Job = {
  /** Starts the log line of a failed run: "the backup failed". */
  name: string
  /** Milliseconds between the end of one run and the next. */
  every: number
  /** One run. It should end soon after `signal` aborts, at shutdown. */
  run(signal: AbortSignal): Promise<void>
  /** Whether the first run also waits `every` milliseconds. */
  startsLater?: boolean
}

export type Worker = {
  start(): void
  /** Start the next run now, or right after the current one. */
  wake(): void
  /** Start no further run, and wait for the current one. */
  stop(): Promise<void>
}

/** Repeat a job, one run at a time. A failed run is logged, and the next one tries again. */
export function createWorker({ name, every, run, startsLater }: Job, logger: Logger): Worker {
  const stopping = new AbortController()
  const { signal } = stopping
  let running: Promise<void> | undefined
  let isWanted = false
  let timer: NodeJS.Timeout | undefined

  const begin = () => {
    clearTimeout(timer)
    isWanted = false
    running = run(signal)
      .catch((error) => logger.error({ err: error }, `${name} failed`))
      .then(() => {
        running = undefined
        if (isWanted && !signal.aborted) begin()
        else wait()
      })
  }
  const wait = () => {
    if (signal.aborted) return
    timer = setTimeout(begin, every)
    timer.unref()
  }
  const wake = () => {
    if (running) isWanted = true
    else if (!signal.aborted) begin()
  }
  return {
    start: startsLater ? wait : wake,
    wake,
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
