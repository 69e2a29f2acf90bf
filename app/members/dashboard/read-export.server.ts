import { type SQL, sql } from 'drizzle-orm'
import type { KeptList } from '#app/center/saved/kept-list.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

/** Everything that a member wrote here, with the database's column names and times in UTC. */
type MemberExport = {
  profile: Record<string, string | null>
  votes: ExportRow[]
  comments: ExportRow[]
  reviews: ExportRow[]
  claims: ExportRow[]
  /** The account's copy of their list; null without one. */
  list: KeptList | null
  exported_at: string
}

type ExportRow = Record<string, unknown> & { center: { name: string; address: string | null } }

const time = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * Read a member's own data and sign-in email. One statement reads everything, which keeps the
 * parts consistent. Null without a profile.
 */
export async function readExport(
  db: Executor,
  userId: string,
  email: string | null,
  now: Date,
): Promise<MemberExport | null> {
  const [row] = await readRows<Omit<MemberExport, 'exported_at'>>(
    db,
    sql`select
      json_build_object('id', p.id, 'full_name', p.full_name, 'username', p.username, 'language', p.language,
        'created_at', ${time(sql`p.created_at`)}, 'updated_at', ${time(sql`p.updated_at`)}) as profile,
      ${collect(sql`votes`, sql`'vote_type', r.vote_type, 'created_at', ${time(sql`r.created_at`)}`)} as votes,
      ${collect(sql`comments`, sql`'content', r.content, 'rating', r.rating, ${times}`)} as comments,
      ${collect(
        sql`reviews`,
        sql`'content', r.content, 'rating', r.rating, 'status', r.status, ${times}`,
      )} as reviews,
      ${collect(sql`claims`, sql`'created_at', ${time(sql`r.created_at`)}, 'proved_at', ${time(sql`r.proved_at`)}, 'revoked_at', ${time(sql`r.revoked_at`)}`)} as claims,
      (select l.list from kept_lists l where l.user_id = p.id) as list
      from profiles p where p.id = ${userId}`,
  )
  if (!row) return null
  return { ...row, profile: { ...row.profile, email }, exported_at: now.toISOString() }
}

const times = sql`'created_at', ${time(sql`r.created_at`)}, 'updated_at', ${time(sql`r.updated_at`)}`

/** Select the member's rows of a table, newest first, each with its center. */
function collect(table: SQL, columns: SQL): SQL {
  return sql`(select coalesce(json_agg(json_build_object('id', r.id, ${columns},
      'center', json_build_object('id', c.id, 'name', c.name, 'address', c.address)
    ) order by r.created_at desc, r.id), '[]')
    from ${table} r join treatment_centers c on c.id = r.center_id where r.user_id = p.id)`
}
