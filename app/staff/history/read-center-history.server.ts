import { sql } from 'drizzle-orm'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { FieldChange } from '#db/schema/activities.ts'

/** How many entries the page shows. */
const shown = 200

export type HistoryKind = 'activity' | 'import' | 'source' | 'merge' | 'check'

export type HistoryEntry = {
  at: Date
  kind: HistoryKind
  /** Null for the command line, a rule, and former members. */
  who: string | null
  /** An activity's action, an import's file and outcome, a source, a merged center, a check's result. */
  what: string
  changes: FieldChange[]
}

export type CenterHistory = { id: string; name: string; slug: string; entries: HistoryEntry[] }

/** The activity log names staff by the same rule. */
const staffName = sql`coalesce(nullif(btrim(p.username), ''), p.full_name)`

/** Read what happened to a center, newest first; null if there is none. */
export async function readCenterHistory(db: Executor, id: string): Promise<CenterHistory | null> {
  if (!isUuid(id)) return null
  const [center] = await readRows<{ id: string; name: string; slug: string }>(
    db,
    sql`select id, name, slug from treatment_centers where id = ${id}`,
  )
  if (!center) return null
  const entries = await readRows<HistoryEntry>(
    db,
    sql`select occurred_at as at, 'activity' as kind, nullif(actor_name, '') as who, action as what, changes
        from activities where subject_id = ${id}
      union all
      select coalesce(i.finished_at, i.created_at), 'import', ${staffName}, r.outcome || ' ' || i.file_name,
        x.changes
        from center_changes x join imports i on i.id = x.set_id
        join import_rows r on r.import_id = x.set_id and r.number = x.number
        left join profiles p on p.id = i.created_by
        where x.center_id = ${id} and not x.undone
      union all
      select x.made_at, 'source', ${staffName}, s.title, x.changes
        from center_changes x join change_sets s on s.id = x.set_id and s.kind = 'source'
        left join differences d on d.id = x.difference_id left join profiles p on p.id = d.decided_by
        where x.center_id = ${id} and not x.undone
      union all
      select m.merged_at, 'merge', ${staffName}, m.merged_name, m.changes
        from center_merges m left join profiles p on p.id = m.merged_by where m.kept_center_id = ${id}
      union all
      select f.checked_at, 'check', ${staffName},
        f.how || ' ' || f.result || ' ' || string_agg(f.field, ', ' order by f.field), '[]'
        from field_checks f left join profiles p on p.id = f.checked_by
        where f.center_id = ${id} group by f.checked_at, f.how, f.result, p.id
      order by at desc limit ${shown}`,
  )
  return { ...center, entries }
}
