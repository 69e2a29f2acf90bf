import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger }

/**
 * One JSON line an event, on standard output when nothing else is given. Never holds a query string,
 * a cookie or a body.
 */
export function createLogger(level: string, output?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  }
  return output ? pino(options, output) : pino(options)
}

// Statements and their parameters may hold what a visitor typed; the cause alone says what failed.
function describeError(error: unknown) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return { message: String(cause) }
  const { code } = cause as { code?: unknown }
  return { type: cause.name, message: cause.message, code, stack: cause.stack }
}
