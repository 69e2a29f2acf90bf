import { inArray, type SQL, sql } from 'drizzle-orm'
import { type CenterWords, deriveChange } from '#app/lib/derive-center.ts'
import { type Offering, readOfferings } from '#app/lib/offerings.ts'
import type { PublishedHours } from '#app/lib/opening-hours.ts'
import { listOpenMinutes } from '#app/lib/opening-state.ts'
import { findMiddle } from '#app/lib/places/load-places.server.ts'
import { centerLists } from '#db/center-lists.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import {
  centerAdditionalInfo,
  centerCategories,
  centerOpeningHours,
} from '#db/schema/center-details.ts'
import { treatmentCenters } from '#db/schema/centers.ts'

type Row = typeof treatmentCenters.$inferInsert

/** What `writeCenters` or a trigger derives, and nobody sets. */
type DerivedColumn =
  | 'searchTerms'
  | 'openMinutes'
  | 'placeLatitude'
  | 'placeLongitude'
  | 'recentlyVerified'

/** The rows of a center in other tables. */
export type CenterLists = {
  categories: string[]
  openingHours: { dayOfWeek: number; hours: string }[]
  additionalInfo: { category: string; infoKey: string; infoValue: boolean }[]
}

export type CenterColumns = Partial<Omit<Row, 'id' | 'offerings' | DerivedColumn>> & {
  offerings?: Offering[]
}

/** The columns to set, and the lists to replace. Types and offerings in it are final; others are derived. */
export type CenterPatch = CenterColumns & Partial<CenterLists>

type Change = { id: string } & CenterPatch

const wordFields = [
  'name',
  'categoryName',
  'categories',
  'description',
  'additionalInfo',
  'treatmentTypes',
  'offerings',
]
const placeAndHourFields = [
  'latitude',
  'longitude',
  'postalCode',
  'city',
  'county',
  'state',
  'openingHours',
]

/**
 * Changes centers: the only code that updates their rows. Derives types, offerings and search terms when their
 * words change, and the place and open minutes when the address or hours do. All changes of one call have the same
 * fields. A row that already has its values isn't written. Returns the written rows.
 */
export async function writeCenters(
  db: Executor,
  changes: readonly Change[],
): Promise<{ id: string; offerings: Offering[] }[]> {
  const fields = Object.keys(changes[0] ?? {})
  const hasAny = (some: readonly string[]) => some.some((field) => fields.includes(field))
  const derived = hasAny(wordFields) ? await deriveSearchColumns(db, changes) : changes
  const hasLists = hasAny(['categories', 'openingHours', 'additionalInfo'])
  const rows = derived.map(({ categories, openingHours, additionalInfo, ...columns }) =>
    hasLists ? { updatedAt: new Date(), ...columns } : columns,
  )
  const written = await updateRows(db, rows)
  if (hasLists) await replaceLists(db, changes)
  if (hasAny(placeAndHourFields)) {
    await refreshPlaceAndHours(
      db,
      changes.map(({ id }) => id),
    )
  }
  return written
}

/** Inserts centers with their lists: one statement a table. All have the same fields. */
export async function insertCenters(
  db: Executor,
  centers: readonly (Change & Pick<Row, 'name' | 'slug' | 'searchTerms'>)[],
): Promise<void> {
  const rows = centers.map(({ categories, openingHours, additionalInfo, ...columns }) => columns)
  await insertRows(db, sql`treatment_centers`, rows)
  await insertLists(db, centers)
  await refreshPlaceAndHours(
    db,
    centers.map(({ id }) => id),
  )
}

async function deriveSearchColumns(db: Executor, changes: readonly Change[]) {
  const { id, name, categoryName, description, treatmentTypes, offerings } = treatmentCenters
  const { categories, additionalInfo } = centerLists
  const stored = await db
    .select({
      id,
      name,
      categoryName,
      description,
      treatmentTypes,
      offerings,
      categories,
      additionalInfo,
    })
    .from(treatmentCenters)
    .where(
      inArray(
        id,
        changes.map((change) => change.id),
      ),
    )
    .for('update')
  const centers = new Map(stored.map((center) => [center.id, center]))
  return changes.flatMap((change) => {
    const before = centers.get(change.id)
    if (!before) return []
    const after: CenterWords = { ...before, ...change }
    return { ...change, ...deriveChange(before, after, change) }
  })
}

async function updateRows(
  db: Executor,
  rows: readonly ({ id: string } & Partial<Row>)[],
): Promise<{ id: string; offerings: Offering[] }[]> {
  const named = rows.map(nameColumns)
  const columns = Object.keys(named[0] ?? {}).filter((column) => column !== 'id')
  if (columns.length === 0) return []
  const list = (table: string) =>
    sql.join(
      columns.map((column) => sql`${sql.identifier(table)}.${sql.identifier(column)}`),
      sql`, `,
    )
  const assignments = columns.map(
    (column) => sql`${sql.identifier(column)} = changed.${sql.identifier(column)}`,
  )
  const written = await readRows<{ id: string; offerings: string[] }>(
    db,
    sql`update treatment_centers as center set ${sql.join(assignments, sql`, `)}
      from json_populate_recordset(null::treatment_centers, ${JSON.stringify(named)}::text::json) as changed
      where center.id = changed.id and (${list('center')}) is distinct from (${list('changed')})
      returning center.id, center.offerings`,
  )
  return written.map(({ id, offerings }) => ({ id, offerings: readOfferings(offerings) }))
}

async function replaceLists(
  db: Executor,
  changes: readonly ({ id: string } & Partial<CenterLists>)[],
): Promise<void> {
  const ids = changes.map(({ id }) => id)
  const [first] = changes
  if (first?.categories) {
    await db.delete(centerCategories).where(inArray(centerCategories.centerId, ids))
  }
  if (first?.openingHours) {
    await db.delete(centerOpeningHours).where(inArray(centerOpeningHours.centerId, ids))
  }
  if (first?.additionalInfo) {
    await db.delete(centerAdditionalInfo).where(inArray(centerAdditionalInfo.centerId, ids))
  }
  await insertLists(db, changes)
}

async function insertLists(
  db: Executor,
  centers: readonly ({ id: string } & Partial<CenterLists>)[],
): Promise<void> {
  const categories = centers.flatMap(({ id, categories = [] }) =>
    categories.map((category) => ({ centerId: id, category })),
  )
  const openingHours = centers.flatMap(({ id, openingHours = [] }) =>
    openingHours.map((day) => ({ centerId: id, ...day })),
  )
  const additionalInfo = centers.flatMap(({ id, additionalInfo = [] }) =>
    additionalInfo.map((info) => ({ centerId: id, ...info })),
  )
  await insertRows(db, sql`center_categories`, categories)
  await insertRows(db, sql`center_opening_hours`, openingHours)
  await insertRows(db, sql`center_additional_info`, additionalInfo)
}

/** Inserts rows of one shape. They are one parameter: there may be tens of thousands of values. */
async function insertRows(db: Executor, table: SQL, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const named = rows.map(nameColumns)
  const columns = sql.join(Object.keys(named[0] ?? {}).map(sql.identifier), sql`, `)
  await db.execute(sql`insert into ${table} (${columns}) select ${columns}
    from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::text::json)`)
}

/** `{ postalCode: '08608' }` → `{ postal_code: '08608' }` */
function nameColumns(row: object): Record<string, unknown> {
  const entries = Object.entries(row).map(([field, value]) => [
    field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ])
  return Object.fromEntries(entries)
}

type Located = {
  id: string
  hasPoint: boolean
  postalCode: string | null
  city: string | null
  county: string | null
  state: string | null
  hours: PublishedHours[]
}

/**
 * Derives the middle of a center's ZIP or town where it has no coordinates, and the minutes of the week in which it
 * is open.
 */
async function refreshPlaceAndHours(db: Executor, ids: readonly string[]): Promise<void> {
  const located = await readRows<Located>(
    db,
    sql`select id, latitude is not null and longitude is not null as "hasPoint",
        postal_code as "postalCode", city, county, state,
        (select coalesce(json_agg(json_build_object('dayOfWeek', day_of_week, 'hours', hours)), '[]')
          from center_opening_hours where center_id = id) as hours
      from treatment_centers where id = any (${sql.param(ids)}::uuid[])`,
  )
  const rows = located.map(({ id, hasPoint, hours, ...address }) => {
    const middle = hasPoint ? null : findMiddle(address)
    return {
      id,
      placeLatitude: middle?.latitude ?? null,
      placeLongitude: middle?.longitude ?? null,
      openMinutes: listOpenMinutes(hours),
    }
  })
  await updateRows(db, rows)
}
