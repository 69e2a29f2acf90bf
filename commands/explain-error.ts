import { DataFolderError } from '#db/data-folder.server.ts'
import { DatabaseLockedError } from '#db/directory-lock.server.ts'
import { SettingsError } from '#server/env.ts'

/** What stops a command is mostly its surroundings: one line says what it was. */
export function explainError(error: unknown): string {
  if (error instanceof DatabaseLockedError) return `Is the server running? ${error.message}`
  if (error instanceof SettingsError) return `Setting ${error.message}`
  if (error instanceof DataFolderError) return error.message
  // What lies under a failed query says more than the query, which Drizzle repeats whole.
  let innermost = error
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause
  const message = innermost instanceof Error ? innermost.message : String(innermost)
  return message.split('\n')[0] ?? message
}
