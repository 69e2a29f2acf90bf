import { sql } from 'drizzle-orm'
import {
  check,
  index,
  pgPolicy,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { memberRole, staffRole } from '../roles.ts'
import { createdAt, id } from './columns.ts'
import { profiles } from './members.ts'

// What a center says of itself. No row refers to its center, which may be deleted and come back: then it is
// still the same people's.

const isAdmin = sql`(select app_role() = 'admin')`
const isOwn = sql`user_id = app_user_id() and (select app_role()) is not null`
const members = [memberRole, staffRole]

/** A member who says to be of a center: proved with a code that staff say at the listed number, or send by letter. */
export const claims = pgTable(
  'claims',
  {
    id: id(),
    centerId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** SHA-256 of the claim's id and its code; null until staff make one. */
    codeHash: text(),
    codeMadeAt: timestamp({ withTimezone: true }),
    tries: smallint().notNull().default(0),
    provedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    // One center for each member.
    uniqueIndex('claims_user').on(t.userId).where(sql`revoked_at is null`),
    index('claims_center').on(t.centerId),
    pgPolicy('claims_read', { for: 'select', to: members, using: isOwn }),
    pgPolicy('claims_insert', {
      for: 'insert',
      to: members,
      withCheck: sql`${isOwn} and (select has_second_factor())`,
    }),
    // Nobody takes back that their claim was revoked.
    pgPolicy('claims_withdraw', {
      for: 'update',
      to: members,
      using: isOwn,
      withCheck: sql`${isOwn} and revoked_at is not null`,
    }),
    pgPolicy('claims_admin', { for: 'all', to: staffRole, using: isAdmin, withCheck: isAdmin }),
  ],
)

/** A link that staff send to a center, by which it says its openings without an account. */
export const openingLinks = pgTable(
  'opening_links',
  {
    id: id(),
    centerId: uuid().notNull(),
    /** SHA-256 of the key in the link, which is stored nowhere. */
    keyHash: text().notNull(),
    createdAt: createdAt(),
    expiresAt: timestamp({ withTimezone: true }).notNull().default(sql`now() + interval '30 days'`),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('opening_links_key').on(t.keyHash),
    index('opening_links_center').on(t.centerId),
    pgPolicy('opening_links_admin', {
      for: 'all',
      to: staffRole,
      using: isAdmin,
      withCheck: isAdmin,
    }),
  ],
)

const beds = () => smallint()

/** How many beds a center says it has today: true for 24 hours, and shown no longer. */
export const openings = pgTable(
  'openings',
  {
    centerId: uuid().primaryKey(),
    /** 10 stands for ten or more; null where it says nothing of them. */
    detox: beds(),
    residential: beds(),
    saidAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  () => [
    check(
      'openings_counts',
      sql`coalesce(detox, residential) is not null and detox between 0 and 10 and residential between 0 and 10`,
    ),
    pgPolicy('openings_read', {
      for: 'select',
      to: 'public',
      using: sql`said_at > now() - interval '24 hours'`,
    }),
    pgPolicy('openings_admin', { for: 'delete', to: staffRole, using: isAdmin }),
  ],
)
