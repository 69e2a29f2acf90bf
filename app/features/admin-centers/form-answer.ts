import { data, isRouteErrorResponse } from 'react-router'
import { failureTexts } from '#app/lib/failure.ts'
import { getLoss } from '#app/lib/form.ts'
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
import { saveProblems } from './messages.ts'

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
const maxRows = 30

/** What the form's button asks for: the names and values of its `intent`. */
export const formIntents = { save: 'save', moreRows: 'more-rows', removeRow: 'remove-row-' }

/** The form with more rows or with one less; null where it is to be saved. */
export function answerRows(form: FormData, id: string): FormAnswer | null {
  const intent = String(form.get('intent') ?? formIntents.save)
  const removed = intent.startsWith(formIntents.removeRow)
    ? Number(intent.slice(formIntents.removeRow.length))
    : undefined
  if (intent !== formIntents.moreRows && removed === undefined) return null
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
    blankRows: Math.min(blankRows, maxRows),
  }
}

export function countBlankRows(form: FormData): number {
  const count = Number(form.get('blankRows'))
  return Number.isInteger(count) && count > 0 ? Math.min(count, maxRows) : 1
}

type Sending<Answer> = { request: Request; serverAction: () => Promise<Answer> }

/**
 * Sends a center's form from the browser. Where the connection is gone, the session has ended, or one
 * is no admin any more, the form stays as it is, with all that was typed.
 */
export async function sendCenterForm<Answer>({ request, serverAction }: Sending<Answer>) {
  const form = await request.clone().formData()
  const keep = (problem: string, status: number) =>
    data(answerForm(form, { id: String(Date.now()), problem }), { status })
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) {
      const isToLogin = error.headers.get('Location')?.startsWith('/auth')
      if (isToLogin) return keep(saveProblems.expired, 401)
      throw error
    }
    const loss = getLoss(error)
    if (loss === 'unreachable') return keep(saveProblems.unreachable, 503)
    if (loss) return keep(saveProblems.failed(failureTexts.en.unreachable), 503)
    if (isRouteErrorResponse(error) && error.status === 403)
      return keep(saveProblems.forbidden, 403)
    throw error
  }
}
