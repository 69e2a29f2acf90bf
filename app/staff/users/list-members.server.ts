import { type SQL, sql } from 'drizzle-orm'
import { digestSeen } from '#app/lib/digest-seen.server.ts'
import { foldText } from '#app/lib/fold-text.ts'
import type { Result } from '#app/lib/form.ts'
import { type Page, readPage } from '#app/lib/list-query.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { escapeLike } from '#db/escape-like.ts'
import { readRows } from '#db/read-rows.server.ts'
import { type Member, type MemberQuery, membersPerPage, type SortOrder } from './member.ts'
import { explainUnchanged } from './messages.ts'

/** Admins only: the policies show nobody to others. */
export function listMembers(db: Executor, query: MemberQuery): Promise<Page<Member>> {
  const members = sql`profiles p left join user_roles r on r.user_id = p.id`
  const wanted = matchMembers(query)
  const order = orders[query.sort]
  return readPage(query.page, membersPerPage, db.$count(members, wanted), ({ limit, offset }) =>
    readMembers(
      db,
      sql`select p.*, r.role from ${members} where ${wanted} order by ${order}
          limit ${limit} offset ${offset}`,
      order,
    ),
  )
}

/** A member for a dialog. Nobody is shown to themselves: what the dialogs ask about is not theirs to do. */
export async function openMember(db: Executor, id: string): Promise<Result<Member>> {
  const [member] = isUuid(id)
    ? await readMembers(
        db,
        sql`select p.*, r.role from profiles p left join user_roles r on r.user_id = p.id
          where p.id = ${id}`,
        sql`p.id`,
      )
    : []
  if (!member) return { ok: false, errors: { ...explainUnchanged('open', 'gone'), status: 404 } }
  if (member.isSelf) return { ok: false, errors: explainUnchanged('open', 'self') }
  return { ok: true, value: member }
}

/** Sum up what the delete dialog shows of a member. */
export const sumUpMember = ({ name, email, role, status }: Member): string =>
  digestSeen(name, email, role, status)

const name = sql`coalesce(nullif(btrim(p.full_name), ''), nullif(btrim(p.username), ''), 'Unnamed')`

const orders: Record<SortOrder, SQL> = {
  joined: sql`p.created_at desc, p.id`,
  'joined-first': sql`p.created_at, p.id desc`,
  name: sql`lower(${name}), p.id`,
  'name-last': sql`lower(${name}) desc, p.id desc`,
}

function matchMembers({ q, role, status }: MemberQuery): SQL {
  const conditions = [sql`true`]
  if (role) conditions.push(sql`coalesce(r.role, 'user') = ${role}`)
  if (status) conditions.push(sql`p.status = ${status}`)
  if (q !== '') conditions.push(matchText(q))
  return sql.join(conditions, sql` and `)
}

/** Folding is slow: only names that have other letters than a to z are folded. */
function matchText(q: string): SQL {
  if (isUuid(q)) return sql`p.id = ${q}`
  const pattern = `%${escapeLike(foldText(q))}%`
  const matches = (column: SQL) => sql`case when octet_length(${column}) = length(${column})
    then ${column} ilike ${pattern} else fold_text(${column}) like ${pattern} end`
  return sql`(${matches(sql`p.full_name`)} or ${matches(sql`p.username`)}
    or p.id in (select id from member_accounts where email ilike ${pattern}))`
}

/** `chosen` yields few profiles, with their role: what is known of accounts is looked up for each. */
function readMembers(db: Executor, chosen: SQL, order: SQL): Promise<Member[]> {
  return readRows<Member>(
    db,
    sql`with p as materialized (${chosen})
      select p.id, ${name} as name, nullif(btrim(p.username), '') as username,
        coalesce(a.email, '') as email,
        coalesce(a.email_verified, false) as "isEmailConfirmed",
        coalesce(a.two_factor_enabled, false) as "hasTwoFactor",
        coalesce(p.role, 'user') as role, p.status, p.status_reason as "statusReason",
        (select count(*)::integer from reviews where user_id = p.id) as "reviewsCount",
        (select count(*)::integer from comments where user_id = p.id) as "commentsCount",
        p.created_at as "joinDate", a.last_active as "lastActive", p.id = app_user_id() as "isSelf"
      from p left join lateral (
        select * from member_accounts where id = p.id offset 0) a on true
      order by ${order}`,
  )
}
