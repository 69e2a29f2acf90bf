import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Result } from '#app/lib/form.ts'
import { line } from '#app/lib/text-schema.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { askWhichNumber, callErrors } from './messages.ts'

/** The fields of a call's form that say which number the caller saw and dialed. */
export const calledNumber = {
  /** The listing's number when the page was opened. */
  number: line.pipe(z.string().min(1).max(500)),
  /** The answer to "Which one did you call?"; empty if nobody asked. */
  dialed: line.pipe(z.string().max(500)).default(''),
}

type CalledNumber = { number: string; dialed: string }

/**
 * Lock this member's open call and its center, and find out which number the call was made to: null for the listing's
 * own, or the former number. Fails with a question if the number changed since the caller's page was opened.
 */
export async function findFormerNumber(
  db: Executor,
  call: string,
  { number, dialed }: CalledNumber,
): Promise<Result<string | null>> {
  const called = dialed || number
  const [row] = await readRows<{ now: string | null; isSeen: boolean; isCalled: boolean }>(
    db,
    sql`select c.phone as now, dialed_digits(c.phone) is not distinct from dialed_digits(${number}) as "isSeen",
        dialed_digits(c.phone) is not distinct from dialed_digits(${called}) as "isCalled"
      from calls r join treatment_centers c on c.id = r.center_id
      where r.id = ${call} and r.user_id = app_user_id() and r.done_at is null for update of r, c`,
  )
  if (!row) return { ok: false, errors: callErrors.gone }
  // A listing without a number leaves nothing to ask: the caller dialed the number on the page.
  if (row.now !== null && !row.isSeen) return { ok: false, errors: askWhichNumber(row.now) }
  return { ok: true, value: row.isCalled ? null : called }
}
