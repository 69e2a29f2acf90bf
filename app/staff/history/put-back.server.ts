import { isDeepStrictEqual } from 'node:util'
import type { Result } from '#app/lib/form.ts'
import { emptyForm, type TextField } from '#app/staff/centers/center-form.ts'
import type { Unsaved } from '#app/staff/centers/messages.ts'
import { lockCenterForm } from '#app/staff/centers/read-center-form.server.ts'
import { updateCenter } from '#app/staff/centers/save-center.server.ts'
import type { Executor } from '#db/client.server.ts'
import { findRevertible, type Revertible } from './history-changes.ts'
import { historyErrors } from './messages.ts'
import { readCenterHistory } from './read-center-history.server.ts'

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
 * Write a field's old value as the center's form does, if the history has that change. Fails with the current value
 * if the field changed again and that is not confirmed. The value is false if there was nothing to change.
 */
export async function putBackField(
  db: Executor,
  id: string,
  { field, to, seen, isConfirmed }: PutBack,
): Promise<Result<boolean, Unsaved | { now: string }>> {
  const stored = await lockCenterForm(db, id)
  if (!stored) return updateCenter(db, id, { form: emptyForm, opened: emptyForm, checked: null })
  if (!(await isInHistory(db, id, { field, to, seen }))) {
    return { ok: false, errors: historyErrors.noChange }
  }
  if (stored[field] !== seen && stored[field] !== to && !isConfirmed) {
    return { ok: false, errors: { now: stored[field] } }
  }
  return updateCenter(db, id, {
    form: { ...stored, [field]: to },
    opened: stored,
    checked: null,
  })
}

async function isInHistory(db: Executor, id: string, asked: Revertible): Promise<boolean> {
  const history = await readCenterHistory(db, id)
  return (history?.entries ?? []).some((entry) =>
    entry.changes.some((change) => isDeepStrictEqual(findRevertible(entry, change), asked)),
  )
}
