/**
 * What went wrong, fit for the log: a database's own words, without the statement and its values, among
 * which are e-mails, hashes and session tokens.
 */
export function hideValues(error: unknown): Error {
  const cause = findCause(error)
  return new Error([cause.code, cause.message].filter(Boolean).join(': ') || 'unknown')
}

/** False for an error of two people who took one name at the same moment; rethrows every other one. */
export function rethrowUnlessUsernameTaken(error: unknown): false {
  const { code, constraint } = findCause(error)
  if (code !== '23505' || constraint !== 'profiles_username') throw error
  return false
}

/** The database's error beneath whatever wraps it. */
function findCause(error: unknown): { code?: string; constraint?: string; message?: string } {
  return ((error instanceof Error && error.cause) || error) as { code?: string }
}
