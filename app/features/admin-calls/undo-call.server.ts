import { sql } from 'drizzle-orm'
import type { CallResult } from '#app/lib/checked-fields.ts'
import type { Result } from '#app/lib/form.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { callErrors } from './messages.ts'

/** Which columns of its center a call changed, and the condition that nobody has changed them since. */
const undoRules: { [Result in CallResult]: { columns: string; stillApplies: string } } = {
  right: {
    columns: 'verified_at, verified_by, phone_reported_at, unreachable',
    stillApplies: 'verified_at = done_at',
  },
  wrong: { columns: 'phone_reported_at, unreachable', stillApplies: 'phone_reported_at = done_at' },
  closed: {
    columns: 'permanently_closed, temporarily_closed, phone_reported_at, unreachable',
    stillApplies: 'permanently_closed',
  },
  'no-answer': { columns: 'unreachable', stillApplies: 'unreachable' },
  'call-back': { columns: 'unreachable', stillApplies: 'not unreachable' },
}

type DoneCall = {
  id: string
  centerId: string
  name: string
  doneAt: string
  result: CallResult
}

/**
 * Takes back the last call that this member settled: its plan and reports are as they were, and so is the center
 * except for what somebody has changed since. The note stays.
 */
export async function undoLastCall(db: Executor, now = new Date()): Promise<Result<null>> {
  const [call] = await readRows<DoneCall>(
    db,
    sql`select r.id, r.center_id as "centerId", c.name, r.done_at::text as "doneAt", r.result
      from calls r join treatment_centers c on c.id = r.center_id
      where r.user_id = app_user_id() and r.done_at > ${now}::timestamptz - interval '12 hours'
      order by r.done_at desc limit 1 for update of r, c`,
  )
  if (!call) return { ok: false, errors: callErrors.gone }
  const { id, centerId, name, doneAt, result } = call
  const { columns, stillApplies } = undoRules[result]
  await db.execute(sql`update treatment_centers set (${sql.raw(columns)}) = (
      select ${sql.raw(columns)} from jsonb_populate_record(null::treatment_centers, before))
    from (select center_id, done_at, before from calls where id = ${id}) as call
    where id = center_id and ${sql.raw(stillApplies)}`)
  await db.execute(sql`update call_plans set call_at = was.call_at, avoid_part = was.avoid_part,
      is_promised = coalesce(was.is_promised, false), decision = was.decision
    from calls r, jsonb_populate_record(null::call_plans, nullif(r.before -> 'plan', 'null')) was
    where r.id = ${id} and call_plans.center_id = r.center_id`)
  await db.execute(
    sql`update calls set done_at = null, result = null, before = null where id = ${id}`,
  )
  await db.execute(sql`delete from field_checks where center_id = ${centerId}
    and checked_by = app_user_id() and checked_at = ${doneAt}::timestamptz`)
  await db.execute(sql`update problem_reports set status = 'open', settled_at = null
    where center_id = ${centerId} and settled_at = ${doneAt}::timestamptz`)
  await recordActivity(db, { action: 'center.call-undone', subjectId: centerId, subjectName: name })
  return { ok: true, value: null }
}
