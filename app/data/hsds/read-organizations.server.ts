import { type SQL, sql } from 'drizzle-orm'
import { splitWords } from '#app/lib/fold-text.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { where } from '#app/search/match-search.server.ts'
import { asApiReader } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import { isOnGoogle } from '#db/is-on-google.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { type HsdsCenter, selectHsdsCenters } from './hsds-center.server.ts'
import type { HsdsOrganization, HsdsOrganizationRow } from './hsds-objects.ts'
import { toHsdsOrganization, toHsdsOrganizationRow } from './hsds-service.ts'
import { matchOrganization, matchServices, matchVisible } from './match-services.server.ts'
import type { ListQuery } from './queries.ts'
import { type Found, type Gone, readGone } from './read-gone.server.ts'
import type { HsdsReading } from './read-services.server.ts'

type OrganizationQuery = ListQuery<'organizations'>
export type ListedOrganization = HsdsOrganization | HsdsOrganizationRow

/** A center that staff grouped with no other is an organization of its own. */
const organizationId = sql`coalesce(${center.organizationId}, ${center.id})`

/** Centers, each with what staff grouped it into. */
const groupedCenters = sql`${center}
  left join organizations on organizations.id = ${center.organizationId}`

/** Read a page of the organizations that the query finds by their name or a service, by name. */
export async function listOrganizations(
  reading: HsdsReading,
  query: OrganizationQuery,
): Promise<{ total: number; rows: ListedOrganization[] }> {
  const { page, per_page: limit } = query
  return asApiReader(reading.database, async (db) => {
    const matching = await matchOrganizations(db, query, reading)
    const { total } = await readRow<{ total: number }>(
      db,
      sql`select count(distinct ${organizationId})::integer as total
        from ${groupedCenters} ${where(matching)}`,
    )
    const window = sql`limit ${limit} offset ${(page - 1) * limit}`
    const ids = await listIds(db, matching, window)
    return { total, rows: await readOrganizations(db, ids, reading, query) }
  })
}

const streamedAtOnce = 200

/** Read all organizations of a query, some hundred at a time, in the order of its pages. */
export async function* streamOrganizations(
  reading: HsdsReading,
  query: OrganizationQuery,
): AsyncGenerator<ListedOrganization[]> {
  const ids = await asApiReader(reading.database, async (db) => {
    return listIds(db, await matchOrganizations(db, query, reading), sql``)
  })
  for (let start = 0; start < ids.length; start += streamedAtOnce) {
    const part = ids.slice(start, start + streamedAtOnce)
    yield await asApiReader(reading.database, (db) => readOrganizations(db, part, reading, query))
  }
}

/** Read an organization with its services and places. The id of a center that has joined one leads there. */
export async function readHsdsOrganization(
  reading: HsdsReading,
  id: string,
  { full_service }: { full_service: boolean },
): Promise<Found<HsdsOrganization> | Gone | null> {
  if (!isUuid(id)) return null
  return asApiReader(reading.database, async (db) => {
    const centers = await readCenters(db, [...matchOrganization(id), ...matchVisible(reading)])
    if (centers.length > 0) {
      return { kind: 'found', value: toHsdsOrganization(centers, reading, full_service) }
    }
    const [joined] = await readRows<{ id: string }>(
      db,
      sql`select ${center.organizationId} as id from ${center}
        ${where([sql`${center.id} = ${id}`, ...matchVisible(reading)])}`,
    )
    if (joined) return { kind: 'moved', id: joined.id }
    return readGone(db, id, reading)
  })
}

/** Find conditions on centers: a search finds them, or the name of their organization. */
async function matchOrganizations(
  db: Executor,
  { search = '', ...filters }: OrganizationQuery,
  reading: HsdsReading,
): Promise<SQL[]> {
  const { matching } = await matchServices(db, filters, reading)
  const words = splitWords(search)
  if (words.length === 0) return matching
  const found = await matchServices(db, { search }, reading)
  // Words such as "rehab" restrict nothing.
  if (found.matching.length === 0) return matching
  const isNamed = sql`to_tsvector('simple', fold_words(organizations.name)) @@ name_query(${sql.param(words)})`
  return [...matching, sql`((${sql.join(found.matching, sql` and `)}) or ${isNamed})`]
}

async function listIds(db: Executor, matching: SQL[], window: SQL): Promise<string[]> {
  const rows = await readRows<{ id: string }>(
    db,
    sql`select id from (
        select ${organizationId} as id, min(lower(coalesce(organizations.name, ${center.name}))) as name
        from ${groupedCenters} ${where(matching)} group by 1
      ) organization order by name, id ${window}`,
  )
  return rows.map(({ id }) => id)
}

async function readOrganizations(
  db: Executor,
  ids: string[],
  reading: HsdsReading,
  { full, full_service }: OrganizationQuery,
): Promise<ListedOrganization[]> {
  if (ids.length === 0) return []
  const isAmong = sql`${organizationId} = any (${sql.param(ids)}::uuid[])`
  const centers = await readCenters(db, [isAmong, ...matchVisible(reading)])
  return ids.flatMap((id) => {
    const own = centers.filter((one) => (one.organizationId ?? one.id) === id)
    // A stream reads its ids first: the last center of one may be gone by now.
    if (own.length === 0) return []
    if (full || full_service) return [toHsdsOrganization(own, reading, full_service)]
    return own.slice(0, 1).map((center) => toHsdsOrganizationRow(center, reading))
  })
}

async function readCenters(db: Executor, matching: SQL[]): Promise<HsdsCenter[]> {
  return selectHsdsCenters(db, isOnGoogle)
    .where(sql.join(matching, sql` and `))
    .orderBy(sql`lower(${center.name})`, center.id)
}
