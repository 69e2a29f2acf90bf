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
import { members, staffRole } from '../roles.ts'
import { createdAt, id } from './columns.ts'
import { profiles } from './members.ts'
import { isAdmin, isOwnAndActive, openToAdmins } from './policies.ts'

// What a center says of itself. No row refers to its center, which may be deleted and come back: then it is
// still the same people's.

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
    pgPolicy('claims_read', { for: 'select', to: members, using: isOwnAndActive }),
    pgPolicy('claims_insert', {
      for: 'insert',
      to: members,
      withCheck: sql`${isOwnAndActive} and (select has_second_factor())`,
    }),
    // Nobody takes back that their claim was revoked.
    pgPolicy('claims_withdraw', {
      for: 'update',
      to: members,
      using: isOwnAndActive,
      withCheck: sql`${isOwnAndActive} and revoked_at is not null`,
    }),
    openToAdmins('claims'),
  ],
)

/** A link that staff send to a center, by which it says its bedAvailability without an account. */
export const bedLinks = pgTable(
  'bed_links',
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
    uniqueIndex('bed_links_key').on(t.keyHash),
    index('bed_links_center').on(t.centerId),
    openToAdmins('bed_links'),
  ],
)

/** How many beds a center says it has today: true for 24 hours, and shown no longer. */
export const bedAvailability = pgTable(
  'bed_availability',
  {
    centerId: uuid().primaryKey(),
    /** 10 stands for ten or more; null where it says nothing of them. */
    detox: smallint(),
    residential: smallint(),
    reportedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Changes within the hour from `countedFrom`: each drops pages from the cache, so they are limited. */
    changes: smallint().notNull().default(0),
    countedFrom: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  () => [
    check(
      'bed_availability_counts',
      sql`coalesce(detox, residential) is not null and detox between 0 and 10 and residential between 0 and 10`,
    ),
    pgPolicy('bed_availability_read', {
      for: 'select',
      to: 'public',
      using: sql`reported_at > now() - interval '24 hours'`,
    }),
    // Not to read: what is older is shown to nobody.
    pgPolicy('bed_availability_delete', { for: 'delete', to: staffRole, using: isAdmin }),
  ],
)
