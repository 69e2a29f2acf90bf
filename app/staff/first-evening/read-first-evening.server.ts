import { sql } from 'drizzle-orm'
import type { Site } from '#app/context.ts'
import { callsInSession } from '#app/staff/calls/call-plan.ts'
import { readBacklog } from '#app/staff/calls/call-session.server.ts'
import { readDuplicates } from '#app/staff/duplicates/find-duplicates.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow } from '#db/read-rows.server.ts'
import { stateCode } from '#site/state.ts'
import { type FirstEvening, listFirstSteps } from './first-steps.ts'

/** A state has fewer. Above, the comparison of all would slow the Dashboard down after each change. */
const maxCompared = 2000

/**
 * Read the operator's first steps for an admin or for the owner of the tables. Null when all are done, or when staff
 * have called a session's worth of real listings: then the directory is in use.
 */
export async function readFirstEvening(db: Executor, site: Site): Promise<FirstEvening | null> {
  const { calls, ...found } = await readRow<{
    hasAdmin: boolean
    listings: number
    inState: number
    samples: number
    calls: number
  }>(
    db,
    sql`select exists (select 1 from user_roles r join profiles p on p.id = r.user_id
        where r.role = 'admin' and p.status = 'active' and not p.is_sample) as "hasAdmin",
      count(*) filter (where source <> 'sample')::integer as listings,
      count(*) filter (where source <> 'sample' and state = ${stateCode})::integer as "inState",
      count(*) filter (where source = 'sample')::integer as samples,
      (select count(*)::integer from (select 1 from field_checks f join treatment_centers c on c.id = f.center_id
        where f.field = 'phone' and f.how = 'called' and c.source <> 'sample'
        limit ${callsInSession}::integer) called) as calls
    from treatment_centers`,
  )
  if (calls >= callsInSession) return null
  const { needNumber } = await readBacklog(db)
  const isComparable = found.listings + found.samples <= maxCompared
  const duplicates = isComparable ? (await readDuplicates(db)).total : null
  const steps = listFirstSteps(site, { ...found, needNumber, duplicates })
  if (steps.every(({ isDone }) => isDone)) return null
  return { steps, isEmpty: found.listings + found.samples === 0 }
}
