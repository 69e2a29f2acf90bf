import { sql } from 'drizzle-orm'
import { formatDate } from '#app/lib/format-date.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'

/**
 * Marks a message as answered, or as open again; one that is so already counts as done. False when
 * there is none that this viewer may change.
 */
export async function markMessage(
  tx: Transaction,
  id: string,
  to: 'open' | 'answered',
): Promise<boolean> {
  const [message] = await readRows<NamedMessage & { status: string }>(
    tx,
    sql`select status, created_at as "createdAt" from messages where id = ${id} for update`,
  )
  if (!message) return false
  if (message.status === to) return true
  const answeredAt = to === 'answered' ? sql`now()` : sql`null`
  const marked = await readRows(
    tx,
    sql`update messages set status = ${to}, answered_at = ${answeredAt} where id = ${id} returning id`,
  )
  if (marked.length !== 1) throw new Error('A locked message could not be marked')
  await recordActivity(tx, {
    action: to === 'answered' ? 'message.answered' : 'message.reopened',
    subjectId: id,
    subjectName: labelMessage(message),
    changes: [{ field: 'status', old: message.status, new: to }],
  })
  return true
}

/** Deletes a message for good, with its mail if that is not sent yet. False when it was not there. */
export async function deleteMessage(tx: Transaction, id: string): Promise<boolean> {
  const [gone] = await readRows<NamedMessage>(
    tx,
    sql`delete from messages where id = ${id} returning created_at as "createdAt"`,
  )
  if (!gone) return false
  await recordActivity(tx, {
    action: 'message.deleted',
    subjectId: id,
    subjectName: labelMessage(gone),
  })
  return true
}

type NamedMessage = { createdAt: Date }

/** For the log, from which nothing can be deleted: neither who wrote nor about what. */
function labelMessage({ createdAt }: NamedMessage): string {
  return `Message of ${formatDate(createdAt)}`
}
