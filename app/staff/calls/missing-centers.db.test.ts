import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asViewer } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { readBacklog, readSession, startSession } from './call-session.server.ts'
import { recordCall } from './record-call.server.ts'
import { undoLastCall } from './undo-call.server.ts'

describeWithDatabase('a center that a list no longer has', (database, operate) => {
  const asAdmin = <Result>(work: (db: Executor) => Promise<Result>) =>
    asViewer(database(), viewers.admin, work)

  it('is due for a call, with the reason, until the center answers', async () => {
    await seedPeople(database())
    await operate(sql`insert into treatment_centers (slug, name, phone, verified_at)
      select 'center-' || n, 'Center ' || n, '609 555 0142', now() - interval '30 days'
      from generate_series(1, 30) n`)
    await operate(sql`with source as (
        insert into sources (name, kind, listed_in) values ('List', 'upload', 'State list')
        returning id
      ), run as (
        insert into source_runs (source_id, state) select id, 'open' from source
        returning id, source_id
      ) insert into differences (source_id, run_id, center_id, kind, fingerprint, status)
        select source_id, run.id, c.id, 'vanished', 'x', 'open'
        from run, treatment_centers c where slug = 'center-7'`)
    const readStatus = () => operate(sql`select status from differences`)
    const readDue = async () => (await asAdmin((db) => readBacklog(db))).due
    expect(await readDue()).toBe(1)
    await asAdmin((db) => startSession(db))
    const session = await asAdmin((db) => readSession(db))
    const call = session?.calls.find(({ slug }) => slug === 'center-7')
    expect(call?.missingIn).toEqual(['State list'])
    await asAdmin((db) => recordCall(db, call?.id ?? '', { result: 'right' }))
    expect([await readStatus(), await readDue()]).toEqual([[{ status: 'accepted' }], 0])
    await asAdmin((db) => undoLastCall(db))
    expect([await readStatus(), await readDue()]).toEqual([[{ status: 'open' }], 1])
  })
})
