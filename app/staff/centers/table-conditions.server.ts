import { and, type SQL, sql } from 'drizzle-orm'
import { callDueDays } from '#app/center/fields/checked-fields.ts'
import { splitWords } from '#app/lib/fold-text.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import {
  type FilterChoice,
  type FixedFilter,
  filterNames,
  type TableFilter,
} from './table-filters.ts'
import type { Show, TableQuery } from './table-query.ts'

const maxWords = 6

const isReported = sql`(${center.phoneReportedAt} is not null or exists (select 1 from problem_reports r
  where r.center_id = ${center.id} and r.status = 'open'))`
const isUnverified = sql`${center.verifiedAt} is null`

const shown: Record<Exclude<Show, 'all'>, SQL> = {
  open: sql`not ${center.isClosed}`,
  closed: sql`${center.isClosed}`,
  pinned: sql`${center.pinned}`,
  unverified: isUnverified,
  due: isNotCheckedFor(callDueDays),
  reported: isReported,
  'no-phone': sql`${center.phone} is null`,
  unreachable: sql`${center.unreachable}`,
}

/** The conditions of the filters with fixed choices. */
export const fixedConditions: { [Filter in FixedFilter]: Record<FilterChoice<Filter>, SQL> } = {
  missing: {
    phone: sql`${center.phone} is null`,
    coordinates: sql`(${center.latitude} is null or ${center.longitude} is null)`,
    website: sql`${center.website} is null`,
    hours: sql`not exists (select 1 from center_opening_hours h where h.center_id = ${center.id})`,
    county: sql`${center.county} is null`,
  },
  age: { never: isUnverified, 'over-90-days': isNotCheckedFor(90) },
  waiting: {
    difference: sql`exists (select 1 from differences d
      where d.center_id = ${center.id} and d.status = 'open')`,
    report: isReported,
    suggestion: sql`exists (select 1 from suggestions s
      where s.center_id = ${center.id} and s.status = 'open')`,
  },
  where: { inside: sql`not ${center.isOutOfState}`, outside: sql`${center.isOutOfState}` },
}

/** What imports did to centers. */
export const importedRows = sql`center_changes r join change_sets s on s.id = r.set_id
  where s.kind = 'import' and not r.undone`

const valueConditions: Record<Exclude<TableFilter, FixedFilter>, (value: string) => SQL> = {
  state: (value) => sql`${center.state} = ${value}`,
  county: (value) => sql`${center.county} = ${value}`,
  list: (value) => sql`${center.listedIn} = ${value}`,
  import: (value) =>
    isUuid(value)
      ? sql`${center.id} in (select r.center_id from ${importedRows} and r.set_id = ${value})`
      : sql`false`,
}

/** The condition that a query's filters make; nothing where it asks for every center. */
export function matchQuery({ q, show, source, filters }: TableQuery): SQL | undefined {
  const conditions: SQL[] = []
  if (q) conditions.push(matchText(q))
  if (show !== 'all') conditions.push(shown[show])
  if (source !== 'any') conditions.push(sql`${center.source} = ${source}`)
  for (const name of filterNames) {
    const value = filters[name]
    if (value) conditions.push(matchFilter(name, value))
  }
  return and(...conditions)
}

function matchFilter(name: TableFilter, value: string): SQL {
  if (name in valueConditions) return valueConditions[name as keyof typeof valueConditions](value)
  const conditions: Record<string, SQL> = fixedConditions[name as FixedFilter]
  return conditions[value] ?? sql`false`
}

function isNotCheckedFor(days: number): SQL {
  return sql`coalesce(${center.verifiedAt}, '-infinity')
    < now() - make_interval(days => ${days}::integer)`
}

/** Words that narrow nothing: "house on oak" finds Oak House. */
const linkWords = new Set('a an and at by for from in of on or the to with'.split(' '))

/**
 * Every word as the beginning of one in the name, the city, the county or the ZIP code (the search
 * vector's weights A and B); a slug as it is; four digits or more also as part of a phone number.
 */
function matchText(q: string): SQL {
  const typed = splitWords(q)
  const telling = typed.filter((word) => !linkWords.has(word))
  // Alone, it may be the beginning of a name: "an", "on".
  const words = (telling.length > 0 ? telling : typed.slice(-1)).slice(0, maxWords)
  if (words.length === 0) return sql`false`
  const begins = words.map((word) => `${word}:*AB`).join(' & ')
  const ways = [sql`${center.searchVector} @@ to_tsquery('simple', ${begins})`]
  const slug = q.toLowerCase()
  if (/^[a-z0-9]+(-[a-z0-9]+)+$/.test(slug)) ways.push(sql`${center.slug} = ${slug}`)
  const digits = /^[\d\s().+-]+$/.test(q) ? q.replace(/\D/g, '') : ''
  if (digits.length >= 4) ways.push(sql`${center.phoneUnformatted} like ${`%${digits}%`}`)
  return sql`(${sql.join(ways, sql` or `)})`
}
