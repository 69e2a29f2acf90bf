import { setTimeout as wait } from 'node:timers/promises'
import type { Engine } from './embedded-engine.server.ts'

/** What becomes of the embedded engine, and why: it has ended, is back, or is not started again. */
export type TellEngine = (news: 'ended' | 'back' | 'given up', reason?: Error) => void

type KeepingOptions = {
  /** Starts it again, over the same files. */
  start: () => Promise<Engine>
  /** To be done once it is back, before anybody is told; it ends again where this fails. */
  resume: () => Promise<void>
  tell: TellEngine
  /** Milliseconds before each new start; after an end more than these within ten minutes there is none. */
  pauses?: readonly number[] | undefined
}

const usualPauses = [0, 1_000, 5_000, 30_000]
const withinMs = 10 * 60_000

/**
 * The same engine, started again when its thread ends: what it had acknowledged is in its files. Meanwhile
 * whoever asks is told at once that it cannot be asked.
 */
export function keepEngine(
  first: Engine,
  { start, resume, tell, pauses = usualPauses }: KeepingOptions,
): Omit<Engine, 'ended'> {
  let engine = first
  let isClosing = false
  let stopWaiting = () => {}
  const stopped = new Promise<void>((resolve) => {
    stopWaiting = resolve
  })
  let ends: number[] = []
  const choosePause = (): number | undefined => {
    const now = Date.now()
    ends = [...ends.filter((end) => now - end < withinMs), now]
    return pauses[ends.length - 1]
  }
  /** Resolves to the reason for which it ended once more; to null where it was closed. */
  const startAgain = async (): Promise<Error | null> => {
    try {
      engine = await start()
    } catch (error) {
      return error as Error
    }
    if (isClosing) {
      await engine.close()
      return null
    }
    try {
      await resume()
    } catch (error) {
      // Mostly because it has ended. Where not, it does now, and in what way is no matter.
      await engine.close().catch(() => {})
      return error as Error
    }
    tell('back')
    return engine.ended
  }
  const keep = async () => {
    let reason = await engine.ended
    while (reason && !isClosing) {
      const pause = choosePause()
      if (pause === undefined) return tell('given up', reason)
      tell('ended', reason)
      await Promise.race([wait(pause, undefined, { ref: false }), stopped])
      if (!isClosing) reason = await startAgain()
    }
  }
  const kept = keep()
  return {
    connection: { ...first.connection, stream: () => engine.connection.stream() },
    dump: () => engine.dump(),
    close: async () => {
      isClosing = true
      stopWaiting()
      try {
        await engine.close()
      } finally {
        await kept
      }
    },
  }
}
