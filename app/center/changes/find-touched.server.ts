import { sql } from 'drizzle-orm'

/**
 * Why a center `c` that the change `x` added must stay (a key of `keepReasons`), as an SQL expression; null for a
 * change that added none. Accepted differences are the list's own changes, so they are no edits; nor are edits
 * that were undone, so that each field holds what it held before the first of them.
 */
export const touched = sql`case when not x.is_added then null
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
    or exists (select 1 from messages s where s.center_id = c.id) then 'words'
  when exists (select 1 from center_changes later where later.center_id = c.id
    and later.set_id <> x.set_id and not later.undone and not later.is_planned
    and later.made_at >= x.made_at) then 'imported'
end`

/** Whether a person verified the center `c` after the change `x` was made. */
export const verifiedSince = sql`(coalesce(c.verified_at > x.made_at, false)
  or exists (select from field_checks f where f.center_id = x.center_id and f.result = 'right'
    and f.checked_at > x.made_at))`
