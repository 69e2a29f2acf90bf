import { bigint, index, jsonb, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { staffRole } from '../roles.ts'
import { isAdmin, isStaff } from './policies.ts'

/** One field that an action changed, with what it held before and after; null where it held nothing. */
export type FieldChange = { field: string; old: unknown; new: unknown }

/**
 * Who of the staff changed what, when. Rows are added in the transaction of the change, with the actor
 * and the moment set by the database; nobody can change or remove one. The database takes out of them who
 * was a member and has left.
 */
export const activities = pgTable(
  'activities',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    occurredAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null for the command line. Kept when the account goes. */
    actorId: uuid(),
    actorName: text().notNull().default(''),
    /** "center.updated": the kind of subject, and what was done to it. */
    action: text().notNull(),
    subjectId: uuid(),
    /** What the subject was called at that moment. */
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
