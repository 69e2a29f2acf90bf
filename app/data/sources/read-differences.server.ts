import { type SQL, sql } from 'drizzle-orm'
import { homeFirst } from '#app/center/home-first.server.ts'
import { isVerifiedCenter } from '#app/center/is-verified-center.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { FieldChange } from '#db/schema/activities.ts'
import { isOutOfState } from '#db/schema/computed-columns.ts'
import type { DifferenceKind, SourceFact } from '#db/schema/source-facts.ts'
import {
  acceptableGroup,
  type DifferenceConflict,
  type DifferenceGroup,
} from './difference-groups.ts'

export const differencesPerPage = 25

/** Differences `d` of a run, without those of centers that staff deleted. */
const differencesOf = (runId: string) => sql`differences d
  left join treatment_centers on treatment_centers.id = d.center_id
  where d.run_id = ${runId} and (d.center_id is null or treatment_centers.id is not null)`

/** Those that staff can decide about. */
const openDifferences = (runId: string) => sql`${differencesOf(runId)} and d.status = 'open'`

/** Those that staff can look at: of a held run, all that it found. */
const shownDifferences = (runId: string) => sql`${differencesOf(runId)} and (d.status = 'open'
  or (d.status = 'found' and exists (select from source_runs where id = d.run_id and state = 'held')))`

/** A center that was verified after the run is in the group of verified ones. */
const conflict = sql`case when d.kind = 'changed' and ${isVerifiedCenter} then 'verified'
  else d.conflict end`
const groupKey = sql`concat_ws('-', d.kind, d.fact, ${conflict})`

/** Read the groups of a run's differences, the largest first. */
export function readDifferenceGroups(db: Executor, runId: string): Promise<DifferenceGroup[]> {
  return readRows<DifferenceGroup>(
    db,
    sql`select ${groupKey} as key, d.kind, d.fact, ${conflict} as conflict,
        count(*)::integer as count
      from ${shownDifferences(runId)} group by 1, 2, 3, 4 order by count desc, key`,
  )
}

function isInGroup(group: string | null): SQL {
  if (group === null) return sql`true`
  if (group === acceptableGroup) return sql`(d.kind <> 'vanished' and ${conflict} is null)`
  return sql`${groupKey} = ${group}`
}

/** Read the ids of open differences of a run, or of one group of them, after the id `after`. */
export async function listDifferenceIds(
  db: Executor,
  { runId, group, after }: { runId: string; group: string | null; after: string | null },
  limit: number,
): Promise<string[]> {
  const rows = await readRows<{ id: string }>(
    db,
    sql`select d.id from ${openDifferences(runId)} and ${isInGroup(group)}
        and d.id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
      order by d.id limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

export type ShownDifference = {
  id: string
  kind: DifferenceKind
  fact: SourceFact | null
  conflict: DifferenceConflict | null
  changes: FieldChange[]
  /** The center, or the new one as the source describes it. */
  name: string
  slug: string | null
  place: string | null
  phone: string | null
  address: string | null
  website: string | null
  /** The evidence for the old value. */
  verifiedAt: Date | null
  verifiedBy: 'called' | 'website' | null
  listedIn: string | null
  listedOn: string | null
  /** The names of the centers that the record matches. */
  matches: { name: string; slug: string }[]
}

/** Whether a difference is about a place outside the state, also one that is no center yet. */
const isElsewhere = sql`coalesce(${homeFirst('treatment_centers')},
  ${isOutOfState(sql`(d.draft ->> 'countryCode')`, sql`(d.draft ->> 'state')`)})`

/** Read a page of a run's differences, those of the state first and those of one center together. */
export function listOpenDifferences(
  db: Executor,
  { runId, group, page }: { runId: string; group: string | null; page: number },
): Promise<ShownDifference[]> {
  return readRows<ShownDifference>(
    db,
    sql`select d.id, d.kind, d.fact, ${conflict} as conflict, d.changes,
        coalesce(treatment_centers.name, d.draft ->> 'name') as name, treatment_centers.slug,
        coalesce(nullif(concat_ws(', ', treatment_centers.city, treatment_centers.state), ''),
          concat_ws(', ', d.draft ->> 'city', d.draft ->> 'state')) as place,
        d.draft ->> 'phone' as phone, d.draft ->> 'address' as address,
        d.draft ->> 'website' as website,
        treatment_centers.verified_at as "verifiedAt", treatment_centers.verified_by as "verifiedBy",
        treatment_centers.listed_in as "listedIn", treatment_centers.listed_on::text as "listedOn",
        case when d.conflict = 'centers' then (
          select coalesce(json_agg(json_build_object('name', c.name, 'slug', c.slug)), '[]')
          from treatment_centers c
          where d.changes -> 0 -> 'new' ? c.id::text) else '[]' end as matches
      from ${shownDifferences(runId)} and ${isInGroup(group)}
      order by ${isElsewhere}, lower(coalesce(treatment_centers.name, d.draft ->> 'name')), d.center_id, d.fact, d.id
      limit ${differencesPerPage} offset ${(page - 1) * differencesPerPage}`,
  )
}
