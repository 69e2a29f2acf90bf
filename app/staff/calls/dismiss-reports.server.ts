import { sql } from 'drizzle-orm'
import { settleReports } from '#app/center/field-checks.server.ts'
import { digestSeen } from '#app/lib/digest-seen.server.ts'
import type { Result } from '#app/lib/form.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { type OpenReport, openReports } from './call-session.server.ts'
import { callErrors } from './messages.ts'

/**
 * Dismiss the open reports about a center: those that were `seen`, or none if others came since. New reports of the
 * same kind stay hidden for 30 days.
 */
export async function dismissReports(
  db: Executor,
  centerId: string,
  seen: string,
): Promise<Result<null>> {
  // Reports lock the center's row when they come.
  const [center] = await readRows<{ name: string }>(
    db,
    sql`select name from treatment_centers where id = ${centerId} for update`,
  )
  if (!center) return { ok: false, errors: callErrors.gone }
  const [stored] = await readRows<{ reports: OpenReport[] }>(
    db,
    sql`select ${openReports} as reports from treatment_centers c where id = ${centerId}`,
  )
  if (!stored || stored.reports.length === 0) return { ok: false, errors: callErrors.gone }
  if (digestSeen(stored.reports) !== seen) return { ok: false, errors: callErrors.otherReports }
  const count = await settleReports(db, centerId, 'dismissed')
  await recordActivity(db, {
    action: 'center.reports-dismissed',
    subjectId: centerId,
    subjectName: center.name,
    changes: [{ field: 'reports', old: count, new: 0 }],
  })
  return { ok: true, value: null }
}
