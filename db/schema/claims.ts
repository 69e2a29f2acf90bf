import { sql } from 'drizzle-orm'
import {
  check,
  index,
  jsonb,
  pgPolicy,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BedsByPeople } from '#app/center/offerings/bed-availability.ts'
import { members, staffRole } from '../roles.ts'
import { createdAt, id } from './columns.ts'
import { profiles } from './members.ts'
import { isAdmin, isOwnAndActive, openToAdmins } from './policies.ts'

// Claims, bed links and open beds. They have no foreign key to their center, which can be deleted
// and restored; afterward the same people represent it.

/**
 * A member's claim to represent a center, proved with a code that staff give by phone at the listed
 * number or send by letter.
 */
export const claims = pgTable(
  'claims',
  {
    id: id(),
    centerId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** SHA-256 of the claim's id and its code; null until staff create a code. */
    codeHash: text(),
    codeMadeAt: timestamp({ withTimezone: true }),
    tries: smallint().notNull().default(0),
    provedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    // A member can claim one center.
    uniqueIndex('claims_user').on(t.userId).where(sql`revoked_at is null`),
    index('claims_center').on(t.centerId),
    pgPolicy('claims_read', { for: 'select', to: members, using: isOwnAndActive }),
    pgPolicy('claims_insert', {
      for: 'insert',
      to: members,
      withCheck: sql`${isOwnAndActive} and (select has_second_factor())`,
    }),
    // Members cannot undo a revocation.
    pgPolicy('claims_withdraw', {
      for: 'update',
      to: members,
      using: isOwnAndActive,
      withCheck: sql`${isOwnAndActive} and revoked_at is not null`,
    }),
    openToAdmins('claims'),
  ],
)

/** A link that staff send to a center, which can then report open beds without an account. */
export const bedLinks = pgTable(
  'bed_links',
  {
    id: id(),
    centerId: uuid().notNull(),
    /** SHA-256 of the link's key; the key itself is not stored. */
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

/** The number of open beds that a center reports. It is shown for 24 hours. */
export const bedAvailability = pgTable(
  'bed_availability',
  {
    centerId: uuid().primaryKey(),
    /** 10 means ten or more; null if not reported. */
    detox: smallint(),
    residential: smallint(),
    /** Of these, the beds for some people: {"detox-women": 2}. */
    byPeople: jsonb().$type<BedsByPeople>().notNull().default({}),
    reportedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /**
     * Changes within the hour since `countedFrom`. They are limited because each one drops cached
     * pages.
     */
    changes: smallint().notNull().default(0),
    countedFrom: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  () => [
    check(
      'bed_availability_counts',
      sql`coalesce(detox, residential) is not null and detox between 0 and 10 and residential between 0 and 10`,
    ),
    check(
      'bed_availability_by_people',
      sql`jsonb_typeof(by_people) = 'object' and by_people - array['detox-women','detox-men','detox-under-18','residential-women','residential-men','residential-under-18'] = '{}'
        and not jsonb_path_exists(by_people, '$.* ? (@.type() != "number" || @ < 0 || @ > 10)')`,
    ),
    pgPolicy('bed_availability_read', {
      for: 'select',
      to: 'public',
      using: sql`reported_at > now() - interval '24 hours'`,
    }),
    // Admins can't read these rows here: older reports are not shown to anyone.
    pgPolicy('bed_availability_delete', { for: 'delete', to: staffRole, using: isAdmin }),
  ],
)
