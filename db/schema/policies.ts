import { sql } from 'drizzle-orm'
import { type PgRole, pgPolicy } from 'drizzle-orm/pg-core'
import { everyone, staffRole } from '../roles.ts'

// Each is a yes or no for the whole statement: of an equality the planner would expect next to no rows.
export const isActive = sql`(select app_role() is not null)`
export const isStaff = sql`(select app_role() in ('admin', 'moderator'))`
export const isAdmin = sql`(select app_role() = 'admin')`
/** The row is one's own. */
export const isOwn = sql`user_id = app_user_id()`
/** The row is one's own, and one's account is neither suspended nor banned. */
export const isOwnAndActive = sql`${isOwn} and ${isActive}`

/** Everybody reads all rows. */
export const readableByAll = (table: string) =>
  pgPolicy(`${table}_read`, { for: 'select', to: everyone, using: sql`true` })

/** Admins do what the grants of their role let them do; of other roles these rows are none. */
export const openToAdmins = (table: string) =>
  pgPolicy(`${table}_admin`, { for: 'all', to: staffRole, using: isAdmin, withCheck: isAdmin })

/** One of the server's own roles does what its grants let it do. */
export const openTo = (role: PgRole, table: string) =>
  pgPolicy(`${table}_service`, { for: 'all', to: role, using: sql`true`, withCheck: sql`true` })
