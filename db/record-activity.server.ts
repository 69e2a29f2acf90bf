import { sql } from 'drizzle-orm'
import type { Executor } from './client.server.ts'
import type { FieldChange } from './schema/activities.ts'

/** What was done to which subject, as the admin area's Activity shows it. */
export type Activity = {
  /** Kind of subject and action: "center.updated", "member.suspended". */
  action: `${'center' | 'review' | 'comment' | 'report' | 'member' | 'message' | 'import'}.${string}`
  subjectId: string | null
  /** The name by which a person knows it, at this moment. */
  subjectName: string
  changes?: FieldChange[]
}

/**
 * Writes down what the staff did, in the transaction that does it: both happen or neither. The
 * database signs each row with the person and the moment.
 */
export async function recordActivity(db: Executor, ...entries: Activity[]): Promise<void> {
  if (entries.length === 0) return
  // Drizzle's insert names every column, and the staff may not name all of them.
  await db.execute(sql`
    insert into activities (action, subject_id, subject_name, changes)
    select action, "subjectId", "subjectName", coalesce(changes, '[]')
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as entry (action text, "subjectId" uuid, "subjectName" text, changes jsonb)`)
}

/** The fields whose values differ, of two states of one row. Compares as JSON does. */
export function listChanges<Row extends Record<string, unknown>>(
  before: Row,
  after: Row,
): FieldChange[] {
  return Object.keys(after)
    .filter(
      (field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
    )
    .map((field) => ({ field, old: before[field] ?? null, new: after[field] ?? null }))
}
