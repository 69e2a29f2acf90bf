import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { emptyForm, type Field, fieldLabels } from '#app/features/admin-centers/center-form.ts'
import { lockCenterForm } from '#app/features/admin-centers/read-center-form.server.ts'
import { addCenter, updateCenter } from '#app/features/admin-centers/save-center.server.ts'
import type { FormErrors, Result } from '#app/lib/form.ts'
import { type CheckMethod, listCheckedFacts, type SuggestedFacts } from '#app/lib/listing-facts.ts'
import type { Transaction } from '#db/client.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { recordFactChecks, settleReports } from '#db/record-fact-checks.server.ts'
import { suggestionErrors } from './messages.ts'

/**
 * Writes facts into a listing, as the admin's own form would, or adds one; and that they were checked, unless `how`
 * is null. A number is checked by calling alone.
 */
export async function applyFacts(
  tx: Transaction,
  facts: SuggestedFacts,
  centerId: string | null,
  how: CheckMethod | null,
): Promise<Result<null>> {
  if (facts.phone !== undefined && how === 'website') return reject(suggestionErrors.phone)
  const id = centerId ?? randomUUID()
  const stored = centerId ? await lockCenterForm(tx, centerId) : null
  if (centerId && !stored) return reject(suggestionErrors.settled)
  const form = { ...(stored?.form ?? emptyForm), ...facts }
  const saved = stored
    ? await updateCenter(tx, id, { form, opened: stored.form, checked: null })
    : await addCenter(tx, id, { form, checked: null })
  if (!saved.ok) return reject(explain(saved.errors.fields))
  if (how === null) return { ok: true, value: null }
  const checked = listCheckedFacts(facts)
  if (checked.length > 0) {
    await recordFactChecks(tx, { centerId: id, facts: checked, result: 'right', how })
  }
  if (facts.phone !== undefined) {
    await tx.execute(sql`update treatment_centers set verified_at = now(), verified_by = ${how}
      where id = ${id}`)
    await settleReports(tx, id, 'confirmed', { kind: 'wrong-number' })
    await recordActivity(tx, {
      action: 'center.verified',
      subjectId: id,
      subjectName: facts.name ?? stored?.form.name ?? '',
      changes: [{ field: 'phone', old: null, new: how }],
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
    ([field, message]) => `${fieldLabels[field as Field]}: ${message}`,
  )
  return suggestionErrors.invalid(wrong.join('. '))
}
