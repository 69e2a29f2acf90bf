import path from 'node:path'
import { moveDirectory } from '#db/move-directory.server.ts'
import {
  type MoveEnd,
  openEmbeddedSource,
  openEmbeddedTarget,
  openPostgresEnd,
} from '#db/move-ends.server.ts'
import { dataFolders } from '#server/data-folders.ts'
import { type Env, readEnv } from '#server/env.ts'
import { type Command, readArguments, type Surroundings, UsageError } from './command.ts'

const help = `Usage: npm run move

Moves the whole directory from one database to another: every table and sequence, with accounts,
reviews and the audit log. The source stays as it is. Stop the server first.

  MOVE_TO_URL=postgres://…                 from the embedded database of DATA_DIR to PostgreSQL,
                                           into an empty database that the login owns
  DATABASE_URL=postgres://… DATA_DIR=new   from PostgreSQL to a new embedded database

If it is interrupted, run it again: until it succeeds, no server starts on the target.`

/** Move the whole directory from one database to another. */
export const move: Command = async ({ args, env, output }) => {
  const { values, positionals } = readArguments(args, {})
  if (values.help) return help
  // A URL has a password, and other users of the machine can read arguments.
  if (positionals.length > 0) throw new UsageError('No arguments. See npm run move -- --help')
  const settings = readEnv(env)
  const source = await openSource(settings)
  try {
    const target = settings.moveToUrl
      ? await openPostgresEnd(settings.moveToUrl, true)
      : await openEmbeddedTarget(settings.dataDir)
    try {
      const tables = await moveDirectory(source, target, (table, rows) =>
        report(output, table, rows),
      )
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      return [
        ...tables.map(({ table, rows, hash }) => `  ${table}: ${count(rows)} ${hash}`),
        `Moved from ${source.label} to ${target.label}: ${count(tables.length)} tables, ${count(rows)} rows, equal on both sides.`,
        describeNextSteps(settings),
      ].join('\n')
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

function openSource({ databaseUrl, moveToUrl, dataDir }: Env): Promise<MoveEnd> {
  if (databaseUrl && moveToUrl) {
    throw new UsageError('Set DATABASE_URL or MOVE_TO_URL, not both. See npm run move -- --help')
  }
  if (databaseUrl) return openPostgresEnd(databaseUrl)
  if (moveToUrl) return openEmbeddedSource(dataDir)
  throw new UsageError('Where to? Set MOVE_TO_URL or DATABASE_URL. See npm run move -- --help')
}

function formatList(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names)
}

function count(rows: number): string {
  return rows.toLocaleString('en-US')
}

function report(output: Surroundings['output'], table: string, rows: number): void {
  if (rows % 500 === 0) output.write(`${table}: ${count(rows)} rows\n`)
}

function describeNextSteps({ moveToUrl, dataDir }: Env): string {
  const secret = path.join(dataDir, 'session-secret')
  return moveToUrl
    ? `Now start the server with DATABASE_URL set to that database and the same DATA_DIR, which has uploaded files and photographs. Set SESSION_SECRET to the content of ${secret}, unless it was set before: then sessions and second factors go on.`
    : `Now start the server without DATABASE_URL. Keep SESSION_SECRET set, or write it into ${secret}: then sessions and second factors go on. Uploaded files and photographs are in the DATA_DIR that the server had before: copy its folders ${formatList(dataFolders)}.`
}
