/**
 * What went wrong, fit for the log: a database's own words, without the statement and its values, among
 * which are e-mails, hashes and session tokens.
 */
export function hideValues(error: unknown): Error {
  const cause = findCause(error)
  return new Error([cause.code, cause.message].filter(Boolean).join(': ') || 'unknown')
}

/** The database's error beneath whatever wraps it. */
export function findCause(error: unknown): {
  code?: string
  constraint?: string
  message?: string
} {
  return ((error instanceof Error && error.cause) || error) as { code?: string }
}
