import { eq, sql } from 'drizzle-orm'
import { findNewJerseyCounty } from '#app/lib/county.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import {
  centerAdditionalInfo,
  centerCategories,
  centerOpeningHours,
  treatmentCenters,
} from '#db/schema/centers.ts'
import { type CenterForm, type Field, hoursFields } from './center-form.ts'
import type { CenterValues } from './center-input.ts'
import { joinAddress, listCategories } from './derive-from-form.ts'

export type CenterColumns = Partial<typeof treatmentCenters.$inferInsert>

/** The columns that the values of some fields make: most fields are named as their column. */
export function toColumns(values: Partial<CenterValues>): CenterColumns {
  const { openState, phone, slug, countryCode, ...rest } = values
  const columns: CenterColumns = Object.fromEntries(
    Object.entries(rest).filter(([field]) => field in treatmentCenters),
  )
  if (slug) columns.slug = slug
  if (countryCode) columns.countryCode = countryCode
  if (openState) {
    columns.permanentlyClosed = openState === 'permanently-closed'
    columns.temporarilyClosed = openState === 'temporarily-closed'
  }
  if (phone !== undefined) {
    columns.phone = phone?.display ?? null
    columns.phoneUnformatted = phone?.href.replace(/^tel:|;ext=.*$/g, '') ?? null
  }
  return columns
}

/** Address and county where they were left empty, or were made of parts that have changed. */
export async function fillIn(
  db: Executor,
  form: CenterForm,
  stored: CenterForm,
): Promise<CenterForm> {
  const filled = { ...form }
  const wasJoined = form.address === stored.address && stored.address === joinAddress(stored)
  if (form.address === '' || wasJoined) filled.address = joinAddress(form)
  if (form.county === '') filled.county = (await findCounty(db, form)) ?? ''
  return filled
}

/** What of that differs from what was typed. */
export function pickFilled(filled: CenterForm, typed: CenterForm): CenterColumns {
  const columns: CenterColumns = {}
  if (filled.address !== typed.address) columns.address = filled.address || null
  if (filled.county !== typed.county) columns.county = filled.county || null
  return columns
}

/** By the coordinates, else that of most other centers in New Jersey with the same ZIP code; null where none says so. */
async function findCounty(db: Executor, form: CenterForm): Promise<string | null> {
  if (form.latitude !== '' && form.longitude !== '') {
    const county = findNewJerseyCounty(Number(form.latitude), Number(form.longitude))
    if (county) return county
  }
  if (form.state.toUpperCase() !== 'NJ' || form.postalCode === '') return null
  const [row] = await readRows<{ county: string }>(
    db,
    sql`select county from treatment_centers
      where location_keys @> array[${form.postalCode}] and state = 'NJ' and county is not null
      group by county order by count(*) desc, county limit 1`,
  )
  return row?.county ?? null
}

/** Writes what of the changed fields stands in tables of their own, in place of what stood there. */
export async function storeParts(
  db: Executor,
  centerId: string,
  form: CenterForm,
  changed: readonly Field[],
): Promise<void> {
  if (changed.includes('categories')) {
    await db.delete(centerCategories).where(eq(centerCategories.centerId, centerId))
    const rows = listCategories(form).map((category) => ({ centerId, category }))
    if (rows.length > 0) await db.insert(centerCategories).values(rows)
  }
  if (hoursFields.some((field) => changed.includes(field))) {
    await db.delete(centerOpeningHours).where(eq(centerOpeningHours.centerId, centerId))
    const rows = hoursFields.flatMap((field, index) =>
      form[field] === '' ? [] : [{ centerId, dayOfWeek: index + 1, hours: form[field] }],
    )
    if (rows.length > 0) await db.insert(centerOpeningHours).values(rows)
  }
  if (changed.includes('additionalInfo')) {
    await db.delete(centerAdditionalInfo).where(eq(centerAdditionalInfo.centerId, centerId))
    const rows = form.additionalInfo.map((info) => ({ centerId, ...info }))
    if (rows.length > 0) await db.insert(centerAdditionalInfo).values(rows)
  }
}

/** A slug of the name; the one that it has where only a number would tell them apart. '' is none yet. */
export async function renewSlug(db: Executor, name: string, current = ''): Promise<string> {
  const { made } = await readRow<{ made: string }>(
    db,
    sql`select generate_unique_slug(${name}) as made`,
  )
  const base = made.replace(/-\d+$/, '')
  return current === base || current.replace(/-\d+$/, '') === base ? current : made
}
