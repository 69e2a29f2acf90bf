import { sql } from 'drizzle-orm'
import { type PgRole, pgPolicy } from 'drizzle-orm/pg-core'
import { apiRole, everyone, staffRole } from '../roles.ts'

// These are subqueries because the planner would expect almost no rows from an equality.
export const isActive = sql`(select app_role() is not null)`
export const isStaff = sql`(select app_role() in ('admin', 'moderator'))`
export const isAdmin = sql`(select app_role() = 'admin')`
export const isOwn = sql`user_id = app_user_id()`
/** The row belongs to the viewer, whose account is neither suspended nor banned. */
export const isOwnAndActive = sql`${isOwn} and ${isActive}`

export const readableByAll = (table: string) =>
  pgPolicy(`${table}_read`, { for: 'select', to: everyone, using: sql`true` })

/** Let the API use its grants. They decide which columns it reads. */
export const readableByApi = (table: string) =>
  pgPolicy(`${table}_api`, { for: 'select', to: apiRole, using: sql`true` })

/** Let admins use the grants of their role; other roles see no rows. */
export const openToAdmins = (table: string) =>
  pgPolicy(`${table}_admin`, { for: 'all', to: staffRole, using: isAdmin, withCheck: isAdmin })

/** The rule of the directory's own tables: everybody reads, admins write. */
export const directoryPolicies = (table: string) => [
  readableByAll(table),
  readableByApi(table),
  openToAdmins(table),
]

/** Let a server role use its grants. */
export const openTo = (role: PgRole, table: string) =>
  pgPolicy(`${table}_service`, { for: 'all', to: role, using: sql`true`, withCheck: sql`true` })
