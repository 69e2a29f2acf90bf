import { sql } from 'drizzle-orm'
import type { Database, Executor } from './client.server.ts'
import { UnknownViewerError } from './is-unavailable.ts'
import { importerRole, keeperRole, limiterRole, mailerRole, ownerRoleName } from './roles.ts'
import { databaseRole, type Viewer } from './viewer.ts'

/**
 * Runs `work` with exactly the viewer's rights. For members and staff that is one transaction under
 * their database role, with `app.user_id` set for the policies; an anonymous viewer's statements run
 * as the connection rests, one by one. Use `db` for every statement inside: on the embedded engine
 * the outer handle would wait for itself. Rejects with `UnknownViewerError` for whom it cannot tell.
 */
export async function asViewer<Result>(
  database: Database,
  viewer: Viewer,
  work: (db: Executor) => Promise<Result>,
): Promise<Result> {
  if (viewer.kind === 'anonymous') return work(database.orm)
  if (viewer.kind === 'unknown') throw new UnknownViewerError()
  return database.orm.transaction(async (db) => {
    await db.execute(
      sql`select set_config('role', ${databaseRole(viewer)}, true), set_config('app.user_id', ${viewer.userId}, true)`,
    )
    return work(db)
  })
}

/** One transaction with the rights of a role of the server's own. */
const asRole =
  (role: string) =>
  <Result>(database: Database, work: (db: Executor) => Promise<Result>): Promise<Result> =>
    database.orm.transaction(async (db) => {
      await db.execute(sql`select set_config('role', ${role}, true)`)
      return work(db)
    })

/**
 * One transaction as the owner of the tables, for operator commands and the seeding of samples.
 * No code that answers a request may call it.
 */
export const asOperator = asRole(ownerRoleName)

/** One transaction with the rights of whoever sends mail: it reads and marks the outbox. */
export const asMailer = asRole(mailerRole.name)

/** One transaction with the rights of whoever counts requests: `rate_limits`, no other table. */
export const asLimiter = asRole(limiterRole.name)

/** One transaction with the rights of whoever counts page views and sweeps away what is overdue. */
export const asKeeper = asRole(keeperRole.name)

/** One transaction with the rights of whoever hands out the work on imports: `imports` alone. */
export const asImporter = asRole(importerRole.name)
