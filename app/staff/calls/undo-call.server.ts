import { sql } from 'drizzle-orm'
import type { CallResult, CheckMethod } from '#app/center/fields/checked-fields.ts'
import { type CenterColumns, writeCenters } from '#app/center/write-centers.server.ts'
import { reopenVanished } from '#app/data/sources/vanished-centers.server.ts'
import type { Result } from '#app/lib/form.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import type { HeardFact } from './heard-changes.ts'
import { callErrors } from './messages.ts'
import { type AnswersBefore, undoAnswers } from './record-answers.server.ts'

/** The columns of a center that a call may change, with their values before. Stored with the call. */
export type CenterBeforeCall = {
  verified_at: string | null
  verified_by: CheckMethod | null
  permanently_closed: boolean
  temporarily_closed: boolean
  phone_reported_at: string | null
  unreachable: boolean
  /** Set if the caller saved answers. */
  answers?: AnswersBefore
  /** The number that was called, if the listing had another one by then. */
  former?: string
  /** What the center said has changed. */
  changed?: HeardFact[]
}

/** Whether nobody has changed since what a call changed of its center. */
const stillApplies = sql<boolean>`case r.result
  when 'right' then c.verified_at = r.done_at
  when 'wrong' then c.phone_reported_at = r.done_at
  when 'closed' then c.permanently_closed
  when 'no-answer' then c.unreachable
  else not c.unreachable end`

type DoneCall = {
  id: string
  centerId: string
  name: string
  doneAt: string
  result: CallResult
  before: CenterBeforeCall
  stillApplies: boolean | null
}

/**
 * Undo the member's last call of the past 12 hours. Restores the plan and the reports, and the
 * center unless somebody has changed it since. The note stays.
 */
export async function undoLastCall(db: Executor, now = new Date()): Promise<Result<null>> {
  const [call] = await readRows<DoneCall>(
    db,
    sql`select r.id, r.center_id as "centerId", c.name, r.done_at::text as "doneAt", r.result,
        r.before, ${stillApplies} as "stillApplies"
      from calls r join treatment_centers c on c.id = r.center_id
      where r.user_id = app_user_id() and r.done_at > ${now}::timestamptz - interval '12 hours'
      order by r.done_at desc limit 1 for update of r, c`,
  )
  if (!call) return { ok: false, errors: callErrors.gone }
  const { id, centerId, name, doneAt, before } = call
  const restored = before.answers && (await undoAnswers(db, centerId, before.answers))
  if (restored && !restored.ok) return restored
  // After the number: a changed one resets these columns.
  const wasApplied = before.former === undefined || before.changed?.includes('phone')
  if (call.stillApplies && wasApplied) {
    await writeCenters(db, [{ id: centerId, ...undoChanges(call.result, before) }])
  }
  await db.execute(sql`update call_plans set call_at = was.call_at, avoid_part = was.avoid_part,
      is_promised = coalesce(was.is_promised, false), decision = was.decision
    from calls r, jsonb_populate_record(null::call_plans, nullif(r.before -> 'plan', 'null')) was
    where r.id = ${id} and call_plans.center_id = r.center_id`)
  await db.execute(
    sql`update calls set done_at = null, result = null, before = null where id = ${id}`,
  )
  const checks = await readRows<{ result: CallResult }>(
    db,
    sql`delete from field_checks where center_id = ${centerId}
      and checked_by = app_user_id() and checked_at = ${doneAt}::timestamptz returning result`,
  )
  // Copies of the directory can't learn of it by the time of a check that is gone.
  if (checks.some(({ result }) => result === 'right')) {
    await writeCenters(db, [{ id: centerId, updatedAt: new Date() }])
  }
  await db.execute(sql`update problem_reports set status = 'open', settled_at = null
    where center_id = ${centerId} and settled_at = ${doneAt}::timestamptz`)
  await reopenVanished(db, centerId, doneAt)
  await recordActivity(db, { action: 'center.call-undone', subjectId: centerId, subjectName: name })
  return { ok: true, value: null }
}

function undoChanges(result: CallResult, before: CenterBeforeCall): CenterColumns {
  const { unreachable } = before
  const phoneReportedAt = toDate(before.phone_reported_at)
  switch (result) {
    case 'right':
      return {
        verifiedAt: toDate(before.verified_at),
        verifiedBy: before.verified_by,
        phoneReportedAt,
        unreachable,
      }
    case 'wrong':
      return { phoneReportedAt, unreachable }
    case 'closed':
      return {
        permanentlyClosed: before.permanently_closed,
        temporarilyClosed: before.temporarily_closed,
        phoneReportedAt,
        unreachable,
      }
    default:
      return { unreachable }
  }
}

function toDate(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment)
}
