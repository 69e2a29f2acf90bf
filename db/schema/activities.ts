import { bigint, index, jsonb, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { staffRole } from '../roles.ts'
import { isAdmin, isStaff } from './policies.ts'

/** One changed field with its old and new value; null for an empty value. */
export type FieldChange = { field: string; old: unknown; new: unknown }

/**
 * The log of staff changes. Rows are added in the transaction of the change; the database sets the
 * actor and the time. Rows cannot be changed or removed, but the database removes former members'
 * names.
 */
export const activities = pgTable(
  'activities',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    occurredAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null for the command line. Kept after the account is deleted. */
    actorId: uuid(),
    actorName: text().notNull().default(''),
    /** Kind of subject and action, like "center.updated". */
    action: text().notNull(),
    subjectId: uuid(),
    /** The subject's name at the time. */
    subjectName: text().notNull(),
    changes: jsonb().$type<FieldChange[]>().notNull().default([]),
  },
  (t) => [
    index('activities_newest').on(t.occurredAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('activities_subject').on(t.subjectId, t.id.desc().nullsFirst()),
    index('activities_actor').on(t.actorId, t.id.desc().nullsFirst()),
    pgPolicy('activities_read', { for: 'select', to: staffRole, using: isAdmin }),
    pgPolicy('activities_insert', { for: 'insert', to: staffRole, withCheck: isStaff }),
  ],
)
