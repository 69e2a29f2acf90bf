import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { stateCode } from '#site/state.ts'
import { fixedConditions, importedRows, matchQuery } from './table-conditions.server.ts'
import {
  type FilterOption,
  type FixedFilter,
  filterNames,
  getChoices,
  type TableFilter,
} from './table-filters.ts'
import type { Narrower } from './table-query.ts'

export type FilterOptions = Record<TableFilter, FilterOption[]>

/** Read what each filter can be set to, with the number of centers of the whole directory. */
export async function readFilterOptions(db: Executor): Promise<FilterOptions> {
  const fixed = await countFixed(db)
  const stored = await readRows<FilterOption & { filter: TableFilter }>(
    db,
    sql`select * from (select case when grouping(state) = 0 then 'state' when grouping(county) = 0 then 'county' else 'list' end as filter,
        coalesce(state, county, listed_in) as value, coalesce(state, county, listed_in) as label, count(*)::integer as count
      from treatment_centers group by grouping sets ((state), (county), (listed_in))
      having coalesce(state, county, listed_in) is not null
      union all
      (select 'import', i.id::text, i.file_name || ', ' || to_char(i.created_at, 'YYYY-MM-DD'), counted.centers
        from (select r.set_id, count(distinct r.center_id)::integer as centers
          from ${importedRows} group by r.set_id) counted
        join imports i on i.id = counted.set_id order by i.created_at desc limit 50)) options
      order by filter, filter = 'state' and value = ${stateCode} desc, label`,
  )
  const options = filterNames.map((name) => [
    name,
    fixed[name] ?? stored.filter(({ filter }) => filter === name),
  ])
  return Object.fromEntries(options)
}

async function countFixed(db: Executor): Promise<Partial<FilterOptions>> {
  const counts: SQL[] = []
  for (const [filter, conditions] of Object.entries(fixedConditions)) {
    for (const [choice, condition] of Object.entries(conditions)) {
      const name = sql.identifier(`${filter} ${choice}`)
      counts.push(sql`(count(*) filter (where ${condition}))::integer as ${name}`)
    }
  }
  const counted = await readRow<Record<string, number>>(
    db,
    sql`select ${sql.join(counts, sql`, `)} from treatment_centers`,
  )
  const options = (Object.keys(fixedConditions) as FixedFilter[]).map((name) => [
    name,
    Object.entries(getChoices(name) ?? {}).map(([value, label]) => ({
      value,
      label,
      count: counted[`${name} ${value}`] ?? 0,
    })),
  ])
  return Object.fromEntries(options)
}

/** Count the centers that match without each of the filters. */
export async function countWithout(db: Executor, narrowers: readonly Narrower[]) {
  const counted: (Narrower & { count: number })[] = []
  for (const narrower of narrowers) {
    const where = matchQuery(narrower.without) ?? sql`true`
    const { count } = await readRow<{ count: number }>(
      db,
      sql`select count(*)::integer as count from treatment_centers where ${where}`,
    )
    counted.push({ ...narrower, count })
  }
  return counted
}
