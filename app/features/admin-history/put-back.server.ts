import { emptyForm, type TextField } from '#app/features/admin-centers/center-form.ts'
import type { Unsaved } from '#app/features/admin-centers/messages.en.ts'
import { lockCenterForm } from '#app/features/admin-centers/read-center-form.server.ts'
import { updateCenter } from '#app/features/admin-centers/save-center.server.ts'
import type { Result } from '#app/lib/form.ts'
import type { Executor } from '#db/client.server.ts'

export type PutBack = {
  field: TextField
  /** The value to put back; '' for none. */
  to: string
  /** The value that the change wrote. */
  seen: string
  /** Put it back although the field changed again. */
  isConfirmed: boolean
}

/**
 * Write a field's old value as the center's form does. 'changed' with the current value if the field
 * changed again and that is not confirmed. The value is false if there was nothing to change.
 */
export async function putBackField(
  db: Executor,
  id: string,
  { field, to, seen, isConfirmed }: PutBack,
): Promise<Result<boolean, Unsaved | { now: string }>> {
  const stored = await lockCenterForm(db, id)
  if (!stored) return updateCenter(db, id, { form: emptyForm, opened: emptyForm, checked: null })
  if (stored[field] !== seen && stored[field] !== to && !isConfirmed) {
    return { ok: false, errors: { now: stored[field] } }
  }
  return updateCenter(db, id, {
    form: { ...stored, [field]: to },
    opened: stored,
    checked: null,
  })
}
