import { type SQL, sql } from 'drizzle-orm'
import { serializeCsv } from '#app/lib/serialize-csv.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { escapeLike } from '#db/escape-like.ts'
import { readRows } from '#db/read-rows.server.ts'
import { timeZone } from '#site/state.ts'
import {
  type Actor,
  type AuditLogEntry,
  type AuditLogPage,
  type AuditLogQuery,
  commandLine,
  entriesPerPage,
  maxExportRows,
  type ShownChange,
} from './audit-log.ts'
import { describeAction, describeField, describeValue } from './describe-entry.ts'

/** A page of the log, newest first, and everybody who is in it. Admins only: others get nothing. */
export async function readAuditLogPage(db: Executor, query: AuditLogQuery): Promise<AuditLogPage> {
  const rows = await readEntries(db, query, entriesPerPage + 1)
  const entries = rows.slice(0, entriesPerPage)
  return {
    entries,
    older: rows.length > entriesPerPage ? (entries.at(-1)?.id ?? null) : null,
    actors: await listActors(db),
  }
}

/** All that the filter shows, newest first, up to `maxExportRows`; `isCut` when there is more. */
export async function readAuditLogExport(
  db: Executor,
  query: AuditLogQuery,
): Promise<{ entries: AuditLogEntry[]; isCut: boolean }> {
  const rows = await readEntries(db, { ...query, before: null }, maxExportRows + 1)
  return { entries: rows.slice(0, maxExportRows), isCut: rows.length > maxExportRows }
}

const header = ['When (UTC)', 'Who', 'Did', 'What', 'Changes', 'Action', 'Subject id']

/** The log as a table for a spreadsheet: one line for each entry, times in UTC. */
export function serializeAuditLog(entries: readonly AuditLogEntry[]): string {
  return serializeCsv(
    header,
    entries.map((entry) => [
      entry.when.toISOString(),
      entry.who,
      describeAction(entry.action),
      entry.subjectName,
      entry.changes.map(describeChange).join('\n'),
      entry.action,
      entry.subjectId,
    ]),
  )
}

function describeChange({ field, old, new: next }: ShownChange): string {
  return `${describeField(field)}: ${describeValue(old) || '(empty)'} → ${describeValue(next) || '(empty)'}`
}

function readEntries(db: Executor, query: AuditLogQuery, limit: number) {
  return readRows<AuditLogEntry>(
    db,
    sql`with a as materialized (
        select * from activities where ${matchEntries(query)}
        order by occurred_at desc, id desc limit ${limit})
      select id::integer as id, occurred_at as "when", actor_name as who, action,
        subject_name as "subjectName", subject_id as "subjectId", changes,
        case split_part(action, '.', 1)
          when 'center' then (select '/centers/' || slug from treatment_centers where id = subject_id)
          when 'review' then (select '/centers/' || c.slug
            from reviews r join treatment_centers c on c.id = r.center_id where r.id = subject_id)
          when 'comment' then (select '/centers/' || c.slug
            from comments r join treatment_centers c on c.id = r.center_id where r.id = subject_id)
          when 'member' then (select '/admin/users?q=' || id from profiles where id = subject_id)
          when 'message' then (select '/admin/messages/' || id from messages where id = subject_id)
          when 'import' then (select '/admin/import/' || id from imports where id = subject_id)
        end as "subjectPath"
      from a order by occurred_at desc, id desc`,
  )
}

function matchEntries({ who, action, subject, from, to, before }: AuditLogQuery): SQL {
  const conditions = [sql`true`]
  if (who === commandLine) conditions.push(sql`actor_id is null`)
  else if (who) conditions.push(sql`actor_id = ${who}`)
  if (action.includes('.')) conditions.push(sql`action = ${action}`)
  else if (action) conditions.push(sql`action like ${`${action}.%`}`)
  // A subject's id, or part of its name.
  if (isUuid(subject)) conditions.push(sql`subject_id = ${subject}`)
  else if (subject) {
    conditions.push(sql`subject_name ilike ${`%${escapeLike(subject)}%`}`)
  }
  if (from) conditions.push(sql`occurred_at >= ${midnight(from)}`)
  if (to) conditions.push(sql`occurred_at < ${midnight(to, 1)}`)
  if (before !== null) {
    conditions.push(sql`(occurred_at, id) <
      ((select occurred_at from activities where id = ${before}), ${before}::bigint)`)
  }
  return sql.join(conditions, sql` and `)
}

/** When a day begins, or one so many days later. */
function midnight(day: string, later = 0): SQL {
  return sql`((${day}::date + ${later}::integer)::timestamp at time zone ${timeZone})`
}

/** By the name that they had last. The log is long and its people are few: it is skipped through. */
function listActors(db: Executor): Promise<Actor[]> {
  return readRows<Actor>(
    db,
    sql`with recursive actors as (
        (select actor_id as id, actor_name as name from activities
          where actor_id is not null order by actor_id, id desc limit 1)
        union all
        select next.* from actors, lateral (
          select actor_id, actor_name from activities
          where actor_id > actors.id order by actor_id, id desc limit 1) next)
      select id, name from actors order by lower(name), id`,
  )
}
