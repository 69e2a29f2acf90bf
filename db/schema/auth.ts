import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'

/**
 * The authentication service's own tables (better-auth's shape). No viewer has any right on them:
 * row-level security is on and no policy lets a row through.
 */
export const authUsers = pgTable('auth_users', {
  id: id(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
}).enableRLS()

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
  (t) => [index('auth_sessions_user').on(t.userId)],
).enableRLS()

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
  (t) => [index('auth_accounts_user').on(t.userId)],
).enableRLS()

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
  (t) => [index('auth_verifications_identifier').on(t.identifier)],
).enableRLS()
