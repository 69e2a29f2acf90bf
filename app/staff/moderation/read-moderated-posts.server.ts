import { type SQL, sql } from 'drizzle-orm'
import { type ListQuery, type Page, readPage } from '#app/lib/list-query.ts'
import type { Executor } from '#db/client.server.ts'
import { escapeLike } from '#db/escape-like.ts'
import { readRows } from '#db/read-rows.server.ts'
import { type Post, type PostKind, pageSize } from './post.ts'

const tables = { review: sql`reviews`, comment: sql`comments` } as const

/**
 * Reviews or comments, the newest first, 20 a page: those of a state, or whose center's or author's
 * name holds the words. A page after the last is the last. Staff see all; others what is public.
 */
export function readModeratedPosts(
  db: Executor,
  kind: PostKind,
  { state, q, page: asked }: ListQuery,
): Promise<Page<Post>> {
  const pattern = `%${escapeLike(q)}%`
  const isNamed = sql`(c.name ilike ${pattern} or p.full_name ilike ${pattern} or p.username ilike ${pattern})`
  const isWanted = sql`${state === 'all' ? sql`true` : sql`r.status = ${state}`} and ${q ? isNamed : sql`true`}`
  const count = db.$count(sql`${tables[kind]} r ${q ? postJoins : sql``}`, isWanted)
  return readPage(asked, pageSize, count, ({ limit, offset }) =>
    // Nulls as the index of this order has them.
    readRows<Post>(
      db,
      sql`select ${postColumns(kind)} from ${tables[kind]} r ${postJoins}
      where ${isWanted}
      order by r.created_at desc nulls ${state === 'all' ? sql`first` : sql`last`}, r.id
      limit ${limit} offset ${offset}`,
    ),
  )
}

/** A review or a comment; null when there is none by that id. */
export async function findPost(db: Executor, kind: PostKind, id: string): Promise<Post | null> {
  const [post] = await findPosts(db, kind, [id])
  return post ?? null
}

/** Those of some ids that there are, in no order. */
export async function findPosts(db: Executor, kind: PostKind, ids: string[]): Promise<Post[]> {
  if (ids.length === 0) return []
  return readRows<Post>(
    db,
    sql`select ${postColumns(kind)} from ${tables[kind]} r ${postJoins} where r.id in ${ids}`,
  )
}

/** What tells one state of a row from the next: the microseconds of its last change. */
export const rowVersion = sql`(extract(epoch from r.updated_at) * 1000000)::bigint::text`

/** The name by which the staff know a member; null where the account is gone. `p` is the profile. */
export const memberName = (profile: SQL) =>
  sql`case when ${profile}.id is not null then coalesce(nullif(concat_ws(' ',
    nullif(btrim(${profile}.full_name), ''), '(' || nullif(btrim(${profile}.username), '') || ')'), ''),
    'Unnamed') end`

/** Whether it is the reader's own review, and somebody else can decide about it: the database's own rule. */
export const needsOther = sql`case when r.user_id = app_user_id() then has_other_staff() else false end`

const postJoins = sql`join treatment_centers c on c.id = r.center_id
  left join profiles p on p.id = r.user_id`

function postColumns(kind: PostKind): SQL {
  return sql`${kind}::text as kind, r.id, ${rowVersion} as version, json_build_object('name', c.name, 'slug', c.slug) as center,
    ${memberName(sql`p`)} as author, r.rating, r.content,
    r.created_at as "createdAt", ${kind === 'review' ? sql`r.status` : sql`null::text`} as status,
    ${kind === 'review' ? needsOther : sql`false`} as "needsOther"`
}
