import { sql } from 'drizzle-orm'
import { acceptDifferences } from '#app/data/sources/accept-differences.server.ts'
import { dismissDifferences } from '#app/data/sources/dismiss-differences.server.ts'
import { asViewer } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { FieldChange } from '#db/schema/activities.ts'
import type { DifferenceKind, SourceFact } from '#db/schema/source-facts.ts'
import type { OperatorDay } from './simulated-day.ts'

type Waiting = {
  id: string
  kind: DifferenceKind
  fact: SourceFact | null
  centerId: string | null
  changes: FieldChange[]
}

/** Differences that the operator looks at in a day. */
const differencesADay = 25

/**
 * Decide about the open differences, oldest run first: a number is accepted if it is the center's,
 * a new center is called, other facts are taken over. Vanished centers wait for their call. Returns
 * the calls.
 */
export async function decideDifferences(work: OperatorDay): Promise<number> {
  const { database, operator, world } = work
  const waiting = await asViewer(database, operator, (db) =>
    readRows<Waiting>(
      db,
      sql`select d.id, d.kind, d.fact, d.center_id as "centerId", d.changes
        from differences d join source_runs r on r.id = d.run_id
        where d.status = 'open' and d.kind <> 'vanished' and r.state = 'open'
        order by r.started_at, d.id limit ${differencesADay}`,
    ),
  )
  const accepted: string[] = []
  const dismissed: string[] = []
  let calls = 0
  for (const { id, kind, fact, centerId, changes } of waiting) {
    const center = world.byId.get(centerId ?? '')
    if (kind === 'new' || fact === 'phone') calls++
    const phone = changes.find(({ field }) => field === 'phone')?.new
    const isRight = center && (fact !== 'phone' || (center.answers && phone === center.phone))
    if (isRight) accepted.push(id)
    else dismissed.push(id)
    if (isRight && fact === 'phone') center.listedPhone = center.phone
  }
  await asViewer(database, operator, async (db) => {
    if (accepted.length > 0) await acceptDifferences(db, accepted)
    if (dismissed.length > 0) await dismissDifferences(db, dismissed)
  })
  return calls
}
