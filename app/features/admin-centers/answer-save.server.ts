import { randomUUID } from 'node:crypto'
import type { Transaction } from '#db/client.server.ts'
import { readCheck, readEnvelope, readForm } from './center-form.ts'
import { isUuid } from './change-centers.server.ts'
import { readDatabaseError } from './explain-unchanged.server.ts'
import { findTakenJustNow } from './find-taken.server.ts'
import { answerForm, answerRows, countBlankRows, type FormAnswer } from './form-answer.ts'
import { saveProblems } from './messages.ts'
import { addCenter, type Saved, updateCenter } from './save-center.server.ts'

type SaveAnswer =
  | { ok: true; isChanged: boolean }
  | { ok: false; status: number; answer: FormAnswer }

type Attempt = {
  id: string
  isNew: boolean
  form: FormData
  /** Runs work on the database with the rights of whoever asks; what it cannot do comes back as a value. */
  tryDatabase: <Result>(
    work: (tx: Transaction) => Promise<Result>,
  ) => Promise<{ ok: true; value: Result } | { ok: false; message: string }>
}

/** What a center's form leads to: the table, or the form again with all that was typed. */
export async function answerSave({ id, isNew, form, tryDatabase }: Attempt): Promise<SaveAnswer> {
  const rows = answerRows(form, randomUUID())
  if (rows) return { ok: false, status: 200, answer: rows }
  const centerId = isNew && !isUuid(id) ? randomUUID() : id
  const tried = await tryDatabase((tx) => saveInSavepoint(tx, centerId, isNew, form))
  const again = (status: number, problem: string): SaveAnswer => ({
    ok: false,
    status,
    answer: answerForm(form, { id: randomUUID(), problem }),
  })
  if (!tried.ok) return again(503, saveProblems.failed(tried.message))
  const saved = tried.value
  if (saved.ok) return saved
  if (saved.reason === 'unsaved') {
    const hasConflicts = saved.unsaved.conflicts.length > 0
    const problem = hasConflicts ? saveProblems.conflict : saveProblems.invalid
    const blankRows = countBlankRows(form)
    const answer = {
      ...saved.unsaved,
      id: randomUUID(),
      problem,
      hasOtherRows: false,
      blankRows,
      checked: readCheck(form),
    }
    return { ok: false, status: hasConflicts ? 409 : 422, answer }
  }
  if (saved.reason === 'gone') return again(404, saveProblems.gone)
  return again(403, saveProblems[saved.reason === 'expired' ? 'expired' : 'forbidden'])
}

/** What the database refuses must not take the transaction along, in which the reason is found. */
async function saveInSavepoint(
  tx: Transaction,
  id: string,
  isNew: boolean,
  form: FormData,
): Promise<Saved> {
  const [typed, envelope, check] = [readForm(form), readEnvelope(form), readCheck(form)]
  try {
    return await tx.transaction((savepoint) =>
      isNew
        ? addCenter(savepoint, id, typed, check)
        : updateCenter(savepoint, id, typed, envelope, check),
    )
  } catch (error) {
    const errors = findTakenJustNow(error)
    if (errors) {
      const unsaved = { form: typed, envelope, errors, conflicts: [] }
      return { ok: false, reason: 'unsaved', unsaved }
    }
    const found = readDatabaseError(error)
    // The same form, sent twice at once: the other one has added it.
    if (found?.constraint === 'treatment_centers_pkey') return { ok: true, isChanged: false }
    if (found?.code === '42501') return { ok: false, reason: 'forbidden' }
    throw error
  }
}
