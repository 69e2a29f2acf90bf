import { sql } from 'drizzle-orm'
import type { CallResult, CheckMethod, EvidenceField } from '#app/center/fields/checked-fields.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { writeCenters } from './write-centers.server.ts'

type FieldCheck = {
  centerId: string
  fields: readonly EvidenceField[]
  result: CallResult
  how: CheckMethod
  /** Of the random sample that tells how right the directory is. */
  isDrawn?: boolean
  /** Now, unless said otherwise. */
  at?: Date
  /** The number that was called, if it is no longer the listing's. */
  formerNumber?: string | null
}

/**
 * Record the viewer's checks of a center's fields, with the center's present state. Returns the ids of the rows, in no
 * order. Any answer at its number ends the retries; one at a former number is evidence of that number alone.
 */
export async function recordFieldChecks(db: Executor, check: FieldCheck): Promise<string[]> {
  const { centerId, fields, result, how, isDrawn = false, at = new Date() } = check
  const { formerNumber = null } = check
  const rows = await readRows<{ id: string }>(
    db,
    sql`insert into field_checks
        (center_id, field, result, how, checked_by, checked_at, is_drawn, county, treatment_types, value)
      select id, field, ${result}, ${how}, app_user_id(), ${at}::timestamptz, ${isDrawn}, county, treatment_types,
        dialed_digits(${formerNumber})
      from treatment_centers, unnest(${sql.param([...fields])}::text[]) as field
      where id = ${centerId} returning id`,
  )
  const isAnswered = fields.includes('phone') && result !== 'no-answer'
  if (isAnswered && formerNumber === null) await endRetries(db, centerId)
  return rows.map(({ id }) => id)
}

async function endRetries(db: Executor, centerId: string): Promise<void> {
  await db.execute(sql`update call_plans set call_at = null, avoid_part = null, is_promised = false,
    decision = null where center_id = ${centerId}`)
  await writeCenters(db, [{ id: centerId, unreachable: false }])
}

/**
 * Settle the open reports about a center, of one kind or of all: 'confirmed' where they were right. Takes the
 * notice from its number where that was reported. How many there were.
 */
export async function settleReports(
  db: Executor,
  centerId: string,
  status: 'confirmed' | 'dismissed',
  { kind, at = new Date() }: { kind?: 'wrong-number' | 'closed' | 'moved'; at?: Date } = {},
): Promise<number> {
  const settled = await readRows(
    db,
    sql`update problem_reports set status = ${status}, settled_at = ${at}::timestamptz
      where center_id = ${centerId} and status = 'open'
        and ${kind === undefined ? sql`true` : sql`kind = ${kind}`} returning id`,
  )
  if (kind === undefined || kind === 'wrong-number') {
    await writeCenters(db, [{ id: centerId, phoneReportedAt: null }])
  }
  return settled.length
}
