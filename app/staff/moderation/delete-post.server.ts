import { sql } from 'drizzle-orm'
import type { Result } from '#app/lib/form.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { deleteFailed, explain } from './messages.ts'
import type { PostKind } from './post.ts'
import { rowVersion } from './read-moderated-posts.server.ts'

/**
 * Delete a review or comment and its reports, unless it changed since it was read. A missing post
 * counts as deleted. The log gets the center and the closed reports, but no text or names: log
 * entries can't be deleted, and the post may be about somebody's health.
 */
export async function deletePost(
  db: Executor,
  kind: PostKind,
  id: string,
  version: string,
): Promise<Result<null>> {
  const table = kind === 'review' ? sql`reviews` : sql`comments`
  const reported = kind === 'review' ? sql`review_id` : sql`comment_id`
  const [before] = await readRows<{ version: string; name: string }>(
    db,
    sql`select ${rowVersion} as version, c.name
      from ${table} r join treatment_centers c on c.id = r.center_id where r.id = ${id}`,
  )
  if (!before) return { ok: true, value: null }
  const reports = await readRows<{ id: string }>(
    db,
    sql`select id from reports where ${reported} = ${id} and status = 'open' order by id`,
  )
  const [gone] = await readRows(
    db,
    sql`delete from ${table} r where r.id = ${id} and ${rowVersion} = ${version} returning id`,
  )
  if (!gone) return { ok: false, errors: explain(deleteFailed, 'changed') }
  const subjectName = `${kind === 'review' ? 'Review' : 'Comment'} of ${before.name}`
  await recordActivity(
    db,
    { action: `${kind}.deleted`, subjectId: id, subjectName },
    ...reports.map((report) => ({
      action: 'report.closed' as const,
      subjectId: report.id,
      subjectName: `Report of a ${kind} of ${before.name}`,
      changes: [{ field: 'status', old: 'open', new: 'deleted with what it was about' }],
    })),
  )
  return { ok: true, value: null }
}
