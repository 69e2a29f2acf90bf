/** Find PostgreSQL's error code and message under any wrappers; null for other errors. */
export function readDatabaseError(error: unknown) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') {
      const constraint = 'constraint' in cause ? cause.constraint : null
      return { code: cause.code, text: cause.message, constraint }
    }
  }
  return null
}
