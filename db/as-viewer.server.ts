import { sql } from 'drizzle-orm'
import type { Database, Executor } from './client.server.ts'
import { UnknownViewerError } from './is-unavailable.ts'
import {
  apiRole,
  importerRole,
  keeperRole,
  limiterRole,
  mailerRole,
  ownerRoleName,
} from './roles.ts'
import { databaseRole, type Viewer } from './viewer.ts'

/**
 * Run `work` with exactly the viewer's rights. For members and staff this is one transaction under
 * their database role, with `app.user_id` set for the policies. An anonymous viewer's statements
 * run one by one, without a transaction. Use `db` for every statement inside: on the embedded
 * engine the outer handle would wait for itself. Rejects with `UnknownViewerError` if the session
 * could not be read.
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

/** Run one transaction with the rights of a server role. */
const asRole =
  (role: string) =>
  <Result>(database: Database, work: (db: Executor) => Promise<Result>): Promise<Result> =>
    database.orm.transaction(async (db) => {
      await db.execute(sql`select set_config('role', ${role}, true)`)
      return work(db)
    })

/**
 * Run one transaction as the owner of the tables, for operator commands and sample data. Code that
 * handles requests must not call it.
 */
export const asOperator = asRole(ownerRoleName)

/** Run one transaction for the mailer, which reads and updates the outbox. */
export const asMailer = asRole(mailerRole.name)

/** Run one transaction for rate limits, with access to `rate_limits` only. */
export const asLimiter = asRole(limiterRole.name)

/** Run one transaction for view counts and for deleting overdue rows. */
export const asKeeper = asRole(keeperRole.name)

/**
 * Run one transaction with what machines may read without a key: public facts, none of Google's,
 * and nothing about members, visitors or staff.
 */
export const asApiReader = asRole(apiRole.name)

/** Run one transaction that assigns import work, with access to `imports` only. */
export const asImporter = asRole(importerRole.name)

/** Go on in a worker's transaction with these rights, up to its end. */
export async function continueAsImporter(db: Executor): Promise<void> {
  await db.execute(sql`select set_config('role', ${importerRole.name}, true)`)
}

/**
 * Run one transaction with the present rights of the administrator who started background work, or of the operator
 * for the command line and schedules.
 */
export function asActor<Result>(
  database: Database,
  actorId: string | null,
  work: (db: Executor) => Promise<Result>,
): Promise<Result> {
  if (actorId === null) return asOperator(database, work)
  return asViewer(database, { kind: 'member', userId: actorId, role: 'admin' }, work)
}
