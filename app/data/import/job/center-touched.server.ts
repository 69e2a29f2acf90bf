import { sql } from 'drizzle-orm'

/**
 * Why a center `c` that a list added must stay (a key of `keepReasons`), as branches of an SQL
 * `case`. Accepted differences are the list's own changes, so they are no edits; nor are edits
 * that were undone, so that each field holds what it held before the first of them.
 */
export const touchedBranches = sql`
  when c.verified_at is not null then 'verified'
  when c.pinned then 'pinned'
  when exists (select 1 from activities a where a.subject_id = c.id
    and a.action not like 'center.source-%'
    and (a.action <> 'center.updated' or a.changes = '[]')) then 'edited'
  when exists (select 1 from activities a,
      jsonb_to_recordset(a.changes) as change (field text, old jsonb, new jsonb)
    where a.subject_id = c.id and a.action = 'center.updated'
    group by field
    having coalesce((array_agg(change.old order by a.id))[1], 'null')
      <> coalesce((array_agg(change.new order by a.id desc))[1], 'null')) then 'edited'
  when exists (select 1 from votes v where v.center_id = c.id)
    or exists (select 1 from comments m where m.center_id = c.id)
    or exists (select 1 from reviews w where w.center_id = c.id)
    or exists (select 1 from messages s where s.center_id = c.id) then 'words'`

/** Lets this transaction delete centers without keeping them in the list of deleted centers. */
export const deleteForGood = sql`select set_config('app.delete_for_good', 'on', true)`
