import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { recordFieldChecks } from '#app/center/field-checks.server.ts'
import { homeFirst } from '#app/center/home-first.server.ts'
import { writeCenters } from '#app/center/write-centers.server.ts'
import { digestSeen } from '#app/lib/digest-seen.server.ts'
import type { Result } from '#app/lib/form.ts'
import { changeCenters } from '#app/staff/centers/change-centers.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { plannedCenters, waitsForDecision } from './call-session.server.ts'
import { unreachableErrors } from './messages.ts'

/** A center that at least three calls over 30 days did not reach. */
export type Unreachable = {
  id: string
  slug: string
  name: string
  phone: string | null
  address: string | null
  website: string | null
  note: string | null
  tries: number
  triedAt: Date | null
  /** Sums up what a decision is about. */
  seen: string
}

/** List up to 50 centers that wait for a decision, those of the state and longest since the last call first. */
export async function readUnreachable(db: Executor): Promise<Unreachable[]> {
  const rows = await readRows<Omit<Unreachable, 'seen'>>(
    db,
    sql`select c.id, c.slug, c.name, c.phone, c.address, c.website, p.note,
        coalesce(u.tries, 0) as tries, u.last_at as "triedAt"
      from ${plannedCenters} left join unanswered_calls u on u.center_id = c.id
      where not c.permanently_closed and ${waitsForDecision}
      order by ${homeFirst('c')}, u.last_at, c.id limit 50`,
  )
  return rows.map((row) => ({ ...row, seen: sumUp(row) }))
}

function sumUp({ name, phone, website }: Pick<Unreachable, 'name' | 'phone' | 'website'>): string {
  return digestSeen(name, phone, website)
}

export const decisionIntent = z.object({
  center: z.uuid(),
  decision: z.enum(['website', 'letter', 'keep', 'hide']),
  seen: z.string(),
})

/** Days until the next call. */
const callAgainDays = { letter: 30, keep: 60 } as const

/**
 * Decide about an unreachable center. 'website': its website confirms the listing, which then
 * counts as checked. 'letter' and 'keep': it stays unreachable and is called again later. 'hide':
 * it moves to the deleted centers. Fails if the center changed since the page was opened.
 */
export async function decideUnreachable(
  db: Executor,
  { center: id, decision, seen }: z.output<typeof decisionIntent>,
  now = new Date(),
): Promise<Result<null>> {
  const [center] = await readRows<Pick<Unreachable, 'name' | 'phone' | 'website'>>(
    db,
    sql`select name, phone, website from treatment_centers where id = ${id} and unreachable
      and not exists (select 1 from call_plans where center_id = id and decision is not null) for update`,
  )
  if (!center) return { ok: false, errors: unreachableErrors.settled }
  if (sumUp(center) !== seen) return { ok: false, errors: unreachableErrors.changed }
  if (decision === 'hide') {
    const hidden = await changeCenters(db, 'delete', [id])
    return hidden.ok ? { ok: true, value: null } : { ok: false, errors: unreachableErrors.settled }
  }
  if (decision === 'website') {
    if (!center.website) return { ok: false, errors: unreachableErrors.noWebsite }
    const check = { centerId: id, result: 'right', how: 'website', at: now } as const
    await recordFieldChecks(db, { ...check, fields: ['phone', 'status', 'website'] })
    await writeCenters(db, [{ id, verifiedAt: now, verifiedBy: 'website' }])
  } else {
    await db.execute(sql`insert into call_plans (center_id, decision, call_at)
      values (${id}, ${decision}, ${now}::timestamptz + make_interval(days => ${callAgainDays[decision]}::integer))
      on conflict (center_id) do update set decision = excluded.decision, call_at = excluded.call_at,
        is_promised = false`)
  }
  await recordActivity(db, {
    action: 'center.unreachable-decided',
    subjectId: id,
    subjectName: center.name,
    changes: [{ field: 'unreachable', old: null, new: decision }],
  })
  return { ok: true, value: null }
}
