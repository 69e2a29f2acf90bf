import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CheckedField, SuggestedChanges } from '#app/center/fields/checked-fields.ts'
import { createdAt, id } from './columns.ts'
import { profiles } from './members.ts'
import { openToAdmins } from './policies.ts'

// How a center confirms its own listing. Like bed links, these rows have no foreign key to their
// center, which can be deleted and restored.

/** A center's answer by link. The newest answer replaces the one before. */
export type LinkAnswer = { confirmed: CheckedField[]; changes: SuggestedChanges; note: string }

/** A link with which a center confirms or corrects its listing, without an account. */
export const centerLinks = pgTable(
  'center_links',
  {
    id: id(),
    centerId: uuid().notNull(),
    /** The center at the time. After a merge the row belongs to another, and the link is dead. */
    madeFor: uuid().notNull(),
    /** SHA-256 of the link's key; the key itself is not stored. */
    keyHash: text().notNull(),
    /** Sent by email, not printed or copied by staff. */
    isMailed: boolean().notNull().default(false),
    createdAt: createdAt(),
    expiresAt: timestamp({ withTimezone: true }).notNull().default(sql`now() + interval '30 days'`),
    revokedAt: timestamp({ withTimezone: true }),
    answeredAt: timestamp({ withTimezone: true }),
    answer: jsonb().$type<LinkAnswer>(),
  },
  (t) => [
    uniqueIndex('center_links_key').on(t.keyHash),
    index('center_links_center').on(t.centerId),
    check('center_links_answer_size', sql`length(answer::text) <= 20000`),
    openToAdmins('center_links'),
  ],
)

/** A center's email address, to which links may be sent once staff have confirmed it. */
export const centerContacts = pgTable(
  'center_contacts',
  {
    id: id(),
    centerId: uuid().notNull(),
    email: text().notNull(),
    language: text({ enum: ['en', 'es'] })
      .notNull()
      .default('en'),
    createdAt: createdAt(),
    /** The center that gave this address to staff. After a merge staff have to ask again. */
    confirmedFor: uuid(),
    confirmedAt: timestamp({ withTimezone: true }),
    confirmedBy: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    /** In the link that stops the mail, which is all that it does. */
    unsubscribeKey: uuid().notNull().defaultRandom(),
    unsubscribedAt: timestamp({ withTimezone: true }),
    mailedAt: timestamp({ withTimezone: true }),
    /** Gets a daily email that asks for open beds. */
    wantsBedMail: boolean().notNull().default(false),
    bedsMailedAt: timestamp({ withTimezone: true }),
    /** Such emails since the center's last report. They stop at three. */
    bedMailsUnanswered: integer().notNull().default(0),
  },
  (t) => [
    index('center_contacts_center').on(t.centerId),
    uniqueIndex('center_contacts_unsubscribe').on(t.unsubscribeKey),
    check('center_contacts_email_given', sql`length(email) between 3 and 254`),
    check('center_contacts_language_known', sql`language in ('en','es')`),
    openToAdmins('center_contacts'),
  ],
)
