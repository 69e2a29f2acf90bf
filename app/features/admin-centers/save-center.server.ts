import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { checkedFields } from '#app/lib/checked-fields.ts'
import { type Result, readField } from '#app/lib/form.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { readDatabaseError } from '#db/read-database-error.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { recordFieldChecks, settleReports } from '#db/record-field-checks.server.ts'
import { refreshPlaceAndHours } from '#db/refresh-place-and-hours.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import {
  addBlankRows,
  type CenterForm,
  type Check,
  emptyForm,
  type Field,
  fields,
  readTyped,
  type Typed,
  writeTyped,
} from './center-form.ts'
import { checkCenter } from './center-input.ts'
import { explainNoRows } from './change-centers.server.ts'
import { deriveSearch } from './derive-from-form.ts'
import { describeConflicts, findTaken } from './explain-fields.server.ts'
import { isSame, listDifferences, mergeForms } from './merge-forms.ts'
import { checkLabels, saveErrors, type Unsaved } from './messages.ts'
import { lockCenterForm, readCenterForm } from './read-center-form.server.ts'
import {
  type CenterColumns,
  fillIn,
  pickFilled,
  renewSlug,
  storeParts,
  toColumns,
} from './write-center.server.ts'

/** Whether anything was changed, or why not. */
type Saved = Result<boolean, Unsaved>

/** Saves what the form of a center holds; without an id, it is that of a new one. */
export async function saveCenter(
  db: Executor,
  knownId: string | null,
  sent: FormData,
): Promise<Saved> {
  const typed = readTyped(sent)
  typed.form.additionalInfo = typed.form.additionalInfo.filter(
    ({ category, infoKey }) => category !== '' || infoKey !== '',
  )
  const newId = readField(sent, 'centerId')
  const id = knownId ?? (isUuid(newId) ? newId : randomUUID())
  const save = knownId ? updateCenter : addCenter
  try {
    // A savepoint: what the database refuses must not take the transaction along, in which the reason is found.
    return await db.transaction((savepoint) => save(savepoint, id, typed))
  } catch (error) {
    const code = readDatabaseError(error)?.code
    if (code === '42501') return { ok: false, errors: saveErrors.forbidden }
    // Somebody else was faster by a moment.
    if (code !== '23505') throw error
    if (!knownId && (await readCenterForm(db, id))) return { ok: true, value: false }
    return reject(await findTaken(db, knownId, typed.form))
  }
}

/** Adds a center. Sent twice with the same id, it is added once. */
export async function addCenter(
  db: Executor,
  id: string,
  { form: typed, checked: check }: Pick<Typed, 'form' | 'checked'>,
): Promise<Saved> {
  if (await readCenterForm(db, id)) return { ok: true, value: false }
  const changed = fields.filter(
    (field) =>
      ['name', 'countryCode', 'openState'].includes(field) || !isSame(typed, emptyForm, field),
  )
  const input = checkCenter(typed, changed)
  const errors = input.ok ? await findTaken(db, null, typed) : input.errors
  if (!input.ok || Object.keys(errors).length > 0) {
    // Sent twice at once: what is taken may be what the other one has added since the first look.
    if (await readCenterForm(db, id)) return { ok: true, value: false }
    return reject(errors)
  }
  const form = await fillIn(db, typed, emptyForm)
  const derived = deriveSearch(form)
  form.offerings = derived.offerings
  form.slug ||= await renewSlug(db, form.name)
  const columns = { ...toColumns(input.value), ...pickFilled(form, typed), ...derived }
  const { name, slug } = form
  await db
    .insert(treatmentCenters)
    .values({ ...columns, ...toChecked(check), id, name, slug, source: 'staff' })
  await record(db, id, 'center.added', emptyForm, form)
  await store(db, id, form, changed, check)
  return { ok: true, value: true }
}

/**
 * Saves what was typed over a form that was opened earlier. Fields that only somebody else has
 * changed since keep what they hold; where both have, nothing is saved, and the form comes back with
 * what each of them holds.
 */
export async function updateCenter(db: Executor, id: string, typed: Typed): Promise<Saved> {
  const center = await lockCenterForm(db, id)
  if (!center) return { ok: false, errors: saveErrors[(await explainNoRows(db)).errors] }
  const stored = center.form
  const { checked: check } = typed
  const { form, changed, conflicts } = mergeForms(typed.opened, typed.form, stored)
  const again = { form: addBlankRows(form, 1), opened: stored, checked: check }
  if (conflicts.length > 0) {
    const messages = await describeConflicts(db, id, stored, conflicts)
    return reject(messages, again, saveErrors.conflict)
  }
  if (changed.length === 0 && !check) return { ok: true, value: false }
  const input = checkCenter(form, changed)
  if (!input.ok) return reject(input.errors, again)
  const taken = await findTaken(db, id, form)
  if (Object.keys(taken).length > 0) return reject(taken, again)

  const filled = await fillIn(db, form, stored)
  const columns: CenterColumns = { ...toColumns(input.value), ...pickFilled(filled, form) }
  if (form.slug === '') {
    filled.slug = await renewSlug(db, form.name, stored.slug)
    columns.slug = filled.slug
  }
  if (needsSearch.some((field) => changed.includes(field))) {
    const derived = deriveSearch(filled, center)
    filled.offerings = derived.offerings
    Object.assign(columns, derived)
  }
  const [row] = await db
    .update(treatmentCenters)
    // Also where only a part in another table was changed: the page says when.
    .set({ ...columns, ...toChecked(check), updatedAt: sql`now()` })
    .where(eq(treatmentCenters.id, id))
    .returning({ id: treatmentCenters.id })
  if (!row) return { ok: false, errors: saveErrors[(await explainNoRows(db)).errors] }
  if (changed.length > 0) await record(db, id, 'center.updated', stored, filled)
  await store(db, id, filled, changed, check)
  return { ok: true, value: true }
}

/** The form again, with what is wrong beside its fields; `again` is what it holds in place of what was typed. */
function reject(fields: Record<string, string>, again?: Typed, errors = saveErrors.invalid): Saved {
  return { ok: false, errors: { ...errors, fields, ...(again && { form: writeTyped(again) }) } }
}

/** A person has checked the center just now: the only thing that says so. */
function toChecked(check: Check | null) {
  return check ? { verifiedAt: sql`now()`, verifiedBy: check } : {}
}

const needsSearch: readonly Field[] = [
  'name',
  'categoryName',
  'categories',
  'description',
  'additionalInfo',
  'offerings',
]

/** What hangs on a center, and that somebody checked it. */
async function store(
  db: Executor,
  id: string,
  form: CenterForm,
  changed: readonly Field[],
  check: Check | null,
): Promise<void> {
  await storeParts(db, id, form, changed)
  await refreshPlaceAndHours(db, [id])
  if (!check) return
  await recordFieldChecks(db, { centerId: id, fields: checkedFields, result: 'right', how: check })
  await settleReports(db, id, 'confirmed')
  await recordActivity(db, {
    action: 'center.verified',
    subjectId: id,
    subjectName: form.name,
    changes: [{ field: 'checked', old: null, new: checkLabels[check] }],
  })
}

async function record(
  db: Executor,
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
  await recordActivity(db, { action, subjectId: id, subjectName: after.name, changes })
}
