import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import {
  centerAdditionalInfo,
  centerCategories,
  centerOpeningHours,
  treatmentCenters,
} from '#db/schema/centers.ts'
import { type CenterForm, type Field, hoursFields } from './center-form.ts'
import type { CenterValues } from './center-input.ts'
import { listCategories } from './derive-center.ts'

export type CenterColumns = Partial<typeof treatmentCenters.$inferInsert>

/** The columns of the table itself that the values of some fields make. */
export function toColumns(values: Partial<CenterValues>): CenterColumns {
  const { openState, phone, categories, slug, countryCode, ...rest } = values
  const columns: CenterColumns = {}
  for (const [field, value] of Object.entries(rest)) {
    if (!(hoursFields as readonly string[]).includes(field))
      Object.assign(columns, { [field]: value })
  }
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

/** Writes what of the changed fields stands in tables of their own, in place of what stood there. */
export async function storeParts(
  tx: Transaction,
  centerId: string,
  form: CenterForm,
  changed: readonly Field[],
): Promise<void> {
  if (changed.includes('categories')) {
    await tx.delete(centerCategories).where(eq(centerCategories.centerId, centerId))
    const rows = listCategories(form).map((category) => ({ centerId, category }))
    if (rows.length > 0) await tx.insert(centerCategories).values(rows)
  }
  if (hoursFields.some((field) => changed.includes(field))) {
    await tx.delete(centerOpeningHours).where(eq(centerOpeningHours.centerId, centerId))
    const rows = hoursFields.flatMap((field, index) =>
      form[field] === '' ? [] : [{ centerId, dayOfWeek: index + 1, hours: form[field] }],
    )
    if (rows.length > 0) await tx.insert(centerOpeningHours).values(rows)
  }
  if (changed.includes('additionalInfo')) {
    await tx.delete(centerAdditionalInfo).where(eq(centerAdditionalInfo.centerId, centerId))
    const rows = form.additionalInfo.map((info) => ({ centerId, ...info }))
    if (rows.length > 0) await tx.insert(centerAdditionalInfo).values(rows)
  }
}

/**
 * The county of a place in New Jersey that other centers with its ZIP code are in; null where none
 * says so.
 */
export async function findCountyOfZip(tx: Transaction, postalCode: string): Promise<string | null> {
  const [row] = await tx
    .select({ county: treatmentCenters.county })
    .from(treatmentCenters)
    .where(
      sql`${treatmentCenters.locationKeys} @> array[${postalCode}]
        and ${treatmentCenters.state} = 'NJ' and ${treatmentCenters.county} is not null`,
    )
    .groupBy(treatmentCenters.county)
    .orderBy(sql`count(*) desc`, treatmentCenters.county)
    .limit(1)
  return row?.county ?? null
}
