import { inArray, sql } from 'drizzle-orm'
import { type CenterWords, deriveChange } from '#app/center/offerings/derive-center.ts'
import type { Offering } from '#app/center/offerings/offerings.ts'
import { centerLists } from '#db/center-lists.server.ts'
import type { Executor } from '#db/client.server.ts'
import {
  centerAdditionalInfo,
  centerCategories,
  centerOpeningHours,
} from '#db/schema/center-details.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { insertRows, updateCenterRows } from './center-rows.server.ts'
import { placeAndHourFields, refreshPlaceAndHours } from './place-and-hours.server.ts'

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
  'openingHours',
  'howToStart',
  'treatmentTypes',
  'offerings',
]

/**
 * Change centers: the only code that updates their rows. Derives types, offerings and search terms when their
 * words or hours change, and the place and open minutes when the address or hours do. All changes of one call have the same
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
  const written = await updateCenterRows(db, rows)
  if (hasLists) await replaceLists(db, changes)
  if (hasAny(placeAndHourFields)) {
    await refreshPlaceAndHours(
      db,
      changes.map(({ id }) => id),
    )
  }
  return written
}

/** Insert centers with their lists: one statement a table. All have the same fields. */
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
  const { id, name, categoryName, description, howToStart, treatmentTypes, offerings } =
    treatmentCenters
  const { categories, additionalInfo, openingHours } = centerLists
  const stored = await db
    .select({
      id,
      name,
      categoryName,
      description,
      howToStart,
      treatmentTypes,
      offerings,
      categories,
      additionalInfo,
      openingHours,
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
