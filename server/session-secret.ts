import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Env, SettingsError } from './env.ts'

/**
 * What signs the cookies of this site: SESSION_SECRET, else, for the embedded database, one that was
 * made at the first start and is kept in DATA_DIR for the owner's eyes only. Throws `SettingsError`
 * with DATABASE_URL, where several processes must share one.
 */
export async function readSessionSecret(
  env: Pick<Env, 'sessionSecret' | 'databaseUrl' | 'dataDir'>,
): Promise<string> {
  if (env.sessionSecret) return env.sessionSecret
  if (env.databaseUrl) {
    throw new SettingsError('SESSION_SECRET: must be set with DATABASE_URL')
  }
  const file = path.join(env.dataDir, 'session-secret')
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  await mkdir(env.dataDir, { recursive: true })
  const secret = randomBytes(48).toString('base64url')
  const draft = `${file}.${randomUUID()}`
  try {
    // Whole or not at all: an empty file would be read as a secret by the next start.
    await writeFile(draft, secret, { mode: 0o600, flush: true })
    await link(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
  return secret
}
