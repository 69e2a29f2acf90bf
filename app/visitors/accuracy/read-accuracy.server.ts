import { sql } from 'drizzle-orm'
import { publishedDays } from '#app/center/fields/checked-fields.ts'
import { labelTreatmentType, type TreatmentType } from '#app/center/offerings/treatment-types.ts'
import type { Language } from '#app/lib/language.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { type Accuracy, type Counts, type Group, type Period, periods } from './accuracy-counts.ts'

const counts = sql`count(*) filter (where result = 'right')::integer as right,
  count(*) filter (where result = 'wrong')::integer as wrong,
  count(*) filter (where result = 'closed')::integer as closed,
  count(*) filter (where result = 'unreachable')::integer as unreachable,
  count(*) filter (where result = 'unknown')::integer as unknown`

/**
 * Read how accurate the directory was in each period; everybody may see this. Kinds of care are
 * named in `language`.
 */
export async function readAccuracy(db: Executor, language: Language = 'en'): Promise<Accuracy> {
  const listings = await readRow<Omit<Accuracy, 'periods'>>(
    db,
    sql`select count(*)::integer as listings,
        count(*) filter (where verified_at > now() - make_interval(days => ${publishedDays}::integer))::integer
          as checked,
        percentile_cont(0.5) within group (order by extract(epoch from now() - verified_at) / 86400)
          as "medianAge"
      from treatment_centers where not permanently_closed`,
  )
  const read = []
  for (const days of periods) read.push(await readPeriod(db, days, language))
  return { ...listings, periods: read }
}

async function readPeriod(
  db: Executor,
  days: Period,
  language: Language,
): Promise<Accuracy['periods'][number]> {
  const since = sql`> now() - make_interval(days => ${days}::integer)`
  // Repeated calls to one center aren't independent: count only its latest. A call that brought a new number is two
  // checks, and says that the listed one was wrong.
  const oneEach = (isDrawn: boolean) => sql`select distinct on (center_id) * from accuracy_calls
    where is_drawn = ${isDrawn} and checked_at ${since} order by center_id, checked_at desc, result = 'wrong' desc`
  const drawn = await readRows<Group>(
    db,
    sql`with calls as materialized (${oneEach(true)})
      select 'all' as kind, '' as name, ${counts} from calls
      union all (select 'county', county, ${counts} from calls
        where county is not null group by county order by county)
      union all (select 'care', type, ${counts} from calls, unnest(treatment_types) as type
        group by type order by type)`,
  )
  const urgent = await readRow<Counts>(db, sql`select ${counts} from (${oneEach(false)}) as calls`)
  const reported = await readRow<{ reports: number; medianHours: number | null }>(
    db,
    sql`select count(*)::integer as reports, percentile_cont(0.5) within group
        (order by extract(epoch from settled_at - created_at) / 3600) as "medianHours"
      from accuracy_reports where status <> 'silenced' and created_at ${since}`,
  )
  const labelled = drawn.map((group) =>
    group.kind === 'care'
      ? { ...group, name: labelTreatmentType(group.name as TreatmentType, language) }
      : group,
  )
  return { days, drawn: labelled, urgent, ...reported }
}
