import { sql } from 'drizzle-orm'
import { boolean, index, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { authRole } from '../roles.ts'
import { createdAt, id, updatedAt } from './columns.ts'

const serviceOnly = (table: string) => [
  pgPolicy(`${table}_service`, {
    for: 'all',
    to: authRole,
    using: sql`true`,
    withCheck: sql`true`,
  }),
]

/**
 * The authentication service's own tables (better-auth's shape). No viewer has any right on them:
 * row-level security is on and lets rows through to that service alone.
 */
export const authUsers = pgTable(
  'auth_users',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  () => serviceOnly('auth_users'),
)

const userId = () =>
  uuid()
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' })

export const authSessions = pgTable(
  'auth_sessions',
  {
    id: id(),
    userId: userId(),
    token: text().notNull().unique(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('auth_sessions_user').on(t.userId), ...serviceOnly('auth_sessions')],
)

export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: id(),
    userId: userId(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    /** An argon2id hash; never a password. */
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: timestamp({ withTimezone: true }),
    refreshTokenExpiresAt: timestamp({ withTimezone: true }),
    scope: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('auth_accounts_user').on(t.userId), ...serviceOnly('auth_accounts')],
)

/** Links that were mailed: what is stored is the hash of each, and the account that it is for. */
export const authVerifications = pgTable(
  'auth_verifications',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('auth_verifications_identifier').on(t.identifier),
    index('auth_verifications_value').on(t.value),
    ...serviceOnly('auth_verifications'),
  ],
)
