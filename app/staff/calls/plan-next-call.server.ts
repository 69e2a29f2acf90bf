import { type SQL, sql } from 'drizzle-orm'
import { writeCenters } from '#app/center/write-centers.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow } from '#db/read-rows.server.ts'
import { timeZone } from '#site/state.ts'
import { planRetry } from './call-plan.ts'
import type { CallAnswer } from './read-call-answer.server.ts'

/** Plan the promised call or the next try. For other results, clear the plan. */
export async function planNextCall(
  db: Executor,
  centerId: string,
  answer: CallAnswer,
  now: Date,
): Promise<void> {
  if (answer.result === 'call-back') {
    await storePlan(db, centerId, sql`${answer.callAt}::timestamptz, null, true`)
    return
  }
  if (answer.result !== 'no-answer') {
    await storePlan(db, centerId, sql`null, null, false`)
    return
  }
  const { tries, isUnreachable } = await readRow<{ tries: number; isUnreachable: boolean }>(
    db,
    sql`select tries, is_unreachable as "isUnreachable" from unanswered_calls where center_id = ${centerId}`,
  )
  const { callOn, avoidPart } = planRetry(now, tries)
  await storePlan(
    db,
    centerId,
    sql`${callOn}::timestamp at time zone ${timeZone}, ${avoidPart}, false`,
  )
  if (isUnreachable) await writeCenters(db, [{ id: centerId, unreachable: true }])
}

async function storePlan(db: Executor, centerId: string, plan: SQL): Promise<void> {
  await db.execute(sql`insert into call_plans (center_id, call_at, avoid_part, is_promised)
    values (${centerId}, ${plan})
    on conflict (center_id) do update set call_at = excluded.call_at, avoid_part = excluded.avoid_part,
      is_promised = excluded.is_promised, decision = null`)
}
