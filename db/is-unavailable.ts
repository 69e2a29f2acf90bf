const connectionCodes = /^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_)/
// PostgreSQL's error codes: connection, refused login, no such database, out of resources, statement
// canceled because it took too long, taken down by its operator, not accepting connections.
const serverCodes = /^(08|28|3D|53|57014|57P|55000)/

/** The viewer is unknown, because the database did not answer when their session was read. */
export class UnknownViewerError extends Error {
  constructor() {
    super('the session could not be read')
  }
}

/**
 * Return whether an error means that the database is unavailable, not that a statement is wrong.
 */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof UnknownViewerError) return true
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && (connectionCodes.test(code) || serverCodes.test(code)))
      return true
    if (
      /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable|Cannot use a pool after calling end/.test(
        cause.message,
      )
    ) {
      return true
    }
  }
  return false
}
