import { sql } from 'drizzle-orm'
import { isUuid } from '#app/lib/uuid.ts'
import { where } from '#app/search/match-search.server.ts'
import { asApiReader } from '#db/as-viewer.server.ts'
import type { Database, Executor } from '#db/client.server.ts'
import { isOnGoogle } from '#db/is-on-google.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { type HsdsCenter, selectHsdsCenters } from './hsds-center.server.ts'
import type {
  HsdsMinimalService,
  HsdsService,
  HsdsServiceAtLocation,
  HsdsServiceAtLocationRow,
  HsdsServiceRow,
  HsdsTombstone,
} from './hsds-objects.ts'
import {
  type HsdsOptions,
  toHsdsMinimalService,
  toHsdsService,
  toHsdsServiceAtLocation,
  toHsdsServiceAtLocationRow,
  toHsdsServiceRow,
} from './hsds-service.ts'
import { type MatchedServices, matchServices, matchVisible } from './match-services.server.ts'
import type { ListQuery } from './queries.ts'
import {
  countGone,
  type Found,
  type Gone,
  listGone,
  readGone,
  streamGone,
} from './read-gone.server.ts'

/** Where to read, as the role that sees public facts only, and how to say it. */
export type HsdsReading = HsdsOptions & { database: Database }

type ServiceQuery = ListQuery<'services'>
type PlaceQuery = ListQuery<'serviceAtLocations'>

export type ListedService = HsdsService | HsdsServiceRow | HsdsMinimalService | HsdsTombstone
export type ListedPlace = HsdsServiceAtLocation | HsdsServiceAtLocationRow | HsdsTombstone

/** Read a page of services; with `modified_after`, those that are gone come after all others. */
export function listServices(reading: HsdsReading, query: ServiceQuery) {
  return listPage<ListedService>(reading, query, chooseServiceShape(query))
}

/** Read all services of a query, a hundred at a time, in the order of its pages. */
export function streamServices(reading: HsdsReading, query: ServiceQuery) {
  return streamRows<ListedService>(reading, query, chooseServiceShape(query))
}

export function readService(reading: HsdsReading, id: string) {
  return readOne(reading, id, toHsdsService)
}

export function listServiceAtLocations(reading: HsdsReading, query: PlaceQuery) {
  return listPage<ListedPlace>(reading, query, choosePlaceShape(query))
}

export function streamServiceAtLocations(reading: HsdsReading, query: PlaceQuery) {
  return streamRows<ListedPlace>(reading, query, choosePlaceShape(query))
}

export function readServiceAtLocation(reading: HsdsReading, id: string) {
  return readOne(reading, id, toHsdsServiceAtLocation)
}

type Shape<Row> = (center: HsdsCenter, options: HsdsOptions) => Row

function chooseServiceShape({ minimal, full, format }: ServiceQuery): Shape<ListedService> {
  if (minimal) return toHsdsMinimalService
  return full || format === 'csv' ? toHsdsService : toHsdsServiceRow
}

function choosePlaceShape({ full }: PlaceQuery): Shape<ListedPlace> {
  return full ? toHsdsServiceAtLocation : toHsdsServiceAtLocationRow
}

async function readOne<Value>(
  reading: HsdsReading,
  id: string,
  shape: Shape<Value>,
): Promise<Found<Value> | Gone | null> {
  if (!isUuid(id)) return null
  return asApiReader(reading.database, async (db) => {
    const [found] = await selectHsdsCenters(db, isOnGoogle).where(
      sql.join([sql`${center.id} = ${id}`, ...matchVisible(reading)], sql` and `),
    )
    return found ? { kind: 'found', value: shape(found, reading) } : readGone(db, id, reading)
  })
}

type PageQuery = ServiceQuery | PlaceQuery

async function listPage<Row>(
  reading: HsdsReading,
  query: PageQuery,
  shape: Shape<Row>,
): Promise<{ total: number; rows: (Row | HsdsTombstone)[] }> {
  const { page, per_page: limit, modified_after: after } = query
  const offset = (page - 1) * limit
  return asApiReader(reading.database, async (db) => {
    const matched = await matchServices(db, query, reading)
    const { total } = await readRow<{ total: number }>(
      db,
      sql`select count(*)::integer as total from ${center} ${where(matched.matching)}`,
    )
    const ids = offset < total ? await listIds(db, matched, { limit, offset }) : []
    const rows = (await readCenters(db, ids)).map((found) => shape(found, reading))
    if (after === undefined) return { total, rows }
    const rest = { limit: limit - rows.length, offset: Math.max(0, offset - total) }
    const gone = rest.limit > 0 ? await listGone(db, after, rest, reading) : []
    return { total: total + (await countGone(db, after, reading)), rows: [...rows, ...gone] }
  })
}

const streamedAtOnce = 100

/** Each part is a short transaction of its own: a slow client keeps none open. */
async function* streamRows<Row>(
  reading: HsdsReading,
  query: PageQuery,
  shape: Shape<Row>,
): AsyncGenerator<(Row | HsdsTombstone)[]> {
  const ids = await asApiReader(reading.database, async (db) =>
    listIds(db, await matchServices(db, query, reading), null),
  )
  for (let start = 0; start < ids.length; start += streamedAtOnce) {
    const part = ids.slice(start, start + streamedAtOnce)
    const found = await asApiReader(reading.database, (db) => readCenters(db, part))
    yield found.map((one) => shape(one, reading))
  }
  const { modified_after: after } = query
  if (after !== undefined) yield* streamGone(reading.database, after, reading)
}

async function listIds(
  db: Executor,
  { matching, order }: MatchedServices,
  window: { limit: number; offset: number } | null,
): Promise<string[]> {
  const part = window ? sql`limit ${window.limit} offset ${window.offset}` : sql``
  const rows = await readRows<{ id: string }>(
    db,
    sql`select ${center.id} as id from ${center} ${where(matching)} order by ${order} ${part}`,
  )
  return rows.map(({ id }) => id)
}

/** Read centers in the order of their ids in the list. */
async function readCenters(db: Executor, ids: string[]): Promise<HsdsCenter[]> {
  if (ids.length === 0) return []
  return selectHsdsCenters(db, isOnGoogle)
    .where(sql`${center.id} = any (${sql.param(ids)}::uuid[])`)
    .orderBy(sql`array_position(${sql.param(ids)}::uuid[], ${center.id})`)
}
