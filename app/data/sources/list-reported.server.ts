import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { DifferenceStatus } from '#db/schema/differences.ts'
import type { ShownDifference } from './read-differences.server.ts'

type Shown =
  | 'id'
  | 'kind'
  | 'fact'
  | 'conflict'
  | 'changes'
  | 'slug'
  | 'phone'
  | 'address'
  | 'website'
export type ReportedDifference = Pick<ShownDifference, Shown> & {
  status: DifferenceStatus
  /** Null for a center that was deleted for good. */
  name: string | null
  decidedAt: Date | null
  /** Null for a rule, a former member, and nobody yet. */
  decidedBy: string | null
  byRule: boolean
  /** Why an undo left it in place. */
  keptBecause: string | null
}

const pageSize = 1_000

/** Read the next of all differences of a run, decided or not, after the id `after`. */
export function listReportedDifferences(
  db: Executor,
  runId: string,
  after: string | null,
): Promise<ReportedDifference[]> {
  return readRows<ReportedDifference>(
    db,
    sql`select d.id, d.kind, d.fact, d.conflict, d.changes, d.status, c.slug,
        coalesce(c.name, gone.name, d.draft ->> 'name') as name, d.draft ->> 'phone' as phone,
        d.draft ->> 'address' as address, d.draft ->> 'website' as website,
        d.decided_at as "decidedAt", d.by_rule as "byRule", x.kept_because as "keptBecause",
        (select coalesce(nullif(btrim(p.username), ''), nullif(btrim(p.full_name), ''), 'Unnamed')
          from profiles p where p.id = d.decided_by) as "decidedBy"
      from differences d
        left join treatment_centers c on c.id = d.center_id
        left join deleted_centers gone on gone.id = d.center_id
        left join center_changes x on x.set_id = d.run_id and x.difference_id = d.id
      where d.run_id = ${runId}
        and d.id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
      order by d.id limit ${pageSize}`,
  )
}
