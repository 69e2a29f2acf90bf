import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseLockedError } from './directory-lock.server.ts'

/** Milliseconds. */
export const maxConnecting = 5_000

/**
 * PostgreSQL does not answer at DATABASE_URL, or refuses this login. The message is one line for
 * the operator.
 */
export class UnreachableDatabaseError extends Error {
  override name = 'UnreachableDatabaseError'
}

/** Open a connection. Throws `UnreachableDatabaseError`, which calls the database `name`. */
export async function connectToPostgres(
  databaseUrl: string,
  name = 'DATABASE_URL: the database',
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: maxConnecting,
  })
  // The next statement gets the same error.
  client.on('error', () => {})
  await client.connect().catch((error) => {
    // A host with several addresses has one error for each.
    const reasons = error instanceof AggregateError ? error.errors : [error]
    throw new UnreachableDatabaseError(
      `${name} cannot be reached (${reasons.map(({ message }) => message).join('; ')})`,
    )
  })
  return client
}

/** Name a database for the operator, without its password. */
export function describePostgres(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return `the PostgreSQL database ${decodeURIComponent(pathname.slice(1))} on ${host}`
}

/** How often to look for other connections, and milliseconds between two looks. */
const maxLooks = 10
const pause = 200

/**
 * Open a connection to a database that nobody else uses. Until it ends, a server that starts waits
 * for the lock of migrations. Throws `DatabaseLockedError` while others are connected, and
 * `UnreachableDatabaseError`.
 */
export async function connectAlone(databaseUrl: string): Promise<pg.Client> {
  const label = describePostgres(databaseUrl)
  const client = await connectToPostgres(databaseUrl, label)
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      `select pg_try_advisory_lock(hashtext('directory.migrate')) as taken`,
    )
    // PostgreSQL lists a connection for a moment after its end.
    for (let look = 1; ; look += 1) {
      const others = await countOthers(client)
      if (rows[0]?.taken && others === 0) return client
      if (look === maxLooks) {
        throw new DatabaseLockedError(
          `${others} other connections use ${label}. Stop the server and other programs first.`,
        )
      }
      await wait(pause)
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

async function countOthers(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database()
      and usesysid is not null and pid <> pg_backend_pid()`,
  )
  return rows.length
}
