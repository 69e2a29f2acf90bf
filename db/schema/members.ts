import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { KeptList } from '#app/center/saved/kept-list.ts'
import { languages } from '#app/lib/language.ts'
import { authRole, members, staffRole } from '../roles.ts'
import { authUsers } from './auth.ts'
import { createdAt, updatedAt } from './columns.ts'
import { isActive, isAdmin, isOwn, isOwnAndActive, isStaff, openToAdmins } from './policies.ts'

const memberStatuses = ['active', 'suspended', 'banned'] as const
const memberRoles = ['user', 'moderator', 'admin'] as const

export const profiles = pgTable(
  'profiles',
  {
    id: uuid()
      .primaryKey()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    fullName: text(),
    username: text(),
    status: text({ enum: memberStatuses }).notNull().default('active'),
    /** The language for the site and for email; null until they choose. */
    language: text({ enum: languages }),
    /** The reason for suspending or banning, for staff. */
    statusReason: text(),
    isSample: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('profiles_username').on(sql`lower(username)`),
    index('profiles_newest').on(t.createdAt.desc().nullsFirst(), t.id),
    check('profiles_status_reason_length', sql`length(status_reason) <= 500`),
    check(
      'profiles_language_known',
      sql.raw(`language in (${languages.map((language) => `'${language}'`).join(',')})`),
    ),
    check('profiles_status_known', sql`status in ('active','suspended','banned')`),
    pgPolicy('profiles_read_own', {
      for: 'select',
      to: members,
      using: sql`id = app_user_id()`,
    }),
    pgPolicy('profiles_read_staff', { for: 'select', to: staffRole, using: isStaff }),
    pgPolicy('profiles_update_own', {
      for: 'update',
      to: members,
      using: sql`id = app_user_id() and ${isActive}`,
    }),
    pgPolicy('profiles_update_admin', { for: 'update', to: staffRole, using: isAdmin }),
    pgPolicy('profiles_delete_admin', { for: 'delete', to: staffRole, using: isAdmin }),
    pgPolicy('profiles_auth_read', { for: 'select', to: authRole, using: sql`true` }),
    pgPolicy('profiles_auth_insert', {
      for: 'insert',
      to: authRole,
      withCheck: sql`status = 'active' and not is_sample`,
    }),
  ],
)

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid()
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    role: text({ enum: memberRoles }).notNull(),
  },
  () => [
    check('user_roles_known', sql`role in ('user','moderator','admin')`),
    pgPolicy('user_roles_read_own', { for: 'select', to: members, using: isOwn }),
    pgPolicy('user_roles_read_staff', { for: 'select', to: staffRole, using: isStaff }),
    openToAdmins('user_roles'),
    pgPolicy('user_roles_auth_read', { for: 'select', to: authRole, using: sql`true` }),
    // Signing up can only assign the user role.
    pgPolicy('user_roles_auth_insert', {
      for: 'insert',
      to: authRole,
      withCheck: sql`role = 'user'`,
    }),
  ],
)

/** A member's copy of their list of centers, if they want one (`app/center/saved/kept-list.ts`). */
export const keptLists = pgTable(
  'kept_lists',
  {
    userId: uuid()
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    list: jsonb().$type<KeptList>().notNull(),
    /** Counts the changes: a write must name the revision that it replaces. */
    revision: integer().notNull().default(1),
  },
  () => [
    check('kept_lists_size', sql`length(list::text) <= 300000`),
    pgPolicy('kept_lists_own', {
      for: 'all',
      to: members,
      using: isOwn,
      withCheck: isOwnAndActive,
    }),
  ],
)
