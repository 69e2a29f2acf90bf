import { sql } from 'drizzle-orm'
import { recordFieldChecks, settleReports } from '#app/center/field-checks.server.ts'
import { writeCenters } from '#app/center/write-centers.server.ts'
import { settleVanished } from '#app/data/sources/vanished-centers.server.ts'
import type { Result } from '#app/lib/form.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { type HeardChanges, noChanges } from './heard-changes.ts'
import { callErrors } from './messages.ts'
import { planNextCall } from './plan-next-call.server.ts'
import type { CallAnswer } from './read-call-answer.server.ts'
import type { AnswersBefore } from './record-answers.server.ts'
import type { CenterBeforeCall } from './undo-call.server.ts'

/** An open call with its center, both locked, as they are before the call changes anything. */
export type OpenCall = {
  id: string
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

/** Lock and read this member's open call; null if it is settled or belongs to another member. */
export async function readOpenCall(db: Executor, id: string): Promise<OpenCall | null> {
  const [call] = await readRows<OpenCall>(
    db,
    sql`select r.id, c.id as "centerId", c.name, c.phone, r.is_drawn as "isDrawn", ${beforeColumns} as before
      from calls r join treatment_centers c on c.id = r.center_id
      where r.id = ${id} and r.user_id = app_user_id() and r.done_at is null for update of r, c`,
  )
  return call ?? null
}

/** Record the result of an open call, as `settleCall`. Fails if the call is settled or belongs to another member. */
export async function recordCall(
  db: Executor,
  id: string,
  answer: CallAnswer,
  now = new Date(),
): Promise<Result<null>> {
  const call = await readOpenCall(db, id)
  if (!call) return { ok: false, errors: callErrors.gone }
  await settleCall(db, call, answer, now)
  return { ok: true, value: null }
}

type Heard = {
  /** The number that was called, if it is no longer the listing's. */
  former: string | null
  /** What was saved during this call, for Undo. */
  answers: AnswersBefore | null
  changes: HeardChanges
}

const nothingHeard: Heard = { former: null, answers: null, changes: noChanges }

/**
 * Record a call's result and its effects. 'right' marks the center as checked and dismisses reports
 * of a wrong number or a closure. 'wrong' adds a warning to the center's page. 'closed' closes the
 * center. 'no-answer' and 'call-back' plan another call. A call to a `former` number says nothing about the
 * listing's present one, so it is only recorded, unless the center gave a new one.
 */
export async function settleCall(
  db: Executor,
  call: OpenCall,
  answer: CallAnswer,
  now: Date,
  { former, answers, changes }: Heard = nothingHeard,
): Promise<void> {
  const { id, centerId, name, phone, isDrawn, before } = call
  const { result } = answer
  const hasNewNumber = changes.facts.includes('phone')
  const stored = {
    ...before,
    ...(former !== null && { former }),
    ...(answers && { answers }),
    ...(changes.facts.length > 0 && { changed: changes.facts }),
  }
  await db.execute(sql`update calls set done_at = ${now}::timestamptz, result = ${result},
    before = ${JSON.stringify(stored)}::jsonb where id = ${id}`)
  await recordFieldChecks(db, {
    centerId,
    fields: ['phone'],
    // Visitors would have dialed a number that the center has given up.
    result: hasNewNumber ? 'wrong' : result,
    how: 'called',
    isDrawn,
    at: now,
    formerNumber: hasNewNumber ? (former ?? phone) : former,
  })
  if (former === null || hasNewNumber) {
    await applyCall(db, call, answer, now, changes)
  } else if (answer.result === 'call-back') {
    await planNextCall(db, centerId, answer, now)
  }
  await recordActivity(db, {
    action: 'center.called',
    subjectId: centerId,
    subjectName: name,
    changes: [
      { field: 'call', old: null, new: hasNewNumber ? 'new number' : result },
      { field: 'calledNumber', old: null, new: former ?? phone },
    ],
  })
}

/** Write what a call to the listing's number, or a new number, says about the center. */
async function applyCall(
  db: Executor,
  { centerId, isDrawn, before }: OpenCall,
  answer: CallAnswer,
  now: Date,
  { facts }: HeardChanges,
): Promise<void> {
  const { result } = answer
  if (result === 'right') {
    const check = { centerId, result, how: 'called', at: now } as const
    if (facts.includes('phone')) {
      await recordFieldChecks(db, { ...check, fields: ['phone'], isDrawn })
    }
    if (!facts.includes('status')) await recordFieldChecks(db, { ...check, fields: ['status'] })
    await writeCenters(db, [{ id: centerId, verifiedAt: now, verifiedBy: 'called' }])
    const settle = (kind: 'wrong-number' | 'closed', isTrue: boolean) =>
      settleReports(db, centerId, isTrue ? 'confirmed' : 'dismissed', { kind, at: now })
    await settle('wrong-number', facts.includes('phone'))
    await settle('closed', facts.includes('status'))
  }
  if (result === 'wrong' && !before.phone_reported_at) {
    await writeCenters(db, [{ id: centerId, phoneReportedAt: now }])
  }
  if (result === 'closed') {
    await writeCenters(db, [{ id: centerId, permanentlyClosed: true, temporarilyClosed: false }])
    await settleReports(db, centerId, 'confirmed', { at: now })
  }
  if (facts.includes('address')) {
    await settleReports(db, centerId, 'confirmed', { kind: 'moved', at: now })
  }
  if (result === 'right' || result === 'closed') await settleVanished(db, centerId, now)
  await planNextCall(db, centerId, answer, now)
}
