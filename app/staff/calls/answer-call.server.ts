import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Result } from '#app/lib/form.ts'
import { lines } from '#app/lib/text-schema.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { startSession } from './call-session.server.ts'
import { calledNumber, findFormerNumber } from './called-number.server.ts'
import { dismissReports } from './dismiss-reports.server.ts'
import {
  findFilled,
  type HeardChanges,
  isSameNumber,
  noChanges,
  readHeardChanges,
} from './heard-changes.ts'
import { heardErrors, refuseChanges, unusedChange } from './heard-messages.ts'
import { callErrors, callOutcomes, maxNoteLength } from './messages.ts'

import { readCallAnswer } from './read-call-answer.server.ts'
import {
  type Answers,
  type AnswersBefore,
  noAnswers,
  saveAnswers,
} from './record-answers.server.ts'
import { readOpenCall, settleCall } from './record-call.server.ts'
import { undoLastCall } from './undo-call.server.ts'

/**
 * The forms of the calls page. People type the note and the time, so bad values get a message
 * instead of a 400.
 */
export const callIntent = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('start') }),
  z.object({
    intent: z.literal('call'),
    call: z.uuid(),
    ...calledNumber,
    step: z.enum([...callOutcomes, 'note', 'skip']),
    callBackAt: z.string().default(''),
    /** If missing, the stored note stays. */
    note: lines.optional(),
  }),
  z.object({ intent: z.literal('undo') }),
  z.object({
    intent: z.literal('dismiss'),
    center: z.uuid(),
    /** The reports that were shown. */
    seen: z.string(),
    /** The call on the page, and the number that the page showed. */
    call: z.uuid(),
    number: calledNumber.number,
  }),
])

type CallForm = Extract<z.output<typeof callIntent>, { intent: 'call' }>

const gone = { ok: false, errors: callErrors.gone } as const
const done = { ok: true, value: null } as const

/** Handle a form of the calls page. The value is the former number that the call was made to, if it was. */
export async function changeCalls(
  db: Executor,
  asked: z.output<typeof callIntent>,
  now = new Date(),
  answers: Answers = noAnswers,
): Promise<Result<string | null>> {
  switch (asked.intent) {
    case 'start':
      return startSession(db, now)
    case 'undo':
      return undoLastCall(db, now)
    case 'dismiss':
      return dismissReports(db, asked.center, asked.seen)
    case 'call':
      return changeCall(db, asked, answers, now)
  }
}

/** Store the answers and the note, then handle the pressed button. */
async function changeCall(
  db: Executor,
  form: CallForm,
  answers: Answers,
  now: Date,
): Promise<Result<string | null>> {
  const { call, step, callBackAt, note } = form
  if (note && note.length > maxNoteLength) return { ok: false, errors: callErrors.longNote }
  if (callBackAt !== '' && step !== 'call-back' && step !== 'note') {
    return { ok: false, errors: callErrors.unusedTime }
  }
  const filled = findFilled(answers.heard)
  if (filled && step !== 'changed') return { ok: false, errors: unusedChange(filled) }
  if (step === 'note' || step === 'skip') {
    const saved = await saveHeard(db, form, answers, noChanges, now)
    if (!saved.ok) return saved
    return step === 'note' ? done : skipCall(db, call)
  }
  const changes =
    step === 'changed' ? readChanges(answers) : { ok: true as const, value: noChanges }
  if (!changes.ok) return changes
  const result = step === 'changed' ? (changes.value.isClosed ? 'closed' : 'right') : step
  const answer = await readCallAnswer(db, result, callBackAt, now)
  if (!answer) return { ok: false, errors: callErrors.noTime }
  const former = await findFormerNumber(db, call, form)
  if (!former.ok) return former
  const { phone } = changes.value.typed
  if (phone && former.value === null && isSameNumber(phone, form.number)) {
    return { ok: false, errors: heardErrors.sameNumber }
  }
  const open = await readOpenCall(db, call)
  if (!open) return gone
  const saved = await saveHeard(db, form, answers, changes.value, now)
  if (!saved.ok) return saved
  await settleCall(db, open, answer, now, {
    former: former.value,
    answers: saved.value,
    changes: changes.value,
  })
  return phone ? done : former
}

/** Read what the center said has changed. */
function readChanges({ heard, shown, typed }: Answers): Result<HeardChanges> {
  const read = readHeardChanges(heard, shown)
  if (!read.ok) return { ok: false, errors: refuseChanges(read.errors) }
  const { intakePhone } = read.value.typed
  if (intakePhone && typed.intakePhone && intakePhone !== typed.intakePhone) {
    return { ok: false, errors: heardErrors.twoIntakes }
  }
  return read
}

/** Save the answers and changes, then the note. */
async function saveHeard(
  db: Executor,
  { call, note }: CallForm,
  answers: Answers,
  changes: HeardChanges,
  now: Date,
): Promise<Result<AnswersBefore | null>> {
  const saved = await saveAnswers(db, call, answers, changes, now)
  if (saved.ok && note !== undefined && !(await saveNote(db, call, note))) return gone
  return saved
}

/** Save a note for the center of this member's open call. False if the member has no such call. */
async function saveNote(db: Executor, call: string, note: string): Promise<boolean> {
  const rows = await readRows(
    db,
    sql`insert into call_plans (center_id, note)
      select center_id, nullif(${note}, '') from calls join treatment_centers c on c.id = center_id
      where calls.id = ${call} and user_id = app_user_id() and done_at is null
      on conflict (center_id) do update set note = excluded.note returning center_id`,
  )
  return rows.length > 0
}

/** Move an open call to the end of its session. */
async function skipCall(db: Executor, id: string): Promise<Result<null>> {
  const skipped = await readRows(
    db,
    sql`update calls r set position =
        (select max(position) + 1 from calls s where s.session_id = r.session_id)
      where id = ${id} and user_id = app_user_id() and done_at is null returning id`,
  )
  return skipped.length > 0 ? done : gone
}
