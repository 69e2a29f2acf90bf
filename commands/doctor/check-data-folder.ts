import { stat } from 'node:fs/promises'
import { DataFolderError, requireFolder } from '#db/data-folder.server.ts'
import { requireRoomToMake } from '#db/embedded-files.server.ts'
import { bad, type Finding, good, unknown } from './finding.ts'

/** Check that the server can write to DATA_DIR and that nobody else can read it. */
export async function checkDataFolder(dataDir: string): Promise<Finding> {
  const found = await stat(dataDir).catch(() => null)
  if (!found) {
    return bad(
      `${dataDir} is missing, or this user cannot see it.`,
      'Set DATA_DIR as for the server, run this as its user, and start the server once: it makes the folder.',
    )
  }
  // On Windows there is no user id.
  if (process.getuid && process.getuid() !== found.uid) {
    return unknown(
      `${dataDir} belongs to another user. Run this as the server's user to check whether it can write there.`,
    )
  }
  try {
    await requireFolder(dataDir)
    await requireRoomToMake(dataDir)
  } catch (error) {
    if (error instanceof DataFolderError) return bad(error.message, 'The server writes there.')
    throw error
  }
  if (process.getuid && found.mode & 0o077) {
    return bad(`Other users of this machine can read ${dataDir}.`, `Run: chmod 700 ${dataDir}`)
  }
  return good(`${dataDir} has room, and only this user can read it.`)
}
