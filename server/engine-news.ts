import type { TellEngine } from '#db/embedded-keeper.server.ts'
import type { Logger } from './logger.ts'

/** Logs what becomes of the embedded engine. Where it is not started again the process ends, with 1. */
export function createEngineNews(logger: Logger): TellEngine {
  return (news, reason) => {
    if (news === 'back') logger.warn('the embedded database is back')
    else if (news === 'ended') logger.error({ err: reason }, 'the embedded database has ended')
    else {
      // A new process is the last that may help, and its supervisor knows how often.
      logger.fatal({ err: reason }, 'the embedded database ends again and again: giving up')
      process.exit(1)
    }
  }
}
