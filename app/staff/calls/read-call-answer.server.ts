import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { CallResult } from '#app/center/fields/checked-fields.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow } from '#db/read-rows.server.ts'
import { timeZone } from '#site/state.ts'

/** The result of a call, with the time of a call back. */
export type CallAnswer =
  | { result: Exclude<CallResult, 'call-back'> }
  | { result: 'call-back'; callAt: Date }

/** Null for a call back at no valid time. */
export async function readCallAnswer(
  db: Executor,
  result: CallResult,
  callBackAt: string,
  now: Date,
): Promise<CallAnswer | null> {
  if (result !== 'call-back') return { result }
  const callAt = await readTime(db, callBackAt, now)
  return callAt && { result, callAt }
}

/** Read a local time ("2026-11-25T15:00"); null if it isn't in the coming year. */
async function readTime(db: Executor, typed: string, now: Date): Promise<Date | null> {
  if (!z.iso.datetime({ local: true }).safeParse(typed).success) return null
  const { at } = await readRow<{ at: Date }>(
    db,
    sql`select ${typed}::timestamp at time zone ${timeZone} as at`,
  )
  const days = (at.getTime() - now.getTime()) / 86_400_000
  return days > 0 && days < 366 ? at : null
}
