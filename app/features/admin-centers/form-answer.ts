import {
  type CenterForm,
  type Check,
  type Envelope,
  type FieldErrors,
  readCheck,
  readEnvelope,
  readForm,
} from './center-form.ts'
import type { Conflict } from './find-conflicts.server.ts'

/** The form again, as it is to be shown: nothing that was typed is lost. */
export type FormAnswer = {
  /** Another one for each, so that the form is filled anew and the same words are read out again. */
  id: string
  /** Why it was not saved; null where nobody has tried. */
  problem: string | null
  /** It was asked for more rows of additional information, or for one less. */
  hasOtherRows: boolean
  form: CenterForm
  checked: Check | null
  envelope: Envelope
  errors: FieldErrors
  conflicts: Conflict[]
  /** How many empty rows there are for additional information. */
  blankRows: number
}

const moreRows = 3
const mostRows = 30

/** What the form's button asks for: the names and values of its `deed`. */
export const formDeeds = { save: 'save', moreRows: 'more-rows', removeRow: 'remove-row-' }

/** The form with more rows or with one less; null where it is to be saved. */
export function answerRows(form: FormData, id: string): FormAnswer | null {
  const deed = String(form.get('deed') ?? formDeeds.save)
  const removed = deed.startsWith(formDeeds.removeRow)
    ? Number(deed.slice(formDeeds.removeRow.length))
    : undefined
  if (deed !== formDeeds.moreRows && removed === undefined) return null
  const blankRows = countBlankRows(form) + (removed === undefined ? moreRows : 0)
  return answerForm(form, { id, problem: null, blankRows, removed })
}

/** The form as it was sent, with why it was not saved. */
export function answerForm(
  form: FormData,
  answer: { id: string; problem: string | null; blankRows?: number; removed?: number },
): FormAnswer {
  const { id, problem, blankRows = countBlankRows(form), removed } = answer
  return {
    id,
    problem,
    hasOtherRows: problem === null,
    form: readForm(form, removed),
    checked: readCheck(form),
    envelope: readEnvelope(form),
    errors: {},
    conflicts: [],
    blankRows: Math.min(blankRows, mostRows),
  }
}

export function countBlankRows(form: FormData): number {
  const count = Number(form.get('blankRows'))
  return Number.isInteger(count) && count > 0 ? Math.min(count, mostRows) : 1
}
