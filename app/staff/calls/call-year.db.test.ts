import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asViewer } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithPGlite } from '#tests/support/test-database.ts'
import { isThorough } from '#tests/support/thorough.ts'
import { readSession, startSession } from './call-session.server.ts'
import { recordCall } from './record-call.server.ts'

const centers = 343
/** 8% of the centers. */
const neverAnswers = (number: number) => number % 100 < 8
const firstDay = Date.parse('2026-01-05T00:00:00Z')
const dayLength = 86_400_000
/** A year of calls takes a minute, and several on a busy machine. */
const slow = { timeout: 900_000 }

/** Do what `recordCall` does for right numbers, a whole day at once, to save time. */
async function answerAll(db: Executor, calls: string[], now: Date): Promise<void> {
  const at = sql`${now}::timestamptz`
  await db.execute(sql`with done as (update calls set done_at = ${at}, result = 'right'
      where id = any(${sql.param(calls)}::uuid[]) returning center_id),
    checked as (insert into field_checks (center_id, field, result, how, checked_at)
      select center_id, 'phone', 'right', 'called', ${at} from done)
    update treatment_centers set verified_at = ${at} where id in (select center_id from done)`)
}

describeWithPGlite('a year of calls', (database, operate) => {
  it.runIf(isThorough)(
    'checks all that answer within 90 days, and stops calling the others',
    slow,
    async () => {
      await seedPeople(database())
      await operate(sql`delete from treatment_centers`)
      await operate(sql`insert into treatment_centers (id, slug, name, phone, created_at)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'c-' || n, 'C', '609 555 0142',
        ${new Date(firstDay)}::timestamptz from generate_series(0, ${centers - 1}) n`)
      const lastRight = new Map<string, number>()
      const gaps: number[] = []
      const calls = { all: 0, silent: 0 }
      for (let day = 0; day < 364; day++) {
        if (day % 7 > 4) continue
        // Alternate between mornings and afternoons in New Jersey.
        const now = new Date(firstDay + day * dayLength + (day % 2 ? 15 : 19) * 3_600_000)
        await asViewer(database(), viewers.admin, async (db) => {
          await startSession(db, now)
          const session = await readSession(db, now)
          const answered: string[] = []
          for (const { id, centerId } of session?.calls ?? []) {
            calls.all++
            if (neverAnswers(Number(centerId.slice(-12)))) {
              calls.silent++
              await recordCall(db, id, { result: 'no-answer' }, now)
              continue
            }
            answered.push(id)
            const last = lastRight.get(centerId)
            if (last !== undefined) gaps.push(day - last)
            lastRight.set(centerId, day)
          }
          await answerAll(db, answered, now)
        })
      }
      for (const last of lastRight.values()) gaps.push(364 - last)
      const silent = Array.from({ length: centers }, (_, number) => number).filter(neverAnswers)
      const unreachable = await operate(sql`select 1 from treatment_centers where unreachable`)
      const longest = Math.max(...gaps)
      expect(lastRight.size).toBe(centers - silent.length)
      expect(longest).toBeLessThanOrEqual(70)
      expect(unreachable).toHaveLength(silent.length)
      expect(calls.silent / calls.all).toBeLessThan(0.12)
    },
  )
})
