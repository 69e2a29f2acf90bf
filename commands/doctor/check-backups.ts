import { getBackupFolder, readLastBackup } from '#db/backups.server.ts'
import type { Env } from '#server/env.ts'
import { bad, type Finding, good, unknown } from './finding.ts'

/** Milliseconds. The server makes a backup every day. */
const maxAge = 2 * 24 * 3_600_000

/** Checks when the last backup was made. */
export async function checkBackups({ dataDir, databaseUrl }: Env): Promise<Finding> {
  const folder = getBackupFolder(dataDir)
  const engine = databaseUrl ? 'postgres' : 'pglite'
  const time = await readLastBackup(folder, engine).catch(() => undefined)
  if (time === undefined) {
    return unknown(`This user cannot read ${folder}. Run this as the server's user.`)
  }
  if (time === null) {
    return databaseUrl
      ? unknown(
          `There is no backup in ${folder}. With pg_dump the server makes one a day; your database provider may make its own.`,
        )
      : bad(
          `There is no backup in ${folder}.`,
          'The server makes the first one ten minutes after its start: leave it running.',
        )
  }
  const day = time.toISOString().slice(0, 16).replace('T', ' ')
  return Date.now() - time.getTime() > maxAge
    ? bad(`The last backup is from ${day} UTC.`, "Read the server's log for failed backups.")
    : good(`The last backup is from ${day} UTC. Copy backups to another machine.`)
}
