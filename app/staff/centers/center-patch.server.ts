import { sql } from 'drizzle-orm'
import { datedFields } from '#app/center/admission/admission-fields.ts'
import type { OpenState } from '#app/center/fields/open-states.ts'
import type { CenterWords } from '#app/center/offerings/derive-center.ts'
import { locateCounty } from '#app/center/places/county.server.ts'
import type { CenterColumns, CenterLists, CenterPatch } from '#app/center/write-centers.server.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { parsePhone } from '#app/lib/phone.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { stateCode } from '#site/state.ts'
import { type CenterForm, type Field, hoursFields } from './center-form.ts'
import type { CenterValues } from './center-input.ts'

/** The changed fields as columns and lists: most fields are named like their column. */
export function toPatch(
  values: Partial<CenterValues>,
  form: CenterForm,
  changed: readonly Field[],
): CenterPatch {
  const { openState, phone, slug, countryCode, ...rest } = values
  const columns: CenterColumns = Object.fromEntries(
    Object.entries(rest).filter(([field]) => field in treatmentCenters),
  )
  if (slug) columns.slug = slug
  if (countryCode) columns.countryCode = countryCode
  if (phone !== undefined) {
    columns.phone = phone
    columns.phoneUnformatted = parsePhone(phone)?.number ?? null
  }
  return {
    ...columns,
    ...(openState && toClosedColumns(openState)),
    ...toLists(form, changed),
  }
}

export function toClosedColumns(openState: OpenState) {
  return {
    permanentlyClosed: openState === 'permanently-closed',
    temporarilyClosed: openState === 'temporarily-closed',
  }
}

function toLists(form: CenterForm, changed: readonly Field[]): Partial<CenterLists> {
  const lists: Partial<CenterLists> = {}
  if (changed.includes('categories')) lists.categories = listCategories(form)
  if (hoursFields.some((field) => changed.includes(field))) {
    lists.openingHours = listHours(form)
  }
  if (changed.includes('additionalInfo')) lists.additionalInfo = form.additionalInfo
  return lists
}

/** Join the known parts of an address: "12 Main St, Austin, TX 78701"; '' if none is known. */
function joinAddress({ street, city, state, postalCode }: CenterForm): string {
  const region = [state, postalCode].filter(Boolean).join(' ')
  return [street, city, region].filter(Boolean).join(', ')
}

export function toWords(form: CenterForm): CenterWords {
  return { ...form, categories: listCategories(form), openingHours: listHours(form) }
}

function listHours(form: CenterForm): CenterLists['openingHours'] {
  return hoursFields.flatMap((field, index) =>
    form[field] === '' ? [] : [{ dayOfWeek: index + 1, hours: form[field] }],
  )
}

function listCategories({ categories }: CenterForm): string[] {
  return [...new Set(categories.split('\n').map((line) => line.trim()))].filter(Boolean)
}

/**
 * Fill in an empty address or county, and the day of a wait or plans that the person did not date. Also rebuild an
 * address that was joined from its parts.
 */
export async function fillIn(
  db: Executor,
  form: CenterForm,
  stored: CenterForm,
): Promise<CenterForm> {
  const filled = { ...form, address: rejoinAddress(form, stored) }
  if (form.address === '') filled.address = joinAddress(form)
  if (form.county === '') filled.county = (await findCounty(db, form)) ?? ''
  for (const [text, day] of datedFields) {
    const isNewlySaid = form[text] !== stored[text] && form[day] === stored[day]
    if (form[text] === '') filled[day] = ''
    else if (form[day] === '' || isNewlySaid) filled[day] = formatIsoDate(new Date())
  }
  return filled
}

/** The address of a changed form: joined again if it was joined from its parts. */
export function rejoinAddress(form: CenterForm, stored: CenterForm): string {
  const wasJoined = form.address === stored.address && stored.address === joinAddress(stored)
  return wasJoined ? joinAddress(form) : form.address
}

/** Return the columns that `fillIn` changed. */
export function pickFilled(filled: CenterForm, typed: CenterForm): CenterColumns {
  const columns: CenterColumns = {}
  if (filled.address !== typed.address) columns.address = filled.address || null
  if (filled.county !== typed.county) columns.county = filled.county || null
  for (const [, day] of datedFields) {
    if (filled[day] !== typed[day]) columns[day] = filled[day] || null
  }
  return columns
}

/**
 * Find the county by the coordinates, or else the most common county among centers of the state with
 * the same ZIP code.
 */
async function findCounty(db: Executor, form: CenterForm): Promise<string | null> {
  if (form.latitude !== '' && form.longitude !== '') {
    const county = locateCounty(Number(form.latitude), Number(form.longitude))
    if (county) return county
  }
  if (form.state.toUpperCase() !== stateCode || form.postalCode === '') return null
  const [row] = await readRows<{ county: string }>(
    db,
    sql`select county from treatment_centers
      where location_keys @> array[${form.postalCode}] and state = ${stateCode} and county is not null
      group by county order by count(*) desc, county limit 1`,
  )
  return row?.county ?? null
}

/**
 * Make a slug from a name, but keep the current slug if it differs only by a number. '' means there
 * is none yet.
 */
export async function renewSlug(db: Executor, name: string, current = ''): Promise<string> {
  const { made } = await readRow<{ made: string }>(
    db,
    sql`select generate_unique_slug(${name}) as made`,
  )
  const base = made.replace(/-\d+$/, '')
  return current === base || current.replace(/-\d+$/, '') === base ? current : made
}
