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
 * What the contact form brought. Everybody may add one and nobody but staff reads any: who writes
 * chooses the id, because a statement that may not read cannot return it.
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
    /** The center that the message is about, where the form was opened from one. */
    centerId: uuid().references(() => treatmentCenters.id, { onDelete: 'set null' }),
    status: text({ enum: ['open', 'answered'] })
      .notNull()
      .default('open'),
    answeredAt: moment(),
    /** Why it was not mailed: beyond the limit of an hour, or the honeypot was filled in. Null for one that was. */
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
 * Mail that is to be sent, kept until a mail server has taken it. What it says is emptied then: only
 * that it was sent remains.
 */
export const outbox = pgTable(
  'outbox',
  {
    /** Also the mail's Message-ID, so that a second copy is recognised as one. */
    id: id(),
    kind: text().notNull(),
    /** What must be mailed once only: "message:<id>". */
    idempotencyKey: text().notNull().unique('outbox_once'),
    /** Null for mail to the site itself (SITE_EMAIL). */
    recipient: text(),
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Mail about a message that was deleted goes with it. */
    messageId: uuid().references(() => messages.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    /** Until then one process has it in hand. */
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
 * How often something was done, for rate-limiter-flexible, whose columns these are in this order.
 * `key` is a keyed hash, never an address; `expire` is in milliseconds since 1970.
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
