import type { Logger } from './logger.ts'

/** Work that goes on beside the requests. */
export type Job = {
  /** As a log line of a run that failed begins: "the backup failed". */
  name: string
  /** Milliseconds between the end of one run and the next. */
  every: number
  /** One run. `signal` is aborted when the process shuts down: a run ends then as soon as it can. */
  run(signal: AbortSignal): Promise<void>
  /** Whether the first run waits, too, instead of beginning at once. */
  startsLater?: boolean
}

export type Worker = {
  start(): void
  /** Says that there is something to do: the next run begins now, or after the one under way. */
  wake(): void
  /** Begins no further run, and waits for the one under way. */
  stop(): Promise<void>
}

/** Runs a job over and over, one run at a time. A run that fails is logged, and the next one tries again. */
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
