import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { BulkEditDetails, ChangeSetState } from '#db/schema/change-sets.ts'
import type { BulkField } from './bulk-change.ts'

export type RecentEdit = BulkEditDetails & {
  leftOut: number
  id: string
  kind: 'bulk-edit' | 'bulk-delete'
  state: ChangeSetState
  error: string | null
  madeAt: Date
  /** Null for a former member and for the command line. */
  madeBy: string | null
  field: BulkField
  /** Centers that it changed, and those whose turn comes. */
  changed: number
  planned: number
  /** Centers that an undo has changed back so far. */
  undone: number
  undoneAt: Date | null
  /** How many centers an undo left, because they changed again. */
  kept: number
}

/** The set `s` can be undone. */
export const isRecentEdit = sql`s.made_at > now() - interval '30 days'`

/** List the bulk edits and deletions of the last 30 days, newest first. */
export function listBulkEdits(db: Executor): Promise<RecentEdit[]> {
  return readRows<RecentEdit>(
    db,
    sql`select s.id, s.kind, s.state, s.error, s.made_at as "madeAt",
        coalesce(p.full_name, p.username) as "madeBy", s.title as field,
        s.bulk_edit -> 'change' as change, s.bulk_edit ->> 'chosenBy' as "chosenBy",
        coalesce((s.bulk_edit ->> 'leftOut')::integer, 0) as "leftOut",
        done.changed, done.planned, done.undone, s.undone_at as "undoneAt", done.kept
      from change_sets s left join profiles p on p.id = s.made_by, lateral (
        select count(*) filter (where not is_planned)::integer as changed,
          count(*) filter (where is_planned)::integer as planned,
          count(*) filter (where undone)::integer as undone,
          count(kept_because)::integer as kept
        from center_changes where set_id = s.id) done
      where s.kind in ('bulk-edit', 'bulk-delete') and ${isRecentEdit}
      order by s.made_at desc, s.id`,
  )
}
