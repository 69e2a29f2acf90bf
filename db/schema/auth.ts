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
 * The authentication service's tables. Users, sessions, accounts and verifications have
 * better-auth's columns. Viewers have no rights: row-level security lets only that service use
 * them.
 */
export const authUsers = pgTable(
  'auth_users',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    /**
     * The day of their last page view, as midnight: the time of day is not stored.
     */
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
    /** The browser in plain words, like "Firefox on Windows", not the User-Agent header. */
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
    /** An argon2id hash, never the password itself. */
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

/** Emailed links: the hash of each token and the account it is for. */
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

/** A member's second factor: the secret from which their phone generates codes. */
export const authTwoFactors = pgTable(
  'auth_two_factors',
  {
    userId: userId().primaryKey(),
    /** Encrypted with the site's secret, which is not in the database. */
    secret: text().notNull(),
    /**
     * Null until a code proves that the phone has the secret; until then sign-in asks for no code.
     */
    confirmedAt: timestamp({ withTimezone: true }),
    /** The 30-second step (since 1970) of the last used code, so that no code works twice. */
    lastStep: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  () => [openTo(authRole, 'auth_two_factors')],
)

/** Backup codes that replace the phone, each once: an HMAC of the code with the site's secret. */
export const authBackupCodes = pgTable(
  'auth_backup_codes',
  { userId: userId(), codeHash: text().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] }), openTo(authRole, 'auth_backup_codes')],
)
