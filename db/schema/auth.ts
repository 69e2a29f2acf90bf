import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { authRole } from '../roles.ts'
import { createdAt, id, updatedAt } from './columns.ts'
import { openTo } from './policies.ts'

/**
 * The authentication service's own tables; those of users, sessions, accounts and verifications have
 * better-auth's shape. No viewer has any right on them: row-level security is on and lets rows through
 * to that service alone.
 */
export const authUsers = pgTable(
  'auth_users',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    /** Midnight in New Jersey before the last page they asked for: no time of day is kept. */
    lastActiveDay: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  () => [openTo(authRole, 'auth_users')],
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
    /** The browser in plain words, "Firefox on Windows": never what it sent. */
    userAgent: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('auth_sessions_user').on(t.userId), openTo(authRole, 'auth_sessions')],
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
  (t) => [index('auth_accounts_user').on(t.userId), openTo(authRole, 'auth_accounts')],
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
    openTo(authRole, 'auth_verifications'),
  ],
)

/** A member's second step: the secret that their phone makes codes from. */
export const authTwoFactors = pgTable(
  'auth_two_factors',
  {
    userId: userId().primaryKey(),
    /** Encrypted with the site's secret, which the database does not hold. */
    secret: text().notNull(),
    /** Null until a code has shown that the phone has it: until then it asks for nothing. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** The half minute (since 1970) of the last code that was used: none counts twice. */
    lastStep: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  () => [openTo(authRole, 'auth_two_factors')],
)

/** What signs in without the phone, once each: an HMAC of the code under the site's secret. */
export const authBackupCodes = pgTable(
  'auth_backup_codes',
  { userId: userId(), codeHash: text().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] }), openTo(authRole, 'auth_backup_codes')],
)
