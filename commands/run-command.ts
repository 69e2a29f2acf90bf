import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UnreadableBackupError } from '#db/backups.server.ts'
import type { Database } from '#db/client.server.ts'
import { DataFolderError } from '#db/data-folder.server.ts'
import { DatabaseLockedError } from '#db/directory-lock.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { readEnv, SettingsError } from '#server/env.ts'

/** Something is wrong with what was typed. */
export class UsageError extends Error {}

/** What was typed: the options by their names, and the rest. Throws `UsageError`. */
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

/** Does work on the database that the settings name, which nobody else has open where it is the embedded one. */
export async function inDatabase<Result>(
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { dataDir, databaseUrl } = readEnv()
  const database = await openDatabase({ dataDir, databaseUrl })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Runs a command to its end and prints what it returns, or in one line why it failed. */
export async function runCommand(run: (args: string[]) => Promise<string>): Promise<void> {
  try {
    console.log(await run(process.argv.slice(2)))
  } catch (error) {
    console.error(explainError(error))
    process.exitCode = 1
  }
}

/** What stops a command is mostly its surroundings: one line says what it was. */
function explainError(error: unknown): string {
  if (error instanceof DatabaseLockedError) return `Is the server running? ${error.message}`
  if (error instanceof SettingsError) return `Setting ${error.message}`
  if (error instanceof DataFolderError || error instanceof UnreadableBackupError) {
    return error.message
  }
  if (error instanceof UsageError) return error.message
  // What lies under a failed query says more than the query, which Drizzle repeats whole.
  let innermost = error
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause
  const message = innermost instanceof Error ? innermost.message : String(innermost)
  return message.split('\n')[0] ?? message
}
