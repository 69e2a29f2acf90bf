import { sql } from 'drizzle-orm'
import type { Result } from '#app/lib/form.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { explain } from '#app/staff/moderation/messages.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { changeFailed } from './messages.ts'

/**
 * Mark a message as answered or open; no change counts as done. Returns a 404 if the viewer may not
 * change the message or it doesn't exist.
 */
export async function markMessage(
  db: Executor,
  id: string,
  to: 'open' | 'answered',
): Promise<Result<null>> {
  const [message] = await readRows<NamedMessage & { status: string }>(
    db,
    sql`select status, created_at as "createdAt" from messages where id = ${id} for update`,
  )
  if (!message) return { ok: false, errors: { ...explain(changeFailed, 'gone'), status: 404 } }
  if (message.status === to) return { ok: true, value: null }
  const answeredAt = to === 'answered' ? sql`now()` : sql`null`
  const marked = await readRows(
    db,
    sql`update messages set status = ${to}, answered_at = ${answeredAt} where id = ${id} returning id`,
  )
  if (marked.length !== 1) throw new Error('A locked message could not be marked')
  await recordActivity(db, {
    action: to === 'answered' ? 'message.answered' : 'message.reopened',
    subjectId: id,
    subjectName: labelMessage(message),
    changes: [{ field: 'status', old: message.status, new: to }],
  })
  return { ok: true, value: null }
}

/**
 * Delete a message for good, with its email if that isn't sent yet. A missing message counts as
 * deleted.
 */
export async function deleteMessage(db: Executor, id: string): Promise<Result<null>> {
  const [gone] = await readRows<NamedMessage>(
    db,
    sql`delete from messages where id = ${id} returning created_at as "createdAt"`,
  )
  if (!gone) return { ok: true, value: null }
  await recordActivity(db, {
    action: 'message.deleted',
    subjectId: id,
    subjectName: labelMessage(gone),
  })
  return { ok: true, value: null }
}

type NamedMessage = { createdAt: Date }

/** Leave out the sender and the subject, because log entries can't be deleted. */
function labelMessage({ createdAt }: NamedMessage): string {
  return `Message of ${formatDate(createdAt)}`
}
