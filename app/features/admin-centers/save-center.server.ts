import { eq, sql } from 'drizzle-orm'
import { findNewJerseyCounty } from '#app/lib/county.server.ts'
import { listingFacts } from '#app/lib/listing-facts.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { recordFactChecks, settleReports } from '#db/record-fact-checks.server.ts'
import { refreshPlaceAndHours } from '#db/refresh-place-and-hours.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import {
  type CenterForm,
  type Check,
  type Envelope,
  emptyForm,
  type Field,
  type FieldErrors,
  fields,
} from './center-form.ts'
import { checkCenter } from './center-input.ts'
import { deriveSearch, joinAddress } from './derive-center.ts'
import { explainNoRows, type Reason } from './explain-unchanged.server.ts'
import { type Conflict, findConflicts } from './find-conflicts.server.ts'
import { findTaken } from './find-taken.server.ts'
import { isSame, listDifferences, mergeForms } from './merge-forms.ts'
import { checkLabels } from './messages.ts'
import { readCenterForm } from './read-center-form.server.ts'
import {
  type CenterColumns,
  findCountyOfZip,
  storeParts,
  toColumns,
} from './store-center.server.ts'

/** Why a form was not saved, with what it is to show when it comes again. */
export type Unsaved = {
  form: CenterForm
  envelope: Envelope
  errors: FieldErrors
  /** What somebody else has written meanwhile in fields that were changed here, too. */
  conflicts: Conflict[]
}

export type Saved =
  | { ok: true; isChanged: boolean }
  | { ok: false; reason: Reason }
  | { ok: false; reason: 'unsaved'; unsaved: Unsaved }

/** Adds a center. Sent twice with the same id, it is added once. */
export async function addCenter(
  tx: Transaction,
  id: string,
  typed: CenterForm,
  check: Check | null = null,
): Promise<Saved> {
  if (await readCenterForm(tx, id)) return { ok: true, isChanged: false }
  const changed = fields.filter(
    (field) =>
      ['name', 'countryCode', 'openState'].includes(field) || !isSame(typed, emptyForm, field),
  )
  const checked = checkCenter(typed, changed)
  const errors = checked.ok ? await findTaken(tx, null, typed, changed) : checked.errors
  if (!checked.ok || Object.keys(errors).length > 0) {
    // Sent twice at once: what is taken may be what the other one has added since the first look.
    if (await readCenterForm(tx, id)) return { ok: true, isChanged: false }
    const unsaved = { form: typed, envelope: { version: '', opened: null }, errors, conflicts: [] }
    return { ok: false, reason: 'unsaved', unsaved }
  }
  const form = await fillIn(tx, typed, emptyForm)
  const derived = deriveSearch(form)
  form.offerings = derived.offerings
  const columns = {
    ...toColumns(checked.values),
    ...pickFilled(form, typed),
    ...derived,
    ...toChecked(check),
  }
  form.slug ||= await makeSlug(tx, form.name)
  await tx.insert(treatmentCenters).values({
    ...columns,
    ...toChecked(check),
    id,
    name: form.name,
    slug: form.slug,
    source: 'staff',
  })
  await storeParts(tx, id, form, changed)
  await refreshPlaceAndHours(tx, [id])
  await record(tx, id, 'center.added', emptyForm, form)
  await recordCheck(tx, id, form, check)
  return { ok: true, isChanged: true }
}

/**
 * Saves what was typed over a form that was opened earlier. Fields that only somebody else has
 * changed since keep what they hold; where both have, nothing is saved, and the form comes back with
 * what each of them holds.
 */
export async function updateCenter(
  tx: Transaction,
  id: string,
  typed: CenterForm,
  envelope: Envelope,
  check: Check | null = null,
): Promise<Saved> {
  const stored = await readCenterForm(tx, id, { lock: true })
  if (!stored) return { ok: false, reason: await explainNoRows(tx) }
  const opened = envelope.version === stored.version ? stored.form : envelope.opened
  const { form, changed, conflicts } = mergeForms(opened, typed, stored.form)
  const next = { version: stored.version, opened: stored.form }
  const unsaved = (errors: FieldErrors, found: Conflict[] = []): Saved => ({
    ok: false,
    reason: 'unsaved',
    unsaved: { form, envelope: next, errors, conflicts: found },
  })
  if (conflicts.length > 0) {
    return unsaved({}, await findConflicts(tx, id, stored.form, conflicts))
  }
  if (changed.length === 0 && !check) return { ok: true, isChanged: false }
  const checked = checkCenter(form, changed)
  if (!checked.ok) return unsaved(checked.errors)
  const taken = await findTaken(tx, id, form, changed)
  if (Object.keys(taken).length > 0) return unsaved(taken)

  const filled = await fillIn(tx, form, stored.form)
  const columns: CenterColumns = {
    ...toColumns(checked.values),
    ...pickFilled(filled, form),
  }
  if (form.slug === '') {
    filled.slug = await renewSlug(tx, form.name, stored.form.slug)
    columns.slug = filled.slug
  }
  if (needsSearch.some((field) => changed.includes(field))) {
    const derived = deriveSearch(filled, stored)
    filled.offerings = derived.offerings
    Object.assign(columns, derived)
  }
  const [row] = await tx
    .update(treatmentCenters)
    // Also where only a part in another table was changed: the version tells of it.
    .set({ ...columns, ...toChecked(check), updatedAt: sql`now()` })
    .where(eq(treatmentCenters.id, id))
    .returning({ id: treatmentCenters.id })
  if (!row) return { ok: false, reason: await explainNoRows(tx) }
  await storeParts(tx, id, filled, changed)
  await refreshPlaceAndHours(tx, [id])
  if (changed.length > 0) await record(tx, id, 'center.updated', stored.form, filled)
  await recordCheck(tx, id, filled, check)
  return { ok: true, isChanged: true }
}

/** A person has checked the center just now: the only thing that says so. */
function toChecked(check: Check | null) {
  return check ? { verifiedAt: sql`now()`, verifiedBy: check } : {}
}

async function recordCheck(
  tx: Transaction,
  id: string,
  { name }: CenterForm,
  check: Check | null,
): Promise<void> {
  if (!check) return
  await recordFactChecks(tx, { centerId: id, facts: listingFacts, result: 'right', how: check })
  await settleReports(tx, id, 'confirmed')
  const changes = [{ field: 'checked', old: null, new: checkLabels[check] }]
  await recordActivity(tx, {
    action: 'center.verified',
    subjectId: id,
    subjectName: name,
    changes,
  })
}

const needsSearch: readonly Field[] = [
  'name',
  'categoryName',
  'categories',
  'description',
  'additionalInfo',
  'offerings',
]

/** Address and county where they were left empty, or were made of parts that have changed. */
async function fillIn(tx: Transaction, form: CenterForm, stored: CenterForm): Promise<CenterForm> {
  const filled = { ...form }
  const wasJoined = form.address === stored.address && stored.address === joinAddress(stored)
  if (form.address === '' || wasJoined) filled.address = joinAddress(form)
  if (form.county === '') filled.county = (await findCounty(tx, form)) ?? ''
  return filled
}

async function findCounty(tx: Transaction, form: CenterForm): Promise<string | null> {
  if (form.latitude !== '' && form.longitude !== '') {
    const county = findNewJerseyCounty(Number(form.latitude), Number(form.longitude))
    if (county) return county
  }
  if (form.state.toUpperCase() !== 'NJ' || form.postalCode === '') return null
  return findCountyOfZip(tx, form.postalCode)
}

function pickFilled(filled: CenterForm, typed: CenterForm): CenterColumns {
  const columns: CenterColumns = {}
  if (filled.address !== typed.address) columns.address = filled.address || null
  if (filled.county !== typed.county) columns.county = filled.county || null
  return columns
}

async function makeSlug(tx: Transaction, name: string): Promise<string> {
  const [row] = await readRows<{ slug: string }>(
    tx,
    sql`select generate_unique_slug(${name}) as slug`,
  )
  if (!row) throw new Error('A select without FROM returned no row')
  return row.slug
}

/** A slug of the name; the one that it has where only a number would tell them apart. */
async function renewSlug(tx: Transaction, name: string, current: string): Promise<string> {
  const made = await makeSlug(tx, name)
  const base = made.replace(/-\d+$/, '')
  return current === base || current.replace(/-\d+$/, '') === base ? current : made
}

async function record(
  tx: Transaction,
  id: string,
  action: 'center.added' | 'center.updated',
  before: CenterForm,
  after: CenterForm,
): Promise<void> {
  const changes = listDifferences(before, after).map((field) => ({
    field,
    old: before[field] === '' ? null : before[field],
    new: after[field] === '' ? null : after[field],
  }))
  await recordActivity(tx, { action, subjectId: id, subjectName: after.name, changes })
}
