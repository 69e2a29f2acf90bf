import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.server.ts'
import type { differences } from '#db/schema/differences.ts'
import type { SourceRun } from './source-run.server.ts'

type Difference = typeof differences.$inferInsert
export type FoundDifference = Omit<Difference, 'id' | 'sourceId' | 'runId' | 'status'>

/** Store what a run found. It is open for staff only when the run is finished. */
export async function insertDifferences(
  db: Executor,
  run: SourceRun,
  found: readonly FoundDifference[],
): Promise<void> {
  if (found.length === 0) return
  await db.execute(sql`
    insert into differences (source_id, run_id, record_key, center_id, kind, conflict, fact, changes,
      draft, fingerprint)
    select ${run.sourceId}, ${run.id}, "recordKey", "centerId", kind, conflict, fact,
      coalesce(changes, '[]'), draft, fingerprint
    from jsonb_to_recordset(${JSON.stringify(found)}::text::jsonb) as found ("recordKey" text,
      "centerId" uuid, kind text, conflict text, fact text, changes jsonb, draft jsonb,
      fingerprint text)`)
}
