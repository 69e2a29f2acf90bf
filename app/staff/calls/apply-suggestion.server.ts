import { randomUUID } from 'node:crypto'
import { recordFieldChecks, settleReports } from '#app/center/field-checks.server.ts'
import { centerFields } from '#app/center/fields/center-fields.ts'
import {
  type CheckMethod,
  listCheckedFields,
  type SuggestedChanges,
} from '#app/center/fields/checked-fields.ts'
import { writeCenters } from '#app/center/write-centers.server.ts'
import type { FormErrors, Result } from '#app/lib/form.ts'
import { emptyForm, type Field } from '#app/staff/centers/center-form.ts'
import { checkLabels } from '#app/staff/centers/messages.ts'
import { lockCenterForm } from '#app/staff/centers/read-center-form.server.ts'
import { addCenter, updateCenter } from '#app/staff/centers/save-center.server.ts'
import type { Executor } from '#db/client.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { suggestionErrors } from './messages.ts'

/**
 * Write changes into a listing, as the admin's own form would, or add one; and that they were checked, unless `how`
 * is null. A number is checked by calling alone.
 */
export async function applySuggestion(
  db: Executor,
  changes: SuggestedChanges,
  centerId: string | null,
  how: CheckMethod | null,
): Promise<Result<null>> {
  if (changes.phone !== undefined && how === 'website') return reject(suggestionErrors.phone)
  const id = centerId ?? randomUUID()
  const stored = centerId ? await lockCenterForm(db, centerId) : null
  if (centerId && !stored) return reject(suggestionErrors.settled)
  const form = { ...(stored ?? emptyForm), ...changes }
  const saved = stored
    ? await updateCenter(db, id, { form, opened: stored, checked: null })
    : await addCenter(db, id, { form, checked: null })
  if (!saved.ok) return reject(explain(saved.errors.fields))
  if (how === null) return { ok: true, value: null }
  const checked = listCheckedFields(changes)
  if (checked.length > 0) {
    await recordFieldChecks(db, { centerId: id, fields: checked, result: 'right', how })
  }
  if (changes.phone !== undefined) {
    await writeCenters(db, [{ id, verifiedAt: new Date(), verifiedBy: how }])
    await settleReports(db, id, 'confirmed', { kind: 'wrong-number' })
    await recordActivity(db, {
      action: 'center.verified',
      subjectId: id,
      subjectName: changes.name ?? stored?.name ?? '',
      changes: [{ field: 'checked', old: null, new: checkLabels[how] }],
    })
  }
  return { ok: true, value: null }
}

function reject(errors: FormErrors): { ok: false; errors: FormErrors } {
  return { ok: false, errors }
}

function explain(fields: FormErrors['fields']): FormErrors {
  if (!fields) return suggestionErrors.settled
  const wrong = Object.entries(fields).map(
    ([field, message]) => `${centerFields[field as Field].label}: ${message}`,
  )
  return suggestionErrors.invalid(wrong.join('. '))
}
