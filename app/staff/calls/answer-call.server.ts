import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { recordFieldChecks, settleReports } from '#app/center/field-checks.server.ts'
import { callResults } from '#app/center/fields/checked-fields.ts'
import { writeCenters } from '#app/center/write-centers.server.ts'
import { settleVanished } from '#app/data/sources/vanished-centers.server.ts'
import type { Result } from '#app/lib/form.ts'
import { lines } from '#app/lib/text-schema.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { startSession } from './call-session.server.ts'
import { calledNumber, findFormerNumber } from './called-number.server.ts'
import { dismissReports } from './dismiss-reports.server.ts'
import { callErrors, maxNoteLength } from './messages.ts'
import { planNextCall } from './plan-next-call.server.ts'
import { type CallAnswer, readCallAnswer } from './read-call-answer.server.ts'
import {
  type Answers,
  type AnswersBefore,
  noAnswers,
  saveAnswers,
} from './record-answers.server.ts'
import { type CenterBeforeCall, undoLastCall } from './undo-call.server.ts'

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
    step: z.enum([...callResults, 'note', 'skip']),
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
  if (step === 'note' || step === 'skip') {
    const saved = await saveHeard(db, form, answers, now)
    if (!saved.ok) return saved
    return step === 'note' ? done : skipCall(db, call)
  }
  const answer = await readCallAnswer(db, step, callBackAt, now)
  if (!answer) return { ok: false, errors: callErrors.noTime }
  const former = await findFormerNumber(db, call, form)
  if (!former.ok) return former
  const saved = await saveHeard(db, form, answers, now)
  if (!saved.ok) return saved
  const recorded = await recordCall(db, call, answer, now, former.value)
  if (recorded.ok && saved.value) {
    await db.execute(sql`update calls
      set before = before || ${JSON.stringify({ answers: saved.value })}::jsonb where id = ${call}`)
  }
  return recorded.ok ? former : recorded
}

/** Save the answers, then the note. */
async function saveHeard(
  db: Executor,
  { call, note }: CallForm,
  answers: Answers,
  now: Date,
): Promise<Result<AnswersBefore | null>> {
  const saved = await saveAnswers(db, call, answers, now)
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

type OpenCall = {
  centerId: string
  name: string
  phone: string | null
  isDrawn: boolean
  before: CenterBeforeCall
}

/** A `CenterBeforeCall`, and its plan. */
const beforeColumns = sql`json_build_object('verified_at', c.verified_at, 'verified_by', c.verified_by,
  'permanently_closed', c.permanently_closed, 'temporarily_closed', c.temporarily_closed,
  'phone_reported_at', c.phone_reported_at, 'unreachable', c.unreachable,
  'plan', (select to_json(p) from call_plans p where p.center_id = c.id))`

/**
 * Record a call's result and its effects. 'right' marks the center as checked and dismisses reports
 * of a wrong number or a closure. 'wrong' adds a warning to the center's page. 'closed' closes the
 * center. 'no-answer' and 'call-back' plan another call. A call to a `former` number says nothing about the
 * listing's present one, so it is only recorded. Fails if the call is already settled or belongs to another member.
 */
export async function recordCall(
  db: Executor,
  id: string,
  answer: CallAnswer,
  now = new Date(),
  former: string | null = null,
): Promise<Result<null>> {
  const [call] = await readRows<OpenCall>(
    db,
    sql`select c.id as "centerId", c.name, c.phone, r.is_drawn as "isDrawn", ${beforeColumns} as before
      from calls r join treatment_centers c on c.id = r.center_id
      where r.id = ${id} and r.user_id = app_user_id() and r.done_at is null for update of r, c`,
  )
  if (!call) return gone
  const { centerId, name, phone, isDrawn, before } = call
  const { result } = answer
  const stored = former === null ? before : { ...before, former }
  await db.execute(sql`update calls set done_at = ${now}::timestamptz, result = ${result},
    before = ${JSON.stringify(stored)}::jsonb where id = ${id}`)
  const check = { centerId, result, how: 'called', isDrawn, at: now } as const
  await recordFieldChecks(db, { ...check, fields: ['phone'], formerNumber: former })
  if (former === null) {
    await applyCall(db, call, answer, now)
  } else if (answer.result === 'call-back') {
    await planNextCall(db, centerId, answer, now)
  }
  await recordActivity(db, {
    action: 'center.called',
    subjectId: centerId,
    subjectName: name,
    changes: [
      { field: 'call', old: null, new: result },
      { field: 'calledNumber', old: null, new: former ?? phone },
    ],
  })
  return done
}

/** Write what a call to the listing's number says about the center. */
async function applyCall(
  db: Executor,
  { centerId, before }: OpenCall,
  answer: CallAnswer,
  now: Date,
): Promise<void> {
  const { result } = answer
  if (result === 'right') {
    await recordFieldChecks(db, { centerId, fields: ['status'], result, how: 'called', at: now })
    await writeCenters(db, [{ id: centerId, verifiedAt: now, verifiedBy: 'called' }])
    await settleReports(db, centerId, 'dismissed', { kind: 'wrong-number', at: now })
    await settleReports(db, centerId, 'dismissed', { kind: 'closed', at: now })
  }
  if (result === 'wrong' && !before.phone_reported_at) {
    await writeCenters(db, [{ id: centerId, phoneReportedAt: now }])
  }
  if (result === 'closed') {
    await writeCenters(db, [{ id: centerId, permanentlyClosed: true, temporarilyClosed: false }])
    await settleReports(db, centerId, 'confirmed', { at: now })
  }
  if (result === 'right' || result === 'closed') await settleVanished(db, centerId, now)
  await planNextCall(db, centerId, answer, now)
}
