import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { CenterDraft } from '#app/features/import/centers/center-draft.ts'
import { centerLists } from '#db/center-lists.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { refreshPlaceAndHours } from '#db/refresh-place-and-hours.server.ts'
import type { FieldChange } from '#db/schema/activities.ts'
import {
  centerAdditionalInfo,
  centerCategories,
  centerOpeningHours,
  treatmentCenters,
} from '#db/schema/centers.ts'
import type { ListSource } from '#db/schema/imports.ts'
import { type CenterValues, changeCenter, columnFields } from './center-changes.ts'

type NewCenter = {
  id: string
  draft: CenterDraft
  /** Of a sample: when it is said to have come, changed, been checked and been pinned. */
  sample?: { createdAt: Date; updatedAt: Date; verifiedAt: Date | null; pinnedAt: Date | null }
}

/**
 * Inserts centers with their categories, hours and additional information: one statement a table,
 * however many there are, and says which list they are from: their own, or `list`. Slugs come from
 * `generate_unique_slugs`. Throws what the database refuses.
 */
export async function insertCenters(
  db: Executor,
  centers: readonly NewCenter[],
  list: ListSource,
): Promise<void> {
  const names = centers.map(({ draft }) => draft.slug ?? draft.name)
  const slugs = await readRows<{ slug: string }>(
    db,
    sql`select unnest(generate_unique_slugs(${sql.param(names)}::text[])) as slug`,
  )
  const rows = centers.map(({ id, draft, sample }, index) => {
    const {
      categories,
      openingHours,
      additionalInfo,
      warnings,
      mergesPrograms,
      isVerbatim,
      ...columns
    } = draft
    return {
      ...columns,
      ...findListSource(draft, list),
      ...(sample && { ...sample, pinned: sample.pinnedAt !== null }),
      id,
      slug: slugs[index]?.slug,
      source: sample ? 'sample' : 'import',
    }
  })
  await insertRows(db, sql`treatment_centers`, rows)
  await insertLists(db, centers)
  await refreshPlaceAndHours(
    db,
    centers.map(({ id }) => id),
  )
}

/** The list that a record knows itself to be from, as our own export does; else its file's. */
export function findListSource(draft: ListSource, { listedIn, listedOn }: ListSource): ListSource {
  const isListed = draft.listedIn !== null || draft.listedOn !== null
  return isListed ? { listedIn: draft.listedIn, listedOn: draft.listedOn } : { listedIn, listedOn }
}

type Lists = Pick<CenterDraft, 'categories' | 'openingHours' | 'additionalInfo'>

async function insertLists(db: Executor, centers: readonly { id: string; draft: Lists }[]) {
  const list = <Row extends object>(read: (draft: Lists) => Row[]) =>
    centers.flatMap(({ id, draft }) => read(draft).map((row) => ({ centerId: id, ...row })))
  const categories = list((draft) => draft.categories.map((category) => ({ category })))
  await insertRows(db, sql`center_categories`, categories)
  await insertRows(
    db,
    sql`center_opening_hours`,
    list(({ openingHours }) => openingHours),
  )
  await insertRows(
    db,
    sql`center_additional_info`,
    list(({ additionalInfo }) => additionalInfo),
  )
}

/** Rows of one shape, as one parameter: there may be tens of thousands of values. */
async function insertRows(db: Executor, table: SQL, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const toColumn = (field: string) => field.replace(/[A-Z]/g, (mark) => `_${mark.toLowerCase()}`)
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [toColumn(field), value])),
  )
  const columns = sql.join(Object.keys(named[0] ?? {}).map(sql.identifier), sql`, `)
  await db.execute(sql`insert into ${table} (${columns}) select ${columns}
    from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::text::json)`)
}

const knownColumns = Object.fromEntries(
  [...columnFields, ...(['name', 'offerings', 'searchTerms', 'listedIn', 'listedOn'] as const)].map(
    (field) => [field, treatmentCenters[field]],
  ),
)

type KnownCenter = CenterValues & { isVerified: boolean }

/** All of these centers that an import may change, or that is derived of it, by their ids. */
export async function readImportTargets(
  db: Executor,
  ids: readonly string[],
  { forUpdate = false } = {},
): Promise<Map<string, KnownCenter>> {
  if (ids.length === 0) return new Map()
  const { id, verifiedAt } = treatmentCenters
  const isVerified = sql<boolean>`${verifiedAt} is not null`
  const query = db
    .select({ id, isVerified, ...knownColumns, ...centerLists })
    .from(treatmentCenters)
    .where(inArray(id, [...ids]))
  const rows = await (forUpdate ? query.for('update') : query)
  return new Map(rows.map(({ id, ...center }) => [id, center as KnownCenter]))
}

export type ChangedCenter = { id: string; changes: readonly FieldChange[] }

/**
 * Changes centers of the directory, the first change first, and derives anew what they are found by. Centers
 * that a person has verified are left alone: their ids.
 */
export async function updateImportedCenters(
  db: Executor,
  changed: readonly ChangedCenter[],
): Promise<Set<string>> {
  const centers = await readImportTargets(
    db,
    changed.map(({ id }) => id),
    { forUpdate: true },
  )
  const verified = new Set([...centers].flatMap(([id, { isVerified }]) => (isVerified ? id : [])))
  for (const id of verified) centers.delete(id)
  for (const { id, changes } of changed) {
    const center = centers.get(id)
    if (center) centers.set(id, changeCenter(center, changes))
  }
  const ids = [...centers.keys()]
  if (ids.length === 0) return verified
  for (const [
    id,
    { categories, openingHours, additionalInfo, isVerified, ...columns },
  ] of centers) {
    await db.update(treatmentCenters).set(columns).where(eq(treatmentCenters.id, id))
  }
  for (const table of [centerCategories, centerOpeningHours, centerAdditionalInfo]) {
    await db.delete(table).where(inArray(table.centerId, ids))
  }
  await insertLists(
    db,
    [...centers].map(([id, draft]) => ({ id, draft })),
  )
  await refreshPlaceAndHours(db, ids)
  return verified
}
