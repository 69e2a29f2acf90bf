import { sql } from 'drizzle-orm'
import type { Executor } from './client.server.ts'
import type { FieldChange } from './schema/activities.ts'

/** One staff action, as the Activity page shows it. */
export type Activity = {
  /** Kind of subject and action: "center.updated", "member.suspended". */
  action: `${'center' | 'review' | 'comment' | 'report' | 'member' | 'message' | 'import' | 'source'}.${string}`
  subjectId: string | null
  /** The subject's name at the time of the action. */
  subjectName: string
  changes?: FieldChange[]
}

/**
 * Record staff actions in the transaction that makes them, so both happen or neither does. The
 * database adds the person and the time.
 */
export async function recordActivity(db: Executor, ...entries: Activity[]): Promise<void> {
  if (entries.length === 0) return
  // Drizzle's insert lists every column, and staff may not write all of them.
  await db.execute(sql`
    insert into activities (action, subject_id, subject_name, changes)
    select action, "subjectId", "subjectName", coalesce(changes, '[]')
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as entry (action text, "subjectId" uuid, "subjectName" text, changes jsonb)`)
}

/** List the fields that differ between two states of a row. Compares values as JSON. */
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
