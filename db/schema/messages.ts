import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgPolicy,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { urgencies } from '#app/lib/urgency.ts'
import { authRole, everyone, limiterRole, mailerRole, staffRole } from '../roles.ts'
import { treatmentCenters } from './centers.ts'
import { createdAt, id } from './columns.ts'
import { isAdmin, isStaff, openTo } from './policies.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * Messages from the contact form. Anyone can add one; only staff can read them. The sender sets the
 * id, because an insert without read access cannot return it.
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    subject: text(),
    urgency: text({ enum: urgencies }).notNull().default('normal'),
    message: text().notNull(),
    /** The center that the message is about, if the form was opened from its page. */
    centerId: uuid().references(() => treatmentCenters.id, { onDelete: 'set null' }),
    status: text({ enum: ['open', 'answered'] })
      .notNull()
      .default('open'),
    answeredAt: moment(),
    /** Why it was not emailed: the hourly limit, or a filled honeypot. Null if it was emailed. */
    heldFor: text({ enum: ['limit', 'honeypot'] }),
    createdAt: createdAt(),
  },
  (t) => [
    index('messages_inbox').on(
      t.status,
      sql`(case urgency when 'urgent' then 0 when 'high' then 1 else 2 end)`,
      t.createdAt.desc().nullsFirst(),
      t.id,
    ),
    index('messages_center').on(t.centerId),
    check('messages_urgency_known', sql`urgency in ('normal','high','urgent')`),
    check('messages_status_known', sql`status in ('open','answered')`),
    check('messages_held_for_known', sql`held_for in ('limit','honeypot')`),
    check('messages_answered_when', sql`(status = 'answered') = (answered_at is not null)`),
    check(
      'messages_given',
      sql`length(btrim(name)) > 0 and length(btrim(email)) > 0 and length(btrim(message)) > 0`,
    ),
    pgPolicy('messages_insert', { for: 'insert', to: everyone, withCheck: sql`true` }),
    pgPolicy('messages_read', { for: 'select', to: staffRole, using: isStaff }),
    pgPolicy('messages_update', { for: 'update', to: staffRole, using: isStaff }),
    pgPolicy('messages_delete', { for: 'delete', to: staffRole, using: isAdmin }),
  ],
)

/**
 * Email to send, kept until a mail server accepts it. Then its content is cleared, and the row only
 * shows that it was sent.
 */
export const outbox = pgTable(
  'outbox',
  {
    /** Also the Message-ID, so a second copy is recognized. */
    id: id(),
    kind: text().notNull(),
    /** Prevents a second email about the same event, like "message:<id>". */
    idempotencyKey: text().notNull().unique('outbox_once'),
    /** Null for email to the site itself (SITE_EMAIL). */
    recipient: text(),
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** For the header List-Unsubscribe; null for email that has none. */
    unsubscribeUrl: text(),
    /** Deleting a message also deletes the email about it. */
    messageId: uuid().references(() => messages.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    /** One process works on it until then. */
    claimedUntil: moment(),
    sentAt: moment(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('outbox_due').on(t.nextAttemptAt).where(sql`sent_at is null`),
    index('outbox_message').on(t.messageId),
    openTo(mailerRole, 'outbox'),
    pgPolicy('outbox_auth_insert', {
      for: 'insert',
      to: authRole,
      withCheck: sql`kind = 'account' and recipient is not null`,
    }),
  ],
)

/**
 * Counters for rate limits. The columns and their order are those of rate-limiter-flexible. `key`
 * is a keyed hash, never an address; `expire` is in milliseconds since 1970.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  () => [openTo(limiterRole, 'rate_limits')],
)
