import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Result } from '#app/lib/form.ts'
import { type CallResult, callResults } from '#app/lib/listing-facts.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { recordFactChecks, settleReports } from '#db/record-fact-checks.server.ts'
import { callErrors } from './messages.ts'
import { startSession } from './session.server.ts'

/** What a form of the round asks for. */
export const roundIntent = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('start') }),
  z.object({ intent: z.literal('answer'), call: z.uuid(), result: z.enum(callResults) }),
  z.object({ intent: z.literal('undo') }),
  z.object({ intent: z.literal('dismiss'), center: z.uuid() }),
])

const gone = { ok: false, errors: callErrors.gone } as const

/** Does what a form of the round asks for. */
export async function changeRound(
  tx: Transaction,
  asked: z.output<typeof roundIntent>,
): Promise<Result<null>> {
  if (asked.intent === 'answer') return recordCall(tx, asked.call, asked.result)
  if (asked.intent === 'dismiss') return dismissReports(tx, asked.center)
  if (asked.intent === 'undo') return undoLastCall(tx)
  return (await startSession(tx)) > 0 ? { ok: true, value: null } : gone
}

type OpenCall = { centerId: string; name: string; isDrawn: boolean; before: object }

/** What a call may change of a center. */
const beforeColumns = sql`json_build_object('verified_at', c.verified_at, 'verified_by', c.verified_by,
  'permanently_closed', c.permanently_closed, 'temporarily_closed', c.temporarily_closed,
  'phone_reported_at', c.phone_reported_at)`

/**
 * Writes down what a call came to, and what follows: a number that is right is confirmed today, and reports of it
 * are dismissed; one that is wrong says so beside it; a center that is closed is closed. A call that is settled already
 * or is another person's is not.
 */
export async function recordCall(
  tx: Transaction,
  id: string,
  result: CallResult,
): Promise<Result<null>> {
  const [call] = await readRows<OpenCall>(
    tx,
    sql`select c.id as "centerId", c.name, r.is_drawn as "isDrawn", ${beforeColumns} as before
      from round_calls r join treatment_centers c on c.id = r.center_id
      where r.id = ${id} and r.user_id = app_user_id() and r.done_at is null for update of r, c`,
  )
  if (!call) return gone
  const { centerId, name, isDrawn, before } = call
  await tx.execute(sql`update round_calls set done_at = now(), result = ${result},
    before = ${JSON.stringify(before)}::jsonb where id = ${id}`)
  const check = { centerId, result, how: 'called', isDrawn } as const
  await recordFactChecks(tx, { ...check, facts: ['phone'] })
  if (result === 'right') {
    await recordFactChecks(tx, { ...check, isDrawn: false, facts: ['status'] })
    await tx.execute(sql`update treatment_centers set verified_at = now(), verified_by = 'called'
      where id = ${centerId}`)
    await settleReports(tx, centerId, 'dismissed', 'wrong-number')
    await settleReports(tx, centerId, 'dismissed', 'closed')
  }
  if (result === 'wrong') {
    await tx.execute(sql`update treatment_centers set phone_reported_at = coalesce(phone_reported_at, now())
      where id = ${centerId}`)
  }
  if (result === 'closed') {
    await tx.execute(sql`update treatment_centers set permanently_closed = true,
      temporarily_closed = false where id = ${centerId}`)
    await settleReports(tx, centerId, 'confirmed')
  }
  await recordActivity(tx, {
    action: 'center.called',
    subjectId: centerId,
    subjectName: name,
    changes: [{ field: 'phone', old: null, new: result }],
  })
  return { ok: true, value: null }
}

/** What a call that came to this changed of its center, and where that still is so. */
const traces: { [Result in CallResult]?: { columns: string; isThere: string } } = {
  right: {
    columns: 'verified_at, verified_by, phone_reported_at',
    isThere: 'verified_at = done_at',
  },
  wrong: { columns: 'phone_reported_at', isThere: 'phone_reported_at = done_at' },
  closed: {
    columns: 'permanently_closed, temporarily_closed, phone_reported_at',
    isThere: 'permanently_closed',
  },
}

/**
 * Takes back the last call that whoever asks has settled: the reports are as they were, and so is the center but for
 * what somebody has changed since.
 */
export async function undoLastCall(tx: Transaction): Promise<Result<null>> {
  const [call] = await readRows<{
    id: string
    centerId: string
    name: string
    doneAt: string
    result: CallResult
  }>(
    tx,
    sql`select r.id, r.center_id as "centerId", c.name, r.done_at::text as "doneAt", r.result
      from round_calls r join treatment_centers c on c.id = r.center_id
      where r.user_id = app_user_id() and r.done_at > now() - interval '12 hours'
      order by r.done_at desc limit 1 for update of r, c`,
  )
  if (!call) return gone
  const { id, centerId, name, doneAt, result } = call
  const trace = traces[result]
  if (trace) {
    const columns = sql.raw(trace.columns)
    await tx.execute(sql`update treatment_centers set (${columns}) = (
        select ${columns} from jsonb_populate_record(null::treatment_centers, before))
      from (select center_id, done_at, before from round_calls where id = ${id}) as call
      where id = center_id and ${sql.raw(trace.isThere)}`)
  }
  await tx.execute(
    sql`update round_calls set done_at = null, result = null, before = null where id = ${id}`,
  )
  await tx.execute(sql`delete from fact_checks where center_id = ${centerId}
    and checked_by = app_user_id() and checked_at = ${doneAt}::timestamptz`)
  await tx.execute(sql`update problem_reports set status = 'open', settled_at = null
    where center_id = ${centerId} and settled_at = ${doneAt}::timestamptz`)
  await recordActivity(tx, { action: 'center.call-undone', subjectId: centerId, subjectName: name })
  return { ok: true, value: null }
}

/** Dismisses the open reports about a center: the same are not shown for 30 days. */
export async function dismissReports(tx: Transaction, centerId: string): Promise<Result<null>> {
  const [center] = await readRows<{ name: string }>(
    tx,
    sql`select name from treatment_centers where id = ${centerId}`,
  )
  if (!center) return gone
  const count = await settleReports(tx, centerId, 'dismissed')
  if (count === 0) return gone
  await recordActivity(tx, {
    action: 'center.reports-dismissed',
    subjectId: centerId,
    subjectName: center.name,
    changes: [{ field: 'reports', old: count, new: 0 }],
  })
  return { ok: true, value: null }
}
