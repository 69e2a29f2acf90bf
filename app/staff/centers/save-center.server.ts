import { randomUUID } from 'node:crypto'
import { recordFieldChecks, settleReports } from '#app/center/field-checks.server.ts'
import { checkedFields } from '#app/center/fields/checked-fields.ts'
import { deriveCenter } from '#app/center/offerings/derive-center.ts'
import { insertCenters, writeCenters } from '#app/center/write-centers.server.ts'
import { type Result, readField } from '#app/lib/form.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { readDatabaseError } from '#db/read-database-error.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import {
  addBlankRows,
  type CenterForm,
  type Check,
  emptyForm,
  fields,
  readTyped,
  type Typed,
  writeTyped,
} from './center-form.ts'
import { checkCenter } from './center-input.ts'
import { fillIn, pickFilled, renewSlug, toPatch, toWords } from './center-patch.server.ts'
import { explainNoRows } from './change-centers.server.ts'
import { describeConflicts, findTaken } from './explain-fields.server.ts'
import { isSame, listDifferences, mergeForms } from './merge-forms.ts'
import { checkLabels, saveErrors, type Unsaved } from './messages.ts'
import { lockCenterForm, readCenterForm } from './read-center-form.server.ts'

/** False if there was nothing to change. */
type Saved = Result<boolean, Unsaved>

/** Save a submitted center form; `knownId` is null for a new center. */
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
    // Use a savepoint: after a database error, the outer transaction still has to find the reason.
    return await db.transaction((savepoint) => save(savepoint, id, typed))
  } catch (error) {
    const code = readDatabaseError(error)?.code
    if (code === '42501') return { ok: false, errors: saveErrors.forbidden }
    // Unique violation: another request saved first.
    if (code !== '23505') throw error
    if (!knownId && (await readCenterForm(db, id))) return { ok: true, value: false }
    return reject(await findTaken(db, knownId, typed.form))
  }
}

/** Add a center. A second request with the same id changes nothing. */
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
    // The form was sent twice at once, and the other request has just added the center.
    if (await readCenterForm(db, id)) return { ok: true, value: false }
    return reject(errors)
  }
  const form = await fillIn(db, typed, emptyForm)
  const isTouched = !isSame(form, emptyForm, 'offerings')
  const derived = deriveCenter(toWords(form), isTouched ? { offerings: form.offerings } : {})
  form.offerings = derived.offerings
  form.slug ||= await renewSlug(db, form.name)
  const { name, slug } = form
  await insertCenters(db, [
    {
      ...toPatch(input.value, form, changed),
      ...pickFilled(form, typed),
      ...derived,
      ...toChecked(check),
      id,
      name,
      slug,
      source: 'staff',
    },
  ])
  await record(db, id, 'center.added', emptyForm, form)
  if (check) await recordCheck(db, id, name, check)
  return { ok: true, value: true }
}

/**
 * Save the fields that the person changed since opening the form; other people's changes to other
 * fields stay. If both changed the same field, save nothing and return the form with both values.
 */
export async function updateCenter(db: Executor, id: string, typed: Typed): Promise<Saved> {
  const stored = await lockCenterForm(db, id)
  if (!stored) return { ok: false, errors: saveErrors[(await explainNoRows(db)).errors] }
  const { checked: check } = typed
  const { form, changed, conflicts } = mergeForms(typed.opened, typed.form, stored)
  const again = { form: addBlankRows(form, 1), opened: stored, checked: check }
  if (conflicts.length > 0) {
    const messages = await describeConflicts(db, id, stored, conflicts)
    return reject(messages, again, saveErrors.conflict)
  }
  // Who says that the listing is right means the values of the opened form.
  const unseen = check && typed.opened ? listDifferences(typed.opened, stored) : []
  if (unseen.length > 0) {
    const messages = await describeConflicts(db, id, stored, unseen)
    return reject(messages, { ...again, checked: null }, saveErrors.conflict)
  }
  if (changed.length === 0 && !check) return { ok: true, value: false }
  const input = checkCenter(form, changed)
  if (!input.ok) return reject(input.errors, again)
  const taken = await findTaken(db, id, form)
  if (Object.keys(taken).length > 0) return reject(taken, again)

  const filled = await fillIn(db, form, stored)
  const patch = { ...toPatch(input.value, filled, changed), ...pickFilled(filled, form) }
  if (form.slug === '') {
    filled.slug = await renewSlug(db, form.name, stored.slug)
    patch.slug = filled.slug
  }
  if (changed.includes('offerings')) patch.offerings = form.offerings
  const [row] = await writeCenters(db, [
    { ...patch, ...toChecked(check), updatedAt: new Date(), id },
  ])
  if (!row) return { ok: false, errors: saveErrors[(await explainNoRows(db)).errors] }
  filled.offerings = row.offerings
  if (changed.length > 0) await record(db, id, 'center.updated', stored, filled)
  if (check) await recordCheck(db, id, filled.name, check)
  return { ok: true, value: true }
}

/** Reject a form with error messages by field. `again` replaces the submitted values. */
function reject(fields: Record<string, string>, again?: Typed, errors = saveErrors.invalid): Saved {
  return { ok: false, errors: { ...errors, fields, ...(again && { form: writeTyped(again) }) } }
}

/** Set the verification columns only if the person says they checked the center. */
function toChecked(check: Check | null) {
  return check ? { verifiedAt: new Date(), verifiedBy: check } : {}
}

async function recordCheck(db: Executor, id: string, name: string, check: Check): Promise<void> {
  await recordFieldChecks(db, { centerId: id, fields: checkedFields, result: 'right', how: check })
  await settleReports(db, id, 'confirmed')
  await recordActivity(db, {
    action: 'center.verified',
    subjectId: id,
    subjectName: name,
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
