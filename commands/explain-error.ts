import { DatabaseLockedError } from '#db/directory-lock.server.ts'
import { SettingsError } from '#server/env.ts'

/** What stops a command is mostly its surroundings: one line says what it was. */
export function explainError(error: unknown): string {
  if (error instanceof DatabaseLockedError) return `Is the server running? ${error.message}`
  if (error instanceof SettingsError) return `Setting ${error.message}`
  // Drizzle wraps what the database said in the whole statement.
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return reason instanceof Error ? reason.message : String(reason)
}
