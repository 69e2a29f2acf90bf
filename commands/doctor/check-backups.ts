import { getBackupFolder, listBackups, readBackupTime } from '#db/backups.server.ts'
import type { Env } from '#server/env.ts'
import { bad, type Finding, good, unknown } from './finding.ts'

/** Milliseconds. The server makes a backup every day. */
const maxAge = 2 * 24 * 3_600_000

/** Checks when the last backup was made. */
export async function checkBackups({ dataDir, databaseUrl }: Env): Promise<Finding> {
  const folder = getBackupFolder(dataDir)
  const names = await listBackups(folder).catch(() => null)
  if (!names) return unknown(`This user cannot read ${folder}. Run this as the server's user.`)
  const newest = names.at(-1)
  if (!newest) {
    return databaseUrl
      ? unknown('PostgreSQL is backed up by its own tools (docs/operations.md).')
      : bad(
          `There is no backup in ${folder}.`,
          'The server makes the first one ten minutes after its start: leave it running.',
        )
  }
  const time = readBackupTime(newest)
  const day = time.toISOString().slice(0, 16).replace('T', ' ')
  return Date.now() - time.getTime() > maxAge
    ? bad(`The last backup is from ${day} UTC.`, "Read the server's log for failed backups.")
    : good(`The last backup is from ${day} UTC. Copy backups to another machine.`)
}
