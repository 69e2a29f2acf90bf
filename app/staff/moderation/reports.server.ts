import { sql } from 'drizzle-orm'
import type { Result } from '#app/lib/form.ts'
import { type ListQuery, type Page, readPage } from '#app/lib/list-query.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { closeFailed, explain, reopenFailed } from './messages.ts'
import { type Post, type PostKind, pageSize, postKinds } from './post.ts'
import { findPost, findPosts, memberName } from './read-moderated-posts.server.ts'

/** A member's report about a post. */
export type Report = {
  id: string
  reason: string
  /** Null when the account is gone. */
  reporter: string | null
  status: 'open' | 'closed'
  createdAt: Date
  post: Post
}

type ReportRow = Omit<Report, 'post'> & { kind: PostKind; postId: string }

type ReportTarget = Pick<ReportRow, 'status' | 'kind' | 'postId'>

/** Reports of a state, the newest first, 20 a page, each with its post. */
export function readReports(db: Executor, query: ListQuery): Promise<Page<Report>> {
  const count = db.$count(sql`reports`, sql`status = ${query.state}`)
  return readPage(query.page, pageSize, count, async ({ limit, offset }) => {
    const rows = await readReportRows(db, query.state, limit, offset)
    const posts = new Map<string, Post>()
    for (const kind of postKinds) {
      const ids = rows.filter((row) => row.kind === kind).map(({ postId }) => postId)
      for (const post of await findPosts(db, kind, ids)) posts.set(post.id, post)
    }
    // A deleted post has no reports.
    return rows.flatMap(({ kind: _, postId, ...row }) => {
      const post = posts.get(postId)
      return post ? [{ ...row, post }] : []
    })
  })
}

function readReportRows(
  db: Executor,
  state: string,
  limit: number,
  offset: number,
): Promise<ReportRow[]> {
  return readRows<ReportRow>(
    db,
    sql`select t.id, t.reason, ${memberName(sql`reporter`)} as reporter, t.status,
        t.created_at as "createdAt", coalesce(t.review_id, t.comment_id) as "postId",
        case when t.review_id is null then 'comment' else 'review' end as kind
      from reports t left join profiles reporter on reporter.id = t.reporter_id
      where t.status = ${state}
      order by t.created_at desc nulls last, t.id
      limit ${limit} offset ${offset}`,
  )
}

/**
 * Close a report: what it is about stays, in the version that was read. One that is closed already
 * counts as done.
 */
export async function closeReport(
  db: Executor,
  id: string,
  version: string,
): Promise<Result<null>> {
  const reject = (reason: 'changed' | 'gone') =>
    ({ ok: false, errors: explain(closeFailed, reason, [id]) }) as const
  const [report] = await readRows<ReportTarget>(
    db,
    sql`select status, coalesce(review_id, comment_id) as "postId",
        case when review_id is null then 'comment' else 'review' end as kind
      from reports where id = ${id} for update`,
  )
  const post = report && (await findPost(db, report.kind, report.postId))
  if (!post) return reject('gone')
  if (report.status === 'closed') return { ok: true, value: null }
  if (post.version !== version) return reject('changed')
  const closed = await readRows(
    db,
    sql`update reports set status = 'closed' where id = ${id} returning id`,
  )
  if (closed.length !== 1) throw new Error('A locked report could not be closed')
  await recordStatus(db, id, post, 'open', 'closed')
  return { ok: true, value: null }
}

/**
 * Open a closed report again. One that is open counts as done, and so does one whose reporter has
 * reported the same again: there is an open one then.
 */
export async function reopenReport(db: Executor, id: string): Promise<Result<null>> {
  const [report] = await readRows<ReportTarget & { hasFollower: boolean }>(
    db,
    sql`select status, coalesce(review_id, comment_id) as "postId",
        case when review_id is null then 'comment' else 'review' end as kind,
        exists (select 1 from reports later where later.id <> t.id and later.status = 'open'
          and later.reporter_id = t.reporter_id
          and coalesce(later.review_id, later.comment_id) = coalesce(t.review_id, t.comment_id)
        ) as "hasFollower"
      from reports t where id = ${id} for update`,
  )
  const post = report && (await findPost(db, report.kind, report.postId))
  if (!post) return { ok: false, errors: explain(reopenFailed, 'gone', [id]) }
  if (report.status === 'open' || report.hasFollower) return { ok: true, value: null }
  await db.execute(sql`update reports set status = 'open' where id = ${id}`)
  await recordStatus(db, id, post, 'closed', 'open')
  return { ok: true, value: null }
}

function recordStatus(
  db: Executor,
  id: string,
  { kind, center }: Post,
  old: Report['status'],
  status: Report['status'],
): Promise<void> {
  return recordActivity(db, {
    action: status === 'closed' ? 'report.closed' : 'report.reopened',
    subjectId: id,
    subjectName: `Report of a ${kind} of ${center.name}`,
    changes: [{ field: 'status', old, new: status }],
  })
}
