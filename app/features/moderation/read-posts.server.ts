import { type SQL, sql } from 'drizzle-orm'
import { clampPage, type ListQuery } from '#app/lib/list-query.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { maxFound, type Post, type PostKind, pageSize } from './post.ts'

/**
 * One page of a list, with how many there are of which it is part; `isCut` where there are more than
 * are counted.
 */
export type PostList = { posts: Post[]; total: number; page: number; isCut: boolean }

type PostRow = Omit<Post, 'createdAt' | 'center'> & {
  createdAt: Date | string
  centerName: string
  centerSlug: string
}

const tables = { review: sql`reviews`, comment: sql`comments` } as const

/**
 * Reviews or comments, the newest first, 20 a page: those of a state, or whose center's or author's
 * name holds the words. A page after the last is the last. Staff see all; others what is public.
 */
export async function readPosts(
  tx: Transaction,
  kind: PostKind,
  query: ListQuery,
): Promise<PostList> {
  const { ids, total, page, isCut } = query.q
    ? await searchIds(tx, kind, query)
    : await listIds(tx, kind, query)
  const posts = await findPosts(tx, kind, ids)
  const places = new Map(ids.map((id, place) => [id, place]))
  posts.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
  return { posts, total, page, isCut }
}

type Wanted = { ids: string[]; total: number; page: number; isCut: boolean }

async function listIds(tx: Transaction, kind: PostKind, query: ListQuery): Promise<Wanted> {
  const from = sql`${tables[kind]} r where ${isState(kind, query)}`
  const [counted] = await readRows<{ total: number }>(
    tx,
    sql`select count(*)::integer as total from ${from}`,
  )
  const total = counted?.total ?? 0
  const page = clampPage(query.page, total, pageSize)
  const skipped = (page - 1) * pageSize
  const size = Math.min(pageSize, total - skipped)
  // The later half is walked from its end.
  const isLate = skipped > total / 2
  const offset = isLate ? total - skipped - size : skipped
  const rows = await readRows<{ id: string }>(
    tx,
    sql`select r.id from ${from} order by ${inOrder(query, isLate)} limit ${size} offset ${offset}`,
  )
  const ids = rows.map(({ id }) => id)
  return { ids: isLate ? ids.reverse() : ids, total, page, isCut: false }
}

/** Of names that more fit than these, the newest posts are looked through one by one instead. */
const maxNames = 2000

async function searchIds(tx: Transaction, kind: PostKind, query: ListQuery): Promise<Wanted> {
  const pattern = `%${query.q.replace(/[\\%_]/g, '\\$&')}%`
  const [named] = await readRows<{ centers: string; members: string; count: number }>(
    tx,
    sql`select array_agg(id) filter (where is_center)::text as centers,
        array_agg(id) filter (where not is_center)::text as members, count(*)::integer as count
      from (
        select id, true as is_center from treatment_centers where name ilike ${pattern}
        union all
        select id, false from profiles where full_name ilike ${pattern} or username ilike ${pattern}
        limit ${maxNames}) names`,
  )
  const isFew = (named?.count ?? 0) < maxNames
  const wanted = isFew
    ? sql`${tables[kind]} r where ${isState(kind, query)} and (
        r.center_id = any(${named?.centers ?? '{}'}::uuid[])
        or r.user_id = any(${named?.members ?? '{}'}::uuid[]))`
    : // Asked row by row, so that the walk along the index ends when enough are found.
      sql`${tables[kind]} r where ${isState(kind, query)} and (
        (select c.name ilike ${pattern} from treatment_centers c where c.id = r.center_id)
        or (select p.full_name ilike ${pattern} or p.username ilike ${pattern}
          from profiles p where p.id = r.user_id))`
  const rows = await readRows<{ id: string }>(
    tx,
    sql`select r.id from ${wanted} order by ${inOrder(query)} limit ${maxFound + 1}`,
  )
  const total = Math.min(rows.length, maxFound)
  const page = clampPage(query.page, total, pageSize)
  const ids = rows.slice((page - 1) * pageSize, Math.min(page * pageSize, maxFound))
  return { ids: ids.map(({ id }) => id), total, page, isCut: rows.length > maxFound }
}

/** A review or a comment; null when there is none by that id. */
export async function findPost(tx: Transaction, kind: PostKind, id: string): Promise<Post | null> {
  const [post] = await findPosts(tx, kind, [id])
  return post ?? null
}

/** Those of some ids that there are, in no order. */
export async function findPosts(tx: Transaction, kind: PostKind, ids: string[]): Promise<Post[]> {
  if (ids.length === 0) return []
  const rows = await readRows<PostRow>(
    tx,
    sql`select ${postColumns(kind)} from ${tables[kind]} r ${postJoins} where r.id in ${ids}`,
  )
  return rows.map(readPost)
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
  return sql`${kind}::text as kind, r.id, ${rowVersion} as version, c.name as "centerName",
    c.slug as "centerSlug", ${memberName(sql`p`)} as author, r.rating, r.content,
    r.created_at as "createdAt", ${kind === 'review' ? sql`r.status` : sql`null::text`} as status,
    ${kind === 'review' ? needsOther : sql`false`} as "needsOther"`
}

function isState(kind: PostKind, { state }: ListQuery): SQL {
  return kind === 'review' && state !== 'all' ? sql`r.status = ${state}` : sql`true`
}

/** The newest first, or last; nulls where the index that serves this order has them. */
function inOrder({ state }: ListQuery, isReversed = false): SQL {
  if (state !== 'all') {
    return isReversed
      ? sql`r.created_at asc nulls first, r.id desc`
      : sql`r.created_at desc nulls last, r.id`
  }
  return isReversed
    ? sql`r.created_at asc nulls last, r.id desc`
    : sql`r.created_at desc nulls first, r.id`
}

function readPost({ centerName, centerSlug, createdAt, ...row }: PostRow): Post {
  return {
    ...row,
    center: { name: centerName, slug: centerSlug },
    // The engines differ in whether they hand out dates or their texts.
    createdAt: new Date(createdAt),
  }
}
