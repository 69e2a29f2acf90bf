import { readDatabaseError } from '#db/read-database-error.ts'

/**
 * What went wrong, fit for the log: a database's own words, without the statement and its values, among
 * which are e-mails, hashes and session tokens.
 */
export function hideValues(error: unknown): Error {
  const cause = ((error instanceof Error && error.cause) || error) as {
    code?: string
    message?: string
  }
  return new Error([cause.code, cause.message].filter(Boolean).join(': ') || 'unknown')
}

/** False for an error of two people who took one name at the same moment; rethrows every other one. */
export function rethrowUnlessUsernameTaken(error: unknown): false {
  const known = readDatabaseError(error)
  if (known?.code !== '23505' || known.constraint !== 'profiles_username') throw error
  return false
}
