import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UnreadableBackupError } from '#db/backups.server.ts'
import type { Database } from '#db/client.server.ts'
import { DataFolderError } from '#db/data-folder.server.ts'
import { DatabaseLockedError } from '#db/directory-lock.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { type Env, SettingsError } from '#server/env.ts'

/** The surroundings that the process gives a command. */
export type Surroundings = {
  args: string[]
  env: Record<string, string | undefined>
  /** For progress; on a terminal a line may be written over. */
  output: { write(text: string): unknown; isTTY?: boolean }
  /** Read the whole standard input. */
  readInput: () => string
  /** From then on Ctrl+C aborts the signal instead of ending the process. */
  stopOnInterrupt: () => AbortSignal
}

/** Returns what to print, and whether the command found something wrong although it ran to its end. */
export type Command = (
  surroundings: Surroundings,
) => Promise<string | { text: string; isBad: boolean }>

/** An error in the command line. */
export class UsageError extends Error {}

/** Parse the command line into options and positional arguments. Throws `UsageError`. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  const help = { type: 'boolean', short: 'h', default: false } as const
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...options, help } })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** Run work on the database in the settings. An embedded database must not be open elsewhere. */
export async function inDatabase<Result>(
  { dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ dataDir, databaseUrl })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/**
 * Run a command, and return the process' exit code with its result, or with the reason for its
 * failure in one line.
 */
export async function runCommand(
  command: Command,
  surroundings: Surroundings,
): Promise<{ code: number; output?: string; error?: string }> {
  try {
    const result = await command(surroundings)
    return typeof result === 'string'
      ? { code: 0, output: result }
      : { code: result.isBad ? 1 : 0, output: result.text }
  } catch (error) {
    return { code: 1, error: explainError(error) }
  }
}

/** Explain in one line: most failures come from the environment. */
function explainError(error: unknown): string {
  if (error instanceof DatabaseLockedError) return `Is the server running? ${error.message}`
  if (error instanceof SettingsError) return `Setting ${error.message}`
  if (error instanceof DataFolderError || error instanceof UnreadableBackupError) {
    return error.message
  }
  if (error instanceof UsageError) return error.message
  // The cause of a failed query says more than Drizzle's message, which repeats the whole query.
  let innermost = error
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause
  const message = innermost instanceof Error ? innermost.message : String(innermost)
  return message.split('\n')[0] ?? message
}
